/** Searches on real threads, for tests. */
import { makeAgent } from '../src/agents/index.ts';
import {
  CHANCE,
  type Game,
  type OptionValues,
  Random,
  type State,
  settleOptions,
} from '../src/core/index.ts';
import type { Analysis, Search, Setting } from '../src/search/index.ts';
import { openPool } from '../src/workers/pool.node.ts';

/** A setting in which time stands still and threads can be had. */
export function settingWithPool(game: Game, seed: number, options: OptionValues = {}): Setting {
  return {
    game,
    random: new Random(seed),
    clock: () => 0,
    options: settleOptions(game, options),
    openPool,
  };
}

/** The first position of a new game in which a seat is to move. */
export function opening(game: Game, options: OptionValues = {}): State {
  const random = new Random(5);
  const state = game.start(settleOptions(game, options), random);
  while (state.turn === CHANCE) state.play(state.sample(random));
  return state;
}

/** An agent that has thought about a position to the end of its budget. */
export function thought(spec: string, game: Game, state: State, seed: number): Search {
  const search = makeAgent(spec, settingWithPool(game, seed));
  search.start(state);
  search.advance(Infinity);
  return search;
}

/** Everything a search reports, except the time it took. */
export function findings(search: Search): { move: number; analysis: Analysis } {
  const move = search.choose();
  return { move, analysis: { ...search.analysis(), seconds: 0 } };
}
