/** Reads a run from a store and sums it up. */
import type { Store, StoredRun } from '../../store/index.ts';
import { MOST_SAMPLES, collectResults } from '../collect/collect.ts';
import type { Experiment } from '../experiment.ts';
import { describeOpenings } from '../openings.ts';
import type { RunInfo, RunResults } from '../results.ts';
import type { Shard } from '../shard.ts';
import { experimentOf, gamesOf, recordsOf, specOf } from './stored.ts';

/** A run, wherever it is kept. */
export type RunFacts = Omit<StoredRun, 'spec' | 'experiment' | 'unverified' | 'store' | 'damage'>;

/** @param spec the experiment as it was written */
export function infoOf(run: RunFacts, spec: unknown, experiment: Experiment): RunInfo {
  const { id, name, question, command, state, started, finished, played, scheduled, threads, seconds } = run;
  const { kind, game, options, position, openings, seed, switchSides, stop } = experiment;
  return {
    id,
    name,
    question,
    kind,
    game,
    options,
    position: position ?? null,
    ...(openings && { openings: describeOpenings(openings) }),
    seed,
    switchSides,
    stop,
    spec,
    command,
    engines: run.engines,
    versions: { playout: run.playout, node: run.node, platform: run.platform },
    state,
    started,
    finished,
    played,
    scheduled,
    threads,
    seconds,
    gamesPerSecond: seconds > 0 ? played / seconds : null,
  };
}

/** @param shard the part of the games that is summed up; all if missing */
export function readResults(store: Store, run: StoredRun, shard?: Shard): RunResults {
  const experiment = experimentOf(run);
  const samples = recordsOf(store, run, MOST_SAMPLES);
  return {
    run: infoOf(run, specOf(run), experiment),
    ...collectResults(experiment, gamesOf(store, run, experiment), samples, shard),
  };
}
