/** Who holds how many cards when (rules, section 7), and a new deal. */
import type { Random } from '../../core/index.ts';
import { COPIES, DECK, HAND, PILE, listCards } from './cards.ts';
import type { SaboteurOptions } from './options.ts';
import { SaboteurState } from './state.ts';

/** Moves that a seat has made when `played` have been made in all. */
export function movesOf(seat: number, played: number): number {
  return seat === 0 ? Math.ceil(played / 2) : Math.floor(played / 2);
}

/** Cards in the hand of a seat after this many moves. */
export function handSize(seat: number, played: number): number {
  return HAND + movesOf(seat, Math.min(played, PILE)) - movesOf(seat, played);
}

/** Cards in the pile after this many moves. */
export function pileSize(played: number): number {
  return Math.max(0, PILE - played);
}

/** Shuffles the deck, deals one card at a time, the first player first, and hides the nugget. */
export function start(options: SaboteurOptions, random: Random): SaboteurState {
  const state = new SaboteurState(options);
  const deck = listCards(COPIES);
  for (let i = DECK - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  for (let i = 0; i < 2 * HAND; i++) state.give(i & 1, deck[i]!);
  state.pile.set(deck.slice(2 * HAND));
  state.gold = random.below(3);
  return state.open();
}
