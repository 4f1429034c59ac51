/** What is left of a hand after a card. */
import { KINDS } from './cards.ts';
import type { SaboteurState } from './state.ts';

/** Kinds that the player to move holds besides one copy of a card. */
export function handWithout(state: SaboteurState, card: number): number {
  const { hands, turn } = state;
  const isLast = hands[KINDS * turn + card] === 1;
  return state.kindsOf(turn) & (isLast ? ~(1 << card) : ~0);
}
