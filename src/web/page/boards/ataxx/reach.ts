/** The legal moves of a position as a person sees them: from a cell to a cell, near or far. */
import { formatMove, formatSquare } from '../../../../games/ataxx/notation.ts';
import { distance } from '../../../../games/ataxx/cells.ts';
import { parseSquare } from '../../../../games/ataxx/options.ts';
import { MAX_MOVES, PASS, isJump, originOf, targetOf } from '../../../../games/ataxx/moves.ts';
import type { AtaxxState } from '../../../../games/ataxx/state.ts';

export interface Way {
  readonly move: string;
  /** Undefined where a clone is named by its target alone: any stone beside it will do. */
  readonly from: string | undefined;
  readonly to: string;
  readonly kind: 'step' | 'leap';
}

const listed = new Int32Array(MAX_MOVES);

/** All moves but the pass. */
export function ways(state: AtaxxState): Way[] {
  const moves = [...listed.subarray(0, state.moves(listed))].filter((move) => move !== PASS);
  return moves.map((move) => ({
    move: formatMove(state, move),
    from: originOf(move) === targetOf(move) ? undefined : formatSquare(originOf(move)),
    to: formatSquare(targetOf(move)),
    kind: isJump(move) ? 'leap' : 'step',
  }));
}

/** Can the stone on `cell` make this move? */
export function starts(way: Way, cell: string): boolean {
  if (way.from !== undefined) return way.from === cell;
  const from = parseSquare(cell);
  const to = parseSquare(way.to);
  return from !== undefined && to !== undefined && distance(from, to) === 1;
}

/** The pass, where it is the only move. */
export function forcedPass(state: AtaxxState): string | undefined {
  const count = state.moves(listed);
  return count === 1 && listed[0] === PASS ? formatMove(state, PASS) : undefined;
}
