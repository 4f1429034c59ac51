/** What a lab adds to the games: whole matches of agents that take no time to think, on one thread, on two, and in two processes. */
import type { Game } from '../src/core/index.ts';
import { type Cost, costOf } from './command.ts';
import { cpuSeconds, drawWords, perSecond } from './measure.ts';
import type { BenchResult } from './results.ts';

/** Long enough for the start of a thread not to matter. */
const SECONDS = 3;
const ROUNDS = 3;
const FEW_GAMES = 500;
const LONG_ENOUGH = 0.5;

/** @param typed what the game is called on a command line */
function match(typed: string, games: number, threads: number): Promise<Cost> {
  return costOf(['match', typed, 'random', 'random', '--games', String(games), '--threads', String(threads)]);
}

/** As many as take about three seconds. */
async function enoughGames(typed: string, start: number): Promise<number> {
  for (let few = FEW_GAMES; ; few *= 4) {
    const spent = (await match(typed, few, 1)).cpuSeconds - start;
    if (spent > LONG_ENOUGH) return 2 * Math.ceil((few * SECONDS) / spent / 2);
  }
}

/** @param raw the speed of the same games in a bare loop */
export async function measureLab(game: Game, typed: string, raw: BenchResult): Promise<BenchResult[]> {
  const { cpuSeconds: start } = await match(typed, 2, 1);
  const games = await enoughGames(typed, start);
  let [words] = perSecond([drawWords], cpuSeconds);
  let least = Infinity;
  let alone = Infinity;
  let together = Infinity;
  let sideBySide = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const one = await match(typed, games, 1);
    const two = await match(typed, games, 2);
    const both = await Promise.all([match(typed, games, 1), match(typed, games, 1)]);
    least = Math.min(least, one.cpuSeconds);
    alone = Math.min(alone, one.clockSeconds);
    together = Math.min(together, two.clockSeconds);
    sideBySide = Math.min(sideBySide, Math.max(...both.map((cost) => cost.clockSeconds)));
  }
  words = Math.max(words!, ...perSecond([drawWords], cpuSeconds));
  const name = 'lab, random v random';
  const result = (ofCase: string, speed: number, beside: string, other: number): BenchResult => ({
    name: `${game.name}: ${ofCase}`,
    unit: 'games',
    perSecond: speed,
    perWord: speed / words,
    published: null,
    source: null,
    ratio: null,
    beside,
    share: speed / other,
    kernel: null,
  });
  const rawName = raw.name.slice(game.name.length + 2);
  return [
    result(name, (games - 2) / (least - start), rawName, raw.perSecond),
    result(`${name}, two threads`, games / together, `${name}, on the clock`, games / alone),
    // What the machine can do: two cores may be one that does two things at a time.
    result(`${name}, two processes`, (2 * games) / sideBySide, `${name}, on the clock`, games / alone),
  ];
}
