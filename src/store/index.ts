export { type RunCheck, type StoreCheck, isRunSound, isSound } from './check.ts';
export { damagedRun, describeGames } from './damage.ts';
export { defaultStorePath } from './location.ts';
export { type Repair, repairStore } from './repair.ts';
export type {
  BySide,
  GamesPage,
  GamesQuery,
  NewGame,
  NewRun,
  Overrun,
  RunEngine,
  RunProgress,
  RunState,
  SideMeasures,
  StoredGame,
  StoredRecord,
  StoredRun,
} from './rows.ts';
export type { MergedRun, Merging } from './merging.ts';
export { RunWriter, withEngine } from './runWriter.ts';
export { Store } from './store.ts';
export { IN_MEMORY, isSameFile, removeStore } from './storeFile.ts';
