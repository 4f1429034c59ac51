export { type RunCheck, type StoreCheck, isRunSound, isSound } from './check.ts';
export { damagedRun, describeGames } from './damage.ts';
export { defaultStorePath } from './location.ts';
export { BEAT_MS } from './owner.ts';
export { type Repair, repairStore } from './repair.ts';
export type {
  BySide,
  NewGame,
  NewRun,
  RunEngine,
  RunState,
  SideMeasures,
  StoredGame,
  StoredRecord,
  StoredRun,
} from './rows.ts';
export { type Overrun, RunWriter } from './runWriter.ts';
export { Store } from './store.ts';
export { IN_MEMORY } from './storeFile.ts';
