/**
 * Worlds that a seat cannot tell from the real one (rules, section 8). All cards that it has not seen are shuffled and
 * dealt out again as the opponent's hand, the pile and what has gone unseen, in the same sizes; a nugget that it does
 * not know goes to one of the objectives that it has not seen, each as likely. Every such world is equally likely.
 *
 * Without memory a seat sees the present position only: then all cards that have gone are unseen, but for those without
 * which the position could not be, a Malus for every block and a Map for every objective that it has looked at; and
 * it takes the opponent to have looked at nothing.
 */
import type { Random } from '../../core/index.ts';
import { DECK, KINDS, MALUS, MAP, PILE } from './cards.ts';
import { HIDDEN_COUNT } from './moves.ts';
import type { SaboteurState } from './state.ts';

/** Unseen cards; never held across calls. */
const unseen = new Uint8Array(DECK);
let size = 0;

/** Moves the cards of a heap to the unseen ones. */
function gather(counts: Uint8Array, from: number): void {
  for (let card = 0; card < KINDS; card++) {
    for (let copies = counts[from + card]!; copies > 0; copies--) unseen[size++] = card;
    counts[from + card] = 0;
  }
}

/** Deals so many unseen cards to a heap. */
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

/** Keeps, of the cards that have gone, those that a seat without memory can infer. */
function keepInferred(state: SaboteurState, seat: number): void {
  const { spent, blocks } = state;
  const looked = 3 - HIDDEN_COUNT[state.looks[seat]!]!;
  const malus = Math.min(spent[MALUS]!, blocks[0]! + blocks[1]!);
  const maps = Math.min(spent[MAP]!, looked);
  spent[MALUS]! -= malus;
  spent[MAP]! -= maps;
  gather(spent, 0);
  spent[MALUS] = malus;
  spent[MAP] = maps;
}

export function imagine(state: SaboteurState, seat: number, random: Random): void {
  const other = 1 - seat;
  const { hands, dropped, pile, played, options } = state;
  const inPile = state.pileSize;
  size = 0;
  gather(hands, KINDS * other);
  const inHand = size;
  gather(dropped, KINDS * other);
  if (!options.memory) {
    keepInferred(state, seat);
    state.looks[other] = 0;
  }
  const gone = size - inHand;
  for (let i = PILE - inPile; i < PILE; i++) unseen[size++] = pile[i]!;
  shuffle(random);
  // Who drew what in the past is nobody's business in an imagined world.
  pile.fill(0, 0, Math.min(played, PILE));
  for (let i = PILE - inPile; i < PILE; i++) pile[i] = unseen[--size]!;
  if (options.memory) deal(dropped, KINDS * other, gone);
  else deal(state.spent, 0, gone);
  state.takeAll(other);
  while (size > 0) state.give(other, unseen[--size]!);
  imagineGold(state, seat, random);
}
