/**
 * Is a game about to end? It is played on at random, once: where it may end sooner or later this is a guess, and costs no
 * more than what follows from it may do in vain.
 */
import { CHANCE, OVER, type State } from '../../core/index.ts';
import type { Setting } from '../search.ts';

/** @param decisions of all seats together */
export function endsWithin(decisions: number, from: State, { game, random }: Setting): boolean {
  const state = from.clone();
  // What is hidden must not show, neither in the answer nor in what is drawn for it.
  game.imagine?.(state, state.turn, random);
  let left = decisions;
  while (state.turn !== OVER && left >= 0) {
    if (state.turn !== CHANCE) left--;
    state.play(state.sample(random));
  }
  return left >= 0;
}
