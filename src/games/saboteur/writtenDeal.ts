/**
 * The deal of a game and its moves, as the games file of the rules (section 15) has them: the hands `first` and `second`,
 * the `deck` (next card first), `gold` and `moves`. Such an object is a position as well, that after its last move.
 */
import { Line, UserError, parseJson } from '../../core/index.ts';
import {
  PlacedError,
  type Schema,
  type ValueOf,
  integer,
  list,
  openObject,
  optional,
  required,
  text,
  within,
} from '../../core/schema/index.ts';
import { COPIES, DECK, HAND, KINDS, PILE, cardName, parseCard } from './cards.ts';
import { formatMove, parseMove } from './notation.ts';
import type { SaboteurOptions } from './options.ts';
import { SaboteurState } from './state.ts';

const card: Schema<number> = {
  read(value, path) {
    const kind = parseCard(String(value));
    if (kind === undefined) throw new PlacedError(path, `there is no card ${JSON.stringify(value)}`);
    return kind;
  },
  json: { type: 'string' },
};

export const dealSchema = openObject('game', {
  first: required(list(card, HAND, HAND), 'The hand of the first player.'),
  second: required(list(card, HAND, HAND), 'The hand of the second player.'),
  deck: required(list(card, PILE, PILE), 'The cards to draw, the next one first.'),
  gold: required(integer(0, 2), 'The objective with the nugget, left to right.'),
  moves: optional(list(text(), 0, DECK), 'The moves in notation.'),
});

type Deal = ValueOf<typeof dealSchema>;

function checkDeck(cards: readonly number[]): void {
  for (let card = 0; card < KINDS; card++) {
    const found = cards.filter((other) => other === card).length;
    if (found !== COPIES[card])
      throw new UserError(`card ${cardName(card)} is dealt ${found} times; the deck has ${COPIES[card]}`);
  }
}

export function startFrom(deal: Deal, options: SaboteurOptions): SaboteurState {
  const hands = [deal.first, deal.second] as const;
  checkDeck([...hands.flat(), ...deal.deck]);
  const state = new SaboteurState(options);
  for (const seat of [0, 1] as const) for (const held of hands[seat]) state.give(seat, held);
  state.pile.set(deal.deck);
  state.gold = deal.gold;
  return state.open();
}

/** Plays moves in notation, watched before and after each. @throws UserError with the move and the reason */
export function playMoves(
  line: Line<SaboteurState>,
  moves: readonly string[],
  watch: { before?(i: number): void; after?(i: number): void } = {},
): void {
  for (const [i, move] of moves.entries()) {
    within(`move ${i + 1} (${move})`, () => {
      watch.before?.(i);
      line.play(parseMove(line.state, move));
      watch.after?.(i);
    });
  }
}

/** A position from a game in this form: its deal, and the moves if there are any. */
export function parseGame(json: string, options: SaboteurOptions): SaboteurState {
  const value = parseJson(json);
  if (value === undefined) throw new UserError('position: begins with {, but is not JSON');
  const deal = within('position', () => dealSchema.read(value, []));
  const line = new Line(startFrom(deal, options), formatMove);
  playMoves(line, deal.moves ?? []);
  return line.state;
}
