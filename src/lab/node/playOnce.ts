/**
 * Plays an experiment unless the store has it. A run is known by the hash of its experiment, and counts only if the engine
 * that is running now has played all of it; one that was stopped is resumed.
 */
import type { Store, StoredRun } from '../../store/index.ts';
import type { Experiment } from '../experiment.ts';
import type { RunResults } from '../results.ts';
import { isSameEngine } from '../runEngines.ts';
import { experimentHash, hashOfRun } from './experimentHash.ts';
import { type ExperimentSettings, type NewExperiment, runExperiment } from './runExperiment.ts';
import { thisEngine } from './start.ts';

/** Work on a run was interrupted; everything that was played is kept. */
export class Stopped extends Error {
  /** What ended it, if that was not the signal. */
  readonly failure: unknown;

  constructor(failure?: unknown) {
    super('stopped');
    this.failure = failure;
  }
}

export interface OnceSettings extends ExperimentSettings {
  /** Open for writing. */
  readonly store: Store;
}

function isOfThisEngine({ engines }: StoredRun, game: string): boolean {
  return engines.every((engine) => isSameEngine(engine, thisEngine(game)));
}

/** The runs of a store by the hashes of their experiments. */
export function knownRuns(store: Store): Map<string, StoredRun> {
  const known = new Map<string, StoredRun>();
  for (const run of store.runs()) {
    const hash = run.damage === null ? hashOfRun(run) : null;
    if (hash !== null) known.set(hash, run);
  }
  return known;
}

/** @throws Stopped if the signal is aborted, or something fails after the first games */
export async function playOnce(
  what: NewExperiment & { readonly experiment: Experiment },
  known: ReadonlyMap<string, StoredRun>,
  settings: OnceSettings,
): Promise<RunResults> {
  const { experiment } = what;
  const earlier = known.get(experimentHash(experiment));
  const isKnown = earlier !== undefined && isOfThisEngine(earlier, experiment.game);
  const outcome = await runExperiment(isKnown ? earlier : what, settings);
  if (outcome.wasInterrupted) throw new Stopped(outcome.failure);
  return outcome.results;
}
