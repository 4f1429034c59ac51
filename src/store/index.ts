export { defaultStorePath } from './location.ts';
export { BEAT_MS } from './owner.ts';
export type {
  BySide,
  NewGame,
  NewRun,
  RunEngine,
  SideMeasures,
  StoredGame,
  StoredRun,
  StoredState,
} from './rows.ts';
export { type Overrun, RunWriter } from './runWriter.ts';
export { Store } from './store.ts';
export { IN_MEMORY } from './storeFile.ts';
