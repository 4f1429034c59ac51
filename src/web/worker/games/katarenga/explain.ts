/** Why something cannot be chosen, in the terms of Katarenga. */
import { OVER } from '../../../../core/index.ts';
import { columnOf, rowOf } from '../../../../games/katarenga/cells.ts';
import type { KatarengaState } from '../../../../games/katarenga/state.ts';
import type { Way } from '../../pageGame.ts';
import { isPeaceful, reachOf, stopAt, targetsFrom } from './reach.ts';
import { GOALS, SEATS, cellOf, kindOn, lastRow, nameOf, scorers } from './steps.ts';

const MANNERS: Readonly<Record<string, string>> = {
  king: 'moves one square in any direction',
  knight: 'leaps like a knight: two squares straight and one to the side',
  bishop: 'moves along its two diagonals',
  rook: 'moves along its row or column',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function squares(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'square' : 'squares'}`;
}

/** `The pawn on c3 stands on a knight tile and leaps like a knight: …` */
function manner(state: KatarengaState, from: number): string {
  const kind = kindOn(state, from);
  return `The pawn on ${nameOf(state, from)} stands on a ${kind} tile and ${MANNERS[kind]}`;
}

// ── a pawn is chosen ──

interface Line {
  readonly distance: number;
  /** The cells in between, from near to far. */
  readonly between: readonly number[];
}

/** The line that a rook or bishop tile on `from` could follow to a cell; undefined if it lies on none. */
function lineTo(state: KatarengaState, from: number, to: number): Line | undefined {
  const { size } = state.board;
  const across = columnOf(to, size) - columnOf(from, size);
  const up = rowOf(to, size) - rowOf(from, size);
  const distance = Math.max(Math.abs(across), Math.abs(up));
  const isOnIt =
    kindOn(state, from) === 'rook' ? across === 0 || up === 0 : Math.abs(across) === Math.abs(up);
  if (!isOnIt) return undefined;
  const stride = (to - from) / distance;
  return { distance, between: Array.from({ length: distance - 1 }, (_, i) => from + (i + 1) * stride) };
}

/** Why a slide does not come as far as a cell on its line. */
function tooFar(state: KatarengaState, from: number, { distance, between }: Line, to: number): string {
  const blocker = between.find((cell) => state.pawnAt(cell) !== -1);
  const kind = kindOn(state, from);
  const reached = new Set(targetsFrom(state.board, from));
  const last = between.findLast((cell) => reached.has(cell));
  // What comes first on the way is the reason.
  if (blocker !== undefined && (reached.has(to) || reached.has(blocker)))
    return `The pawn on ${nameOf(state, blocker)} is in the way: only a knight leaps over pawns.`;
  if (last !== undefined && stopAt(state.board, from, last) === 'tile')
    return `A ${kind}'s move ends on the first ${kind} tile on its way, which is ${nameOf(state, last)}.`;
  return `A ${kind}'s move is ${squares(state.board.slide.squares)} long at most; ${nameOf(state, to)} is ${squares(distance)} away.`;
}

function explainTarget(state: KatarengaState, from: number, to: number): string | undefined {
  const name = nameOf(state, to);
  const kind = kindOn(state, from);
  const isInReach = targetsFrom(state.board, from).includes(to);
  if (kind === 'king' || kind === 'knight') {
    return isInReach ? landing(state, to) : `${manner(state, from)}; ${name} is out of its reach.`;
  }
  const line = lineTo(state, from, to);
  if (!line) return `${manner(state, from)}; ${name} lies on neither.`;
  const isClear = line.between.every((cell) => state.pawnAt(cell) === -1);
  return isInReach && isClear ? landing(state, to) : tooFar(state, from, line, to);
}

/** Why a pawn cannot land on a cell that it could come to. */
function landing(state: KatarengaState, to: number): string | undefined {
  const pawn = state.pawnAt(to);
  if (pawn === state.side) return `A pawn of ${SEATS[pawn]}'s own stands on ${nameOf(state, to)}.`;
  return pawn !== -1 && isPeaceful(state) ? 'Nobody may capture on their first move of the game.' : undefined;
}

// ── nothing is chosen ──

function isStuck(state: KatarengaState, from: number): boolean {
  return reachOf(state, from).cells.length === 0 && !scorers(state).includes(from);
}

function explainFirst(state: KatarengaState, cell: number): string | undefined {
  const pawn = state.pawnAt(cell);
  const own = SEATS[state.side]!;
  const name = nameOf(state, cell);
  if (pawn === -1)
    return `${name} is an empty ${kindOn(state, cell)} tile. Press one of ${own}'s pawns first.`;
  if (pawn !== state.side) return `The pawn on ${name} is ${SEATS[pawn]}'s, and it is ${own}'s turn.`;
  return isStuck(state, cell) ? `${manner(state, cell)}, but no square is free for it.` : undefined;
}

function explainGoal(state: KatarengaState, made: Way, goal: string): string {
  const { side } = state;
  const row = lastRow(state, side);
  const where = state.board.camps ? 'into a camp' : 'off the board';
  if (goal !== GOALS[side])
    return `${SEATS[1 - side]}'s pawns go ${where} here; ${SEATS[side]}'s do beyond row ${row}.`;
  const when = `A pawn goes ${where} from row ${row}, in a turn after the one that brought it there`;
  return made[0] === undefined || made[0] === goal
    ? `${when}. None of ${SEATS[side]}'s pawns stands there.`
    : `${when}; the pawn on ${made[0]} does not stand there.`;
}

export function explain(state: KatarengaState, made: Way, step: string): string | undefined {
  if (state.turn === OVER) return 'The game is over.';
  const cell = cellOf(state, step);
  if (cell === undefined)
    return GOALS.some((goal) => goal === step) ? explainGoal(state, made, step) : undefined;
  const from = made[0] === undefined ? undefined : cellOf(state, made[0]);
  const isOther = state.pawnAt(cell) === state.side && cell !== from;
  // Another pawn of one's own is meant as another beginning, unless it cannot move.
  if (from === undefined || cell === from || isOther) return explainFirst(state, cell);
  return explainTarget(state, from, cell);
}
