export { experimentHash, hashOfRun, runsOfExperiment } from './experimentHash.ts';
export { type MergeSettings, mergeStores } from './mergeStores.ts';
export { type OnceSettings, Stopped, knownRuns, playOnce } from './playOnce.ts';
export { readResults } from './readResults.ts';
export {
  type ExperimentOutcome,
  type ExperimentSettings,
  type NewExperiment,
  runExperiment,
} from './runExperiment.ts';
export { type SpecFile, readSpecFile } from './specFile.ts';
export { type NewRunSettings, type ResumeSettings, beginRun, hasChangedModule, resumeRun } from './start.ts';
export { experimentOf, gamesOf, recordOf, recordsOf, someGamesOf } from './stored.ts';
