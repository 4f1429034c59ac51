import { parseRecord } from '../core/index.ts';
import type { NewGame, Overrun } from '../store/rows.ts';
import { MOST_SAMPLES, collectResults } from './collect/collect.ts';
import type { Experiment } from './experiment.ts';
import type { ResultTables } from './results.ts';
import type { RunKeeper } from './run.ts';

/** Keeps the games of a run in memory, until they are summed up. */
export class MemoryKeeper implements RunKeeper {
  readonly beatMs = Infinity;
  private kept: NewGame[] = [];

  add(games: readonly NewGame[], overruns: readonly Overrun[], _seconds: number): void {
    for (const game of games) this.kept.push(game);
    for (const { pairing, from } of overruns)
      this.kept = this.kept.filter((game) => game.pairing !== pairing || game.number < from);
  }

  release(_state: 'stopped' | 'finished', _seconds: number): void {
    // No other process waits for the run.
  }

  get size(): number {
    return this.kept.length;
  }

  sumUp(experiment: Experiment): ResultTables {
    const games = this.kept.toSorted((a, b) => a.number - b.number);
    const records = games.flatMap(({ record }) => record ?? []);
    return collectResults(experiment, games, records.slice(0, MOST_SAMPLES).map(parseRecord));
  }
}
