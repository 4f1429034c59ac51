/** Runs experiments in tests, and compares their results. */
import { type PlaySchedule, playHere } from '../../src/arena/index.ts';
import type { ExperimentSpec, ResultTables, RunResults } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { IN_MEMORY, Store } from '../../src/store/index.ts';

export interface Conditions {
  /** None: the games are played on the calling thread. */
  readonly threads: number;
  readonly path?: string;
  /** Where the games are played instead. */
  readonly play?: PlaySchedule;
  /** Called with the number of games that are over. */
  readonly onGames?: (played: number) => void;
  /** Ends the process's part in the run when this many games are over. */
  readonly stopAfter?: number;
}

/** Begins a run, or continues run 1 if the store has one. */
export async function playSpec(spec: ExperimentSpec, conditions: Conditions): Promise<RunResults> {
  const { threads, path = IN_MEMORY, play, onGames, stopAfter = Infinity } = conditions;
  const store = Store.toWrite(path);
  const [before] = store.runs();
  const controller = new AbortController();
  const { results, failure } = await runExperiment(before ?? { spec, command: 'playout run test.json' }, {
    store,
    threads,
    ...(threads === 0 && { play: playHere({ clock: () => performance.now() }) }),
    ...(play && { play }),
    signal: controller.signal,
    onProgress: ({ played }) => {
      onGames?.(played);
      if (played >= (before?.played ?? 0) + stopAfter) controller.abort();
    },
  });
  store.close();
  if (failure !== undefined) throw failure;
  return results;
}

/** The results without what depends on the clock, or on which thread played what when. */
export function timeless({
  agents,
  pairings,
  points,
  comparisons,
  measures,
  maps,
  lineups,
  samples,
}: ResultTables): object {
  return {
    agents,
    pairings,
    points,
    comparisons,
    measures: measures.filter(({ name }) => name !== 'secondsPerMove'),
    maps,
    lineups,
    samples,
  };
}
