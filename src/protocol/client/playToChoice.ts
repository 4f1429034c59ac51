/** Where an engine is asked for the first time: a forced move or one of chance is played without it. */
import { CHANCE, OVER, type Random, type State } from '../../core/index.ts';

/** Plays on at random until a player has a choice; false if the game ends before. */
export function playToChoice(state: State, random: Random): boolean {
  while (state.turn !== OVER) {
    if (state.turn !== CHANCE && state.count() > 1) return true;
    state.play(state.sample(random));
  }
  return false;
}
