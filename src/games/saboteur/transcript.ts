/**
 * The games file of the rules (section 15): one JSON object a game with `first`, `second`, `deck` (next card first),
 * `gold`, `moves`, and for each move the number of distinct and of listed moves before it and the objectives revealed
 * after it (1 left, 2 middle, 4 right), and the result.
 */
import {
  Line,
  OVER,
  type PlayedGame,
  type TranscriptFormat,
  UserError,
  defaults,
  notForTranscripts,
  requireOver,
  settleOptions,
} from '../../core/index.ts';
import {
  type Schema,
  choice,
  integer,
  isObject,
  list,
  openObject,
  required,
} from '../../core/schema/index.ts';
import { cardName, listCards } from './cards.ts';
import { countListed } from './course.ts';
import { formatMove } from './notation.ts';
import { options, presets, settle } from './options.ts';
import { parsePosition } from './parsePosition.ts';
import { formatPosition } from './position.ts';
import { DRAWN, type SaboteurState } from './state.ts';
import { dealSchema, playMoves, startFrom } from './writtenDeal.ts';

const RESULTS = ['first', 'second', 'draw'] as const;

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

function listedMoves(state: SaboteurState): number {
  return state.turn === OVER ? 0 : countListed(state);
}

function resultOf({ winner }: SaboteurState): string {
  return winner === DRAWN ? 'draw' : RESULTS[winner]!;
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

function compare(what: string, recorded: number, found: number): void {
  if (recorded !== found) throw new UserError(`${what} is recorded as ${recorded}, but is ${found}`);
}

function checkResult(value: unknown, state: SaboteurState): void {
  const { result } = endSchema.read(value, []);
  if (state.turn !== OVER) throw new UserError(`the game is not over after its ${state.played} moves`);
  const found = resultOf(state);
  if (result !== found) throw new UserError(`result is recorded as ${result}, but is ${found}`);
}

function read(value: unknown): PlayedGame {
  if (!isObject(value)) throw new UserError('not a JSON object');
  const deal = dealSchema.read(value, []);
  const { moves = [] } = deal;
  const usual = settle(defaults(options));
  const line = new Line(startFrom(deal, usual), formatMove);
  const { state } = line;
  const position = formatPosition(state);
  const { distinct, listed, revealed } = figuresSchema(moves.length).read(value, []);
  playMoves(line, moves, {
    before(i) {
      compare('the number of distinct moves', distinct[i]!, state.count());
      compare('the number of listed moves', listed[i]!, listedMoves(state));
    },
    after: (i) => compare('what is revealed', revealed[i]!, state.board.revealed),
  });
  checkResult(value, state);
  return { options: usual, position, moves: line.moves };
}

// ── writing ───────────────────────────────────────────────────────────────────────────────────────

/** What players get to know, which is all that options decide, is not written: moves and figures are the same. */
function write({ options: given, position, moves }: PlayedGame): unknown {
  const chosen = settleOptions({ name: 'saboteur', options, presets, settle }, given);
  const line = new Line(parsePosition(position, chosen), formatMove);
  const { state } = line;
  if (state.played > 0) throw notForTranscripts('it does not begin with the deal');
  const [first, second] = [0, 1].map((seat) => listCards(state.handOf(seat)).map(cardName));
  const deal = { gold: state.gold, first, second, deck: [...state.pile].map(cardName) };
  const distinct: number[] = [];
  const listed: number[] = [];
  const revealed: number[] = [];
  playMoves(line, moves, {
    before() {
      distinct.push(state.count());
      listed.push(listedMoves(state));
    },
    after: () => revealed.push(state.board.revealed),
  });
  requireOver(state);
  // As the rules write them: `9f 7 5`.
  const spaced = line.moves.map((move) => move.replace(/[@:,]/g, ' '));
  return { ...deal, moves: spaced, distinct, listed, revealed, result: resultOf(state) };
}

export const transcripts: readonly TranscriptFormat[] = [
  {
    name: 'saboteur game',
    recognises: (value) =>
      isObject(value) && ['first', 'second', 'deck', 'moves'].every((name) => name in value),
    read,
    write,
  },
];
