/**
 * Worlds that a seat cannot tell from the real one (rules, section 8). All cards that it has not seen are shuffled and
 * dealt out again as the opponent's hand, the pile and what has gone unseen, in the same sizes; a nugget that it does
 * not know goes to one of the objectives that it has not seen, each as likely. Every such world is equally likely.
 *
 * Without memory a seat sees the present position only: then all cards that have gone are unseen, except for those without
 * which the position could not be, a Malus for every block and a Map for every objective that it has looked at; and
 * it takes the opponent to have looked at nothing.
 */
import type { Random } from '../../core/index.ts';
import { DECK, KINDS, MALUS, MAP, PILE } from './cards.ts';
import { kernel } from './kernel/kernel.ts';
import { HIDDEN_COUNT } from './moves.ts';
import type { SaboteurState } from './state.ts';

/** Unseen cards, lowest first until they are shuffled, and how many of each kind. Never held across calls. */
const unseen = new Uint8Array(DECK);
const copies = new Uint8Array(KINDS);
let size = 0;

/** Moves the cards of a heap to the unseen ones; returns how many. */
function gather(counts: Uint8Array, from: number): number {
  let cards = 0;
  for (let card = 0; card < KINDS; card++) {
    cards += counts[from + card]!;
    copies[card]! += counts[from + card]!;
    counts[from + card] = 0;
  }
  return cards;
}

/** In one order whatever heaps they came from: else the same shuffle would tell worlds apart that look the same. */
function layOut(): void {
  size = 0;
  for (let card = 0; card < KINDS; card++) {
    for (let left = copies[card]!; left > 0; left--) unseen[size++] = card;
  }
}

/** Deals this many unseen cards to a heap. */
function deal(counts: Uint8Array, to: number, cards: number): void {
  for (let i = 0; i < cards; i++) counts[to + unseen[--size]!]!++;
}

function shuffle(random: Random): void {
  for (let i = size - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = unseen[i]!;
    unseen[i] = unseen[j]!;
    unseen[j] = card;
  }
}

function imagineGold(state: SaboteurState, seat: number, random: Random): void {
  const places = state.placesFor(seat);
  let k = random.below(HIDDEN_COUNT[~places & 7]!);
  for (let i = 0; i < 3; i++) if ((places >> i) & 1 && k-- === 0) state.gold = i;
}

/** Takes up the cards that have gone, except for those that a seat without memory can infer; returns how many. */
function gatherGone(state: SaboteurState, seat: number): number {
  const { spent, blocks } = state;
  const looked = 3 - HIDDEN_COUNT[state.looks[seat]!]!;
  const malus = Math.min(spent[MALUS]!, blocks[0]! + blocks[1]!);
  const maps = Math.min(spent[MAP]!, looked);
  spent[MALUS]! -= malus;
  spent[MAP]! -= maps;
  const cards = gather(spent, 0);
  spent[MALUS] = malus;
  spent[MAP] = maps;
  return cards;
}

/** How many of them are in the pile, and how many have gone; the others are in the opponent's hand. */
let inPile = 0;
let gone = 0;

/** Takes up all cards that `seat` has not seen. */
function takeUp(state: SaboteurState, seat: number): void {
  const other = 1 - seat;
  const { pile, played } = state;
  inPile = state.pileSize;
  copies.fill(0);
  gather(state.hands, KINDS * other);
  gone = gather(state.dropped, KINDS * other);
  if (!state.options.memory) {
    gone += gatherGone(state, seat);
    state.looks[other] = 0;
  }
  for (let i = PILE - inPile; i < PILE; i++) copies[pile[i]!]!++;
  // Who drew what in the past does not matter in an imagined world.
  pile.fill(0, 0, Math.min(played, PILE));
  layOut();
}

/** Deals them out again in the order in which they lie: the opponent's hand comes first. */
function dealOut(state: SaboteurState, seat: number): void {
  const other = 1 - seat;
  for (let i = PILE - inPile; i < PILE; i++) state.pile[i] = unseen[--size]!;
  if (state.options.memory) deal(state.dropped, KINDS * other, gone);
  else deal(state.spent, 0, gone);
  state.takeAll(other);
  while (size > 0) state.give(other, unseen[--size]!);
}

export function imagine(state: SaboteurState, seat: number, random: Random): void {
  const inKernel = kernel.get();
  if (inKernel) inKernel.imagine(state, seat, random);
  else imagineHere(state, seat, random);
}

function imagineHere(state: SaboteurState, seat: number, random: Random): void {
  takeUp(state, seat);
  shuffle(random);
  dealOut(state, seat);
  imagineGold(state, seat, random);
}

/**
 * The paper's program guesses once and for all (rules, section 10): the opponent holds the first cards of an unshuffled
 * deck, the pile is in that order too, and the nugget lies under the right-most objective that it can lie under.
 */
export function presume(state: SaboteurState, seat: number): void {
  takeUp(state, seat);
  dealOut(state, seat);
  const places = state.placesFor(seat);
  for (let i = 0; i < 3; i++) if ((places >> i) & 1) state.gold = i;
}
