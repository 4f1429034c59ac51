/** Moves in words, for programs that do not want to know how they are packed. */
import type { Move } from '../../core/index.ts';
import { fileOf, rankOf } from './cells.ts';
import { PASS, isJump, originOf, targetOf } from './moves.ts';

/** File a and rank 1 are 0. */
export interface AtaxxCell {
  readonly file: number;
  readonly rank: number;
}

export type AtaxxMove =
  /** Without `from` where the rules name a clone by its target alone. */
  | { readonly kind: 'clone'; readonly from?: AtaxxCell; readonly to: AtaxxCell }
  | { readonly kind: 'jump'; readonly from: AtaxxCell; readonly to: AtaxxCell }
  | { readonly kind: 'pass' };

function cellOf(cell: number): AtaxxCell {
  return { file: fileOf(cell), rank: rankOf(cell) };
}

export function decodeMove(move: Move): AtaxxMove {
  if (move === PASS) return { kind: 'pass' };
  const to = cellOf(targetOf(move));
  if (originOf(move) === targetOf(move)) return { kind: 'clone', to };
  return { kind: isJump(move) ? 'jump' : 'clone', from: cellOf(originOf(move)), to };
}
