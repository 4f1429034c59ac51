/** One decision of a freshly made agent, and whether it changed what it should only look at. */
import { type Game, type Move, type OptionValues, Random } from '../../core/index.ts';
import type { Analysis, Budget, Search, Setting } from '../../search/index.ts';
import type { World } from './world.ts';

/** The agent under examination and its conditions: the same every time. */
export interface Examination {
  readonly game: Game;
  readonly options: OptionValues;
  readonly make: (setting: Setting) => Search;
  /** In place of the agent's own budget. */
  readonly budget?: Budget | undefined;
  /** Given where agents may think on several threads. */
  readonly openPool?: Setting['openPool'];
}

export interface Decision {
  readonly move: Move;
  readonly analysis: Analysis;
  /** What the agent has changed, in words; missing if nothing. */
  readonly damage?: string;
}

/**
 * Agents get equal settings for equal seeds, except for the world: the clock stands still, and nothing is shared between
 * one decision and the next.
 */
export function decide(examination: Examination, world: World, seed: number): Decision {
  const { game, options, make, budget, openPool } = examination;
  const state = world.state.clone();
  const [future, untouched] = [copyOf(world.future), copyOf(world.future)];
  const random = new Random(seed);
  const search = make({
    game,
    random,
    clock: () => 0,
    future,
    options,
    ...(openPool && { openPool }),
  });
  search.start(state, budget);
  search.advance(Infinity);
  const move = search.choose();
  // The only figure that time may change.
  const analysis = { ...search.analysis(), seconds: 0 };
  const position = game.formatPosition(state);
  if (position !== game.formatPosition(world.state))
    return { move, analysis, damage: `it turned the position into ${position}` };
  if (future.next() !== untouched.next())
    return { move, analysis, damage: 'it drew from the stream of chance' };
  return { move, analysis };
}

function copyOf(random: Random): Random {
  const copy = new Random(0);
  copy.assign(random);
  return copy;
}

/**
 * Where two decisions differ, in words; nothing if they are the same in every figure.
 * @param format writes a move of the position
 */
export function difference(a: Decision, b: Decision, format: (move: Move) => string): string | undefined {
  if (a.move !== b.move) return `it chose ${format(a.move)}, then ${format(b.move)}`;
  if (JSON.stringify(a.analysis) === JSON.stringify(b.analysis)) return undefined;
  for (const { move, visits, mean } of a.analysis.moves) {
    const other = b.analysis.moves.find((row) => row.move === move);
    if (other?.visits !== visits) return `it visited ${format(move)} ${visits} times, then ${other?.visits}`;
    if (other.mean !== mean) return `it valued ${format(move)} at ${mean}, then at ${other.mean}`;
  }
  return 'it looked at other lines of play';
}
