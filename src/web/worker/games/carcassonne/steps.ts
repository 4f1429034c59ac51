/**
 * How a person makes a move. A tile: the cell (`0,-1`), then the turn (`r1`) where it fits in more than one. A meeple: the
 * piece (`city-n`), or `none`.
 */
import type { Move } from '../../../../core/index.ts';
import { DRAW, PLACE } from '../../../../games/carcassonne/layout.ts';
import { findPiece, formatMove, isPieceName } from '../../../../games/carcassonne/notation.ts';
import { type CarcassonneState, NO_CLAIM } from '../../../../games/carcassonne/state.ts';
import { PATTERNS } from '../../../../games/carcassonne/fit.ts';
import { capital } from '../../../../words/index.ts';
import type { Way } from '../../pageGame.ts';
import { TURNS, meepleName } from './names.ts';

export const NO_MEEPLE = 'none';

export function newestKind({ table }: CarcassonneState): number {
  return table.kindOf(table.tiles - 1);
}

/** `r2` is 2; undefined for any other step. */
export function turnOf(step: string): number | undefined {
  const match = /^r([0-3])$/.exec(step);
  return match ? Number(match[1]) : undefined;
}

export function ways(state: CarcassonneState, move: Move): readonly Way[] {
  const text = formatMove(state, move);
  if (state.phase === DRAW) return [];
  if (state.phase !== PLACE) return [[text]];
  const [cell, turn] = text.split(/(?=r)/);
  const pattern = state.table.patternAt(move >> 2);
  const isOnly = state.rules.counts[PATTERNS * state.drawn + pattern] === 1;
  return isOnly ? [[cell!]] : [[cell!, turn!]];
}

export function stepTitle(state: CarcassonneState, step: string): string {
  if (step === NO_MEEPLE) return 'No meeple';
  const turn = turnOf(step);
  if (turn !== undefined) return capital(TURNS[turn]!);
  if (!isPieceName(step)) return `Cell ${step}`;
  const piece = findPiece(newestKind(state), step);
  return piece === -1 ? step : capital(meepleName(newestKind(state), piece));
}

/** Nothing can be claimed: all meeples are out, or every piece belongs to a feature that is held. */
export function forced(state: CarcassonneState): Move | undefined {
  const mayClaim = state.turn >= 0 && state.phase !== PLACE;
  return mayClaim && state.claimable() === 0 ? NO_CLAIM : undefined;
}
