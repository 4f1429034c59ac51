/** Runs experiments in tests, and compares what came of them. */
import { playOnThreads } from '../../src/arena/node/index.ts';
import {
  Run,
  type ExperimentSpec,
  type RunResults,
  beginRun,
  experimentOf,
  gamesOf,
  readResults,
  resumeRun,
  settleExperiment,
} from '../../src/lab/index.ts';
import { IN_MEMORY, Store } from '../../src/store/index.ts';

export interface Conditions {
  readonly threads: number;
  readonly path?: string;
  /** Ends the process's part in the run when so many games are over. */
  readonly stopAfter?: number;
}

/** Begins a run, or goes on with run 1 if the store has one. */
export async function runExperiment(spec: ExperimentSpec, conditions: Conditions): Promise<RunResults> {
  const { threads, path = IN_MEMORY, stopAfter = Infinity } = conditions;
  const store = Store.toWrite(path);
  const [before] = store.runs();
  const experiment = before ? experimentOf(before) : settleExperiment(spec);
  const writer = before
    ? resumeRun(store, before, { threads })
    : beginRun(store, { spec, experiment, command: 'playout run test.json', threads });
  const controller = new AbortController();
  const run = new Run({
    experiment,
    writer,
    before: gamesOf(store, store.run(writer.id), experiment),
    play: playOnThreads({ threads }),
    signal: controller.signal,
    clock: () => performance.now(),
    onProgress: ({ played }) => {
      if (played >= (before?.played ?? 0) + stopAfter) controller.abort();
    },
  });
  await run.play();
  const results = readResults(store, store.run(writer.id));
  store.close();
  return results;
}

/** The results without what depends on the clock, or on who played when. */
export function timeless({
  agents,
  pairings,
  points,
  comparisons,
  measures,
  maps,
  samples,
}: RunResults): object {
  return {
    agents,
    pairings,
    points,
    comparisons,
    measures: measures.filter(({ name }) => name !== 'secondsPerMove'),
    maps,
    samples,
  };
}
