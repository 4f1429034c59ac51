/**
 * The games file of the rules (section 15): one JSON object a game with `first`, `second`, `deck` (next card first),
 * `gold`, `moves`, and for each move the number of distinct and of listed moves before it and the objectives revealed
 * after it (1 left, 2 middle, 4 right), and the result.
 */
import { OVER, type TranscriptFormat, UserError, defaults, parseJson } from '../../core/index.ts';
import { COPIES, DECK, HAND, KINDS, PILE, cardName, parseCard } from './cards.ts';
import { countListed } from './course.ts';
import { parseMove } from './notation.ts';
import { type SaboteurOptions, options, settle } from './options.ts';
import { DRAWN, SaboteurState } from './state.ts';

const FIGURES = ['distinct', 'listed', 'revealed'] as const;
const RESULTS = ['first', 'second', 'draw'] as const;

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readCards(fields: Fields, name: string, count: number): number[] {
  const list = fields[name];
  if (!Array.isArray(list) || list.length !== count)
    throw new UserError(`"${name}" should be a list of ${count} cards`);
  return list.map((text: unknown) => {
    const card = parseCard(String(text));
    if (card === undefined) throw new UserError(`"${name}": there is no card ${JSON.stringify(text)}`);
    return card;
  });
}

function checkDeck(cards: readonly number[]): void {
  for (let card = 0; card < KINDS; card++) {
    const found = cards.filter((other) => other === card).length;
    if (found !== COPIES[card])
      throw new UserError(`card ${cardName(card)} is dealt ${found} times; the deck has ${COPIES[card]}`);
  }
}

function readDeal(fields: Fields, options: SaboteurOptions): SaboteurState {
  const hands = [readCards(fields, 'first', HAND), readCards(fields, 'second', HAND)] as const;
  const pile = readCards(fields, 'deck', PILE);
  checkDeck([...hands.flat(), ...pile]);
  const { gold } = fields;
  if (gold !== 0 && gold !== 1 && gold !== 2)
    throw new UserError('"gold" should be 0, 1 or 2: the objective with the nugget, left to right');
  const state = new SaboteurState(options);
  for (const seat of [0, 1] as const) for (const card of hands[seat]) state.give(seat, card);
  state.pile.set(pile);
  state.gold = gold;
  return state.open();
}

function readMoves(fields: Fields): string[] {
  const { moves } = fields;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string') || moves.length > DECK)
    throw new UserError(`"moves" should be a list of at most ${DECK} texts`);
  return moves;
}

/** Plays the moves; `check` sees the state before and after each. */
function playMoves(
  state: SaboteurState,
  moves: readonly string[],
  check: { before(i: number): void; after(i: number): void },
): void {
  for (const [i, text] of moves.entries()) {
    try {
      check.before(i);
      state.play(parseMove(state, text));
      check.after(i);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`move ${i + 1} (${text}): ${error.message}`, error.hint);
    }
  }
}

/** A position from a game in this form: its deal, and the moves if there are any. */
export function parseGame(text: string, options: SaboteurOptions): SaboteurState {
  const value = parseJson(text);
  if (value === undefined) throw new UserError('position: begins with {, but is not JSON');
  if (!isObject(value)) throw new UserError('position: not a JSON object');
  const state = readDeal(value, options);
  const nothing = { before: () => {}, after: () => {} };
  playMoves(state, value.moves === undefined ? [] : readMoves(value), nothing);
  return state;
}

function figuresOf(fields: Fields, name: string, count: number): number[] {
  const list = fields[name];
  if (!Array.isArray(list) || list.length !== count || !list.every(Number.isInteger))
    throw new UserError(`"${name}" should be a list of whole numbers, one for each of the ${count} moves`);
  return list as number[];
}

function compare(what: string, recorded: number, found: number): void {
  if (recorded !== found) throw new UserError(`${what} is recorded as ${recorded}, but is ${found}`);
}

function checkResult(fields: Fields, state: SaboteurState): void {
  const { result } = fields;
  if (!(RESULTS as readonly unknown[]).includes(result))
    throw new UserError(`"result" should be one of ${RESULTS.join(', ')}`);
  if (state.turn !== OVER) throw new UserError(`the game is not over after its ${state.played} moves`);
  const found = state.winner === DRAWN ? 'draw' : RESULTS[state.winner];
  if (result !== found) throw new UserError(`result is recorded as ${String(result)}, but is ${found}`);
}

function verify(value: unknown): void {
  if (!isObject(value)) throw new UserError('not a JSON object');
  const rules = settle(defaults(options));
  const state = readDeal(value, rules);
  const moves = readMoves(value);
  const [distinct, listed, revealed] = FIGURES.map((name) => figuresOf(value, name, moves.length));
  playMoves(state, moves, {
    before(i) {
      compare('the number of distinct moves', distinct![i]!, state.count());
      compare('the number of listed moves', listed![i]!, state.turn === OVER ? 0 : countListed(state));
    },
    after: (i) => compare('what is revealed', revealed![i]!, state.board.revealed),
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
