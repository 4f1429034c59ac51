/**
 * Moves as text: `b2-c4` moves a pawn, `b2xc4` captures, `d8-off` takes a pawn off for a point or into a camp, and
 * `pass` is the turn of a side that cannot move.
 */
import { type Move, OVER, UserError } from '../../core/index.ts';
import { OFF, formatSquare, parseSquare } from './cells.ts';
import { MAX_MOVES, PASS, moveOf, originOf, targetOf } from './moves.ts';
import { formatPosition } from './position.ts';
import type { KatarengaState } from './state.ts';

const SIDES = ['white', 'black'] as const;
const OFF_TEXT = 'off';
const PASS_TEXT = 'pass';

const listed = new Int32Array(MAX_MOVES);

export function seatName(seat: number): string {
  return SIDES[seat]!;
}

export function formatMove(state: KatarengaState, move: Move): string {
  if (move === PASS) return PASS_TEXT;
  const { size } = state.board;
  const to = targetOf(move);
  const from = formatSquare(originOf(move), size);
  if (to === OFF) return `${from}-${OFF_TEXT}`;
  return `${from}${state.pawnAt(to) === -1 ? '-' : 'x'}${formatSquare(to, size)}`;
}

function notAMove(text: string, why: string): UserError {
  return new UserError(
    `"${text}" is not a move: ${why}`,
    'A move is b2-c4, a capture b2xc4, taking a pawn off (or into a camp) d8-off, and pass.',
  );
}

function parseOnBoard(state: KatarengaState, square: string, text: string): number {
  const { size } = state.board;
  const cell = parseSquare(square, size);
  if (cell === undefined) throw notAMove(text, `"${square}" is not a square`);
  if (cell === -1) throw notAMove(text, `${square} is off the ${size}x${size} board`);
  return cell;
}

/** What the text says, whether legal or not. */
function readMove(state: KatarengaState, text: string): Move {
  const plain = text.toLowerCase();
  if (plain === PASS_TEXT) return PASS;
  const match = /^([a-z]\d+)([-x]?)([a-z]\d+|off)$/.exec(plain);
  if (!match) throw notAMove(text, 'it should name a square, then - or x, then a square or off');
  const [, origin, sign, target] = match;
  const from = parseOnBoard(state, origin!, text);
  if (target === OFF_TEXT) {
    if (sign === 'x') throw notAMove(text, 'taking a pawn off captures nothing');
    return moveOf(from, OFF);
  }
  const to = parseOnBoard(state, target!, text);
  if (sign === 'x' && state.pawnAt(to) === -1) throw illegal(state, text, `; ${target} is empty`);
  return moveOf(from, to);
}

function illegal(state: KatarengaState, text: string, why = ''): UserError {
  if (state.turn === OVER) return new UserError(`move ${text} is not legal: the game is over`);
  const count = state.moves(listed);
  const some = [...listed.subarray(0, Math.min(count, 6))].map((move) => formatMove(state, move));
  return new UserError(
    `move ${text} is not legal for ${seatName(state.side)} in ${formatPosition(state)}${why}`,
    `Legal: ${some.join(' ')}${count > some.length ? ` … (${count} in all)` : ''}.`,
  );
}

/** A legal move of the state as its word. @throws UserError otherwise, with the move as `text` */
export function legalMove(state: KatarengaState, move: Move, text: string): Move {
  const count = state.moves(listed);
  if (!listed.subarray(0, count).includes(move)) throw illegal(state, text);
  return move;
}

export function parseMove(state: KatarengaState, text: string): Move {
  return legalMove(state, readMove(state, text), text);
}
