export { experimentHash, hashOfRun, runsOfExperiment } from './experimentHash.ts';
