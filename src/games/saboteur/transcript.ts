/**
 * The games file of the rules (section 15): one JSON object a game with `first`, `second`, `deck` (next card first),
 * `gold`, `moves`, and for each move the number of distinct and of listed moves before it and the objectives revealed
 * after it (1 left, 2 middle, 4 right), and the result.
 */
import { OVER, type TranscriptFormat, UserError, defaults, parseJson } from '../../core/index.ts';
import {
  PlacedError,
  type Schema,
  type ValueOf,
  choice,
  integer,
  isObject,
  list,
  openObject,
  optional,
  required,
  text,
  within,
} from '../../core/schema/index.ts';
import { COPIES, DECK, HAND, KINDS, PILE, cardName, parseCard } from './cards.ts';
import { countListed } from './course.ts';
import { parseMove } from './notation.ts';
import { type SaboteurOptions, options, settle } from './options.ts';
import { DRAWN, SaboteurState } from './state.ts';

const RESULTS = ['first', 'second', 'draw'] as const;

const card: Schema<number> = {
  read(value, path) {
    const kind = parseCard(String(value));
    if (kind === undefined) throw new PlacedError(path, `there is no card ${JSON.stringify(value)}`);
    return kind;
  },
  json: { type: 'string' },
};

const dealSchema = openObject('game', {
  first: required(list(card, HAND, HAND), 'The hand of the first player.'),
  second: required(list(card, HAND, HAND), 'The hand of the second player.'),
  deck: required(list(card, PILE, PILE), 'The cards to draw, the next one first.'),
  gold: required(integer(0, 2), 'The objective with the nugget, left to right.'),
  moves: optional(list(text(), 0, DECK), 'The moves in notation.'),
});

/** What is recorded of each move. */
function figuresSchema(moves: number): Schema<Figures> {
  const numbers = required(list(integer(), moves, moves), 'A whole number for each move.');
  return openObject('game', { distinct: numbers, listed: numbers, revealed: numbers });
}

interface Figures {
  readonly distinct: readonly number[];
  readonly listed: readonly number[];
  readonly revealed: readonly number[];
}

const endSchema = openObject('game', { result: required(choice(RESULTS, 'result'), 'Who has won.') });

function checkDeck(cards: readonly number[]): void {
  for (let card = 0; card < KINDS; card++) {
    const found = cards.filter((other) => other === card).length;
    if (found !== COPIES[card])
      throw new UserError(`card ${cardName(card)} is dealt ${found} times; the deck has ${COPIES[card]}`);
  }
}

function startFrom(deal: ValueOf<typeof dealSchema>, options: SaboteurOptions): SaboteurState {
  const hands = [deal.first, deal.second] as const;
  checkDeck([...hands.flat(), ...deal.deck]);
  const state = new SaboteurState(options);
  for (const seat of [0, 1] as const) for (const held of hands[seat]) state.give(seat, held);
  state.pile.set(deal.deck);
  state.gold = deal.gold;
  return state.open();
}

/** Plays the moves; `check` sees the state before and after each. */
function playMoves(
  state: SaboteurState,
  moves: readonly string[],
  check: { before(i: number): void; after(i: number): void },
): void {
  for (const [i, move] of moves.entries()) {
    within(`move ${i + 1} (${move})`, () => {
      check.before(i);
      state.play(parseMove(state, move));
      check.after(i);
    });
  }
}

/** A position from a game in this form: its deal, and the moves if there are any. */
export function parseGame(json: string, options: SaboteurOptions): SaboteurState {
  const value = parseJson(json);
  if (value === undefined) throw new UserError('position: begins with {, but is not JSON');
  const deal = within('position', () => dealSchema.read(value, []));
  const state = startFrom(deal, options);
  playMoves(state, deal.moves ?? [], { before: () => {}, after: () => {} });
  return state;
}

function compare(what: string, recorded: number, found: number): void {
  if (recorded !== found) throw new UserError(`${what} is recorded as ${recorded}, but is ${found}`);
}

function checkResult(value: unknown, state: SaboteurState): void {
  const { result } = endSchema.read(value, []);
  if (state.turn !== OVER) throw new UserError(`the game is not over after its ${state.played} moves`);
  const found = state.winner === DRAWN ? 'draw' : RESULTS[state.winner];
  if (result !== found) throw new UserError(`result is recorded as ${result}, but is ${found}`);
}

function verify(value: unknown): void {
  if (!isObject(value)) throw new UserError('not a JSON object');
  const deal = dealSchema.read(value, []);
  const { moves = [] } = deal;
  const state = startFrom(deal, settle(defaults(options)));
  const { distinct, listed, revealed } = figuresSchema(moves.length).read(value, []);
  playMoves(state, moves, {
    before(i) {
      compare('the number of distinct moves', distinct[i]!, state.count());
      compare('the number of listed moves', listed[i]!, state.turn === OVER ? 0 : countListed(state));
    },
    after: (i) => compare('what is revealed', revealed[i]!, state.board.revealed),
  });
  checkResult(value, state);
}

export const transcripts: readonly TranscriptFormat[] = [
  {
    name: 'saboteur game',
    recognises: (value) =>
      isObject(value) && ['first', 'second', 'deck', 'moves'].every((name) => name in value),
    verify,
  },
];
