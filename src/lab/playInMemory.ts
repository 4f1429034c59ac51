/**
 * Plays an experiment and sums it up without a store, for a page, and for programs that want only the results. The
 * games are the same as in a stored run; when it is over, only its results remain.
 */
import { parseRecord } from '../core/index.ts';
import type { NewGame, Overrun } from '../store/rows.ts';
import { MOST_SAMPLES, collectResults } from './collect/collect.ts';
import type { Experiment } from './experiment.ts';
import type { ResultTables } from './results.ts';
import { Run, type RunKeeper, type RunSettings } from './run.ts';

export type PlayingSettings = Pick<RunSettings, 'play' | 'signal' | 'clock' | 'onProgress'>;

/** The games of a run while it is played. */
class MemoryKeeper implements RunKeeper {
  readonly beatMs = Infinity;
  private readonly kept = new Map<number, NewGame>();

  add(games: readonly NewGame[], overruns: readonly Overrun[]): void {
    for (const game of games) this.kept.set(game.number, game);
    for (const { pairing, from } of overruns)
      for (const game of this.kept.values())
        if (game.pairing === pairing && game.number >= from) this.kept.delete(game.number);
  }

  release(): void {
    // No other process waits for the run.
  }

  /** In the order of the schedule. */
  games(): NewGame[] {
    return [...this.kept.values()].sort((a, b) => a.number - b.number);
  }
}

/** Plays until everything is played or the signal is aborted; sums up what was played by then. */
export async function playInMemory(experiment: Experiment, settings: PlayingSettings): Promise<ResultTables> {
  const keeper = new MemoryKeeper();
  await new Run({ ...settings, experiment, keeper, before: [] }).play();
  const games = keeper.games();
  const records = games.flatMap(({ record }) => record ?? []);
  return collectResults(experiment, games, records.slice(0, MOST_SAMPLES).map(parseRecord));
}
