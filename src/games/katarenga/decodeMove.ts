/** Moves in words, for programs that do not want to know how they are packed. */
import type { Move } from '../../core/index.ts';
import { OFF, columnOf, rowOf } from './cells.ts';
import { PASS, originOf, targetOf } from './moves.ts';
import type { KatarengaState } from './state.ts';

/** Column a and White's home row are 0. */
export interface KatarengaCell {
  readonly column: number;
  readonly row: number;
}

export type KatarengaMove =
  | {
      readonly kind: 'move';
      readonly from: KatarengaCell;
      readonly to: KatarengaCell;
      readonly captures: boolean;
    }
  /** A pawn leaves the board for a point, or into a camp. */
  | { readonly kind: 'off'; readonly from: KatarengaCell }
  | { readonly kind: 'pass' };

/** @param state in which the move is legal */
export function decodeMove(state: KatarengaState, move: Move): KatarengaMove {
  if (move === PASS) return { kind: 'pass' };
  const { size } = state.board;
  const cellOf = (cell: number): KatarengaCell => ({ column: columnOf(cell, size), row: rowOf(cell, size) });
  const from = cellOf(originOf(move));
  const target = targetOf(move);
  if (target === OFF) return { kind: 'off', from };
  return { kind: 'move', from, to: cellOf(target), captures: state.pawnAt(target) !== -1 };
}
