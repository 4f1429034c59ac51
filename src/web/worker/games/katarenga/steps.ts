/**
 * Steps and moves: a pawn and then its target, which is a cell or the goal of its side. Where only one pawn can score, the
 * goal alone will do; where several can, the goal may also be chosen first.
 */
import { type Move, OVER } from '../../../../core/index.ts';
import { OFF, formatSquare, homeRow, parseSquare, rowOf } from '../../../../games/katarenga/cells.ts';
import { katarenga } from '../../../../games/katarenga/index.ts';
import { PASS, originOf, targetOf } from '../../../../games/katarenga/moves.ts';
import type { KatarengaState } from '../../../../games/katarenga/state.ts';
import { legalMoves } from '../../legalMoves.ts';
import type { Way } from '../../pageGame.ts';
import { tileOn } from './reach.ts';

export const SEATS = ['White', 'Black'] as const;
export const GOALS = ['white goal', 'black goal'] as const;

const NAMES: Readonly<Record<string, string>> = { K: 'king', R: 'rook', B: 'bishop', N: 'knight' };

/** The name of the piece like which pawns move on a cell: `knight`. */
export function kindOn({ board }: KatarengaState, cell: number): string {
  return NAMES[tileOn(board, cell)]!;
}

export function nameOf({ board }: KatarengaState, cell: number): string {
  return formatSquare(cell, board.size);
}

/** The cell of a step; undefined if it is no cell of this board. */
export function cellOf({ board }: KatarengaState, step: string): number | undefined {
  const cell = parseSquare(step, board.size);
  return cell === -1 ? undefined : cell;
}

/** The name of the row where the side scores. */
export function lastRow({ board }: KatarengaState, seat: number): string {
  return String(homeRow(1 - seat, board.size) + 1);
}

/** The cells from which the side to move can score. */
export function scorers(state: KatarengaState): number[] {
  if (state.turn === OVER) return [];
  const { side, board } = state;
  const row = homeRow(1 - side, board.size);
  const cells = Array.from({ length: board.squares }, (_, cell) => cell);
  return cells.filter((cell) => rowOf(cell, board.size) === row && state.pawnAt(cell) === side);
}

export function ways(state: KatarengaState, move: Move): readonly Way[] {
  if (move === PASS) return [];
  const from = nameOf(state, originOf(move));
  if (targetOf(move) !== OFF) return [[from, nameOf(state, targetOf(move))]];
  const goal = GOALS[state.side]!;
  return [[from, goal], scorers(state).length === 1 ? [goal] : [goal, from]];
}

export function stepTitle(state: KatarengaState, step: string): string {
  const cell = cellOf(state, step);
  if (cell === undefined) return state.board.camps ? 'into a camp' : 'off the board, for a point';
  const pawn = state.pawnAt(cell);
  const kind = kindOn(state, cell);
  if (pawn === state.side) return `the pawn on ${step}, which moves like a ${kind}`;
  return pawn === -1 ? `to ${step}, a ${kind} tile` : `captures on ${step}, a ${kind} tile`;
}

/** The pass, where it is all that can be done. */
export function forced(state: KatarengaState): Move | undefined {
  return legalMoves(katarenga, state)[0] === PASS ? PASS : undefined;
}
