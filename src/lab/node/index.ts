export { experimentHash, hashOfRun, runsOfExperiment } from './experimentHash.ts';
export { readResults } from './readResults.ts';
export {
  type ExperimentOutcome,
  type ExperimentSettings,
  type NewExperiment,
  runExperiment,
} from './runExperiment.ts';
export { type SpecFile, readSpecFile } from './specFile.ts';
export { type NewRunSettings, type ResumeSettings, beginRun, hasChangedModule, resumeRun } from './start.ts';
export { experimentOf, gamesOf, recordOf, someGamesOf } from './stored.ts';
