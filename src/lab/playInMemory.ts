/**
 * Plays an experiment and sums it up without a store, for a page, and for programs that want only the results. The
 * games are the same as in a stored run; when it is over, only its results remain.
 */
import type { Experiment } from './experiment.ts';
import { MemoryKeeper } from './memoryKeeper.ts';
import type { ResultTables } from './results.ts';
import { Run, type RunSettings } from './run.ts';

export type PlayingSettings = Pick<RunSettings, 'play' | 'signal' | 'clock' | 'onProgress'>;

/** Plays until everything is played or the signal is aborted; sums up what was played by then. */
export async function playInMemory(experiment: Experiment, settings: PlayingSettings): Promise<ResultTables> {
  const keeper = new MemoryKeeper();
  await new Run({ ...settings, experiment, keeper, before: [] }).play();
  return keeper.sumUp(experiment);
}
