/** Positions, and searches that have thought about them, for tests. */
import { makeAgent } from '../src/agents/index.ts';
import { type Game, type Options, Random, type State, settleOptions } from '../src/core/index.ts';
import type { Search } from '../src/search/index.ts';

/** A new game after these moves. */
export function startOf<S extends State, O extends Options>(
  game: Game<S, O>,
  options: Record<string, string | number> = {},
  moves: readonly string[] = [],
): S {
  const state = game.start(settleOptions(game, options), new Random(5));
  for (const move of moves) state.play(game.parseMove(state, move));
  return state;
}

/** An agent that has thought to the end of its budget, on one thread, while time stood still. */
export function searched(game: Game, state: State, spec: string): Search {
  const search = makeAgent(spec, { game, random: new Random(1), clock: () => 0 });
  search.start(state);
  search.advance(Infinity);
  return search;
}
