/**
 * Where a search looks, as marks on the board: each target cell is as warm as it is visited,
 * the best few moves carry their value, and the best few jumps an arrow.
 */
import type { AnalysisReport, MoveReport } from '../../../../workers/messages.ts';
import type { ArrowView } from '../grid/gridView.ts';

/** So many moves carry a value; more would hide the board. */
const NOTED = 6;
/** So many of the noted moves may be drawn as arrows. */
const ARROWS = 3;
/** A cell with less of the attention than this, beside the warmest, stays cold. */
const LEAST_HEAT = 0.02;

export interface Attention {
  /** By target cell: its visits beside those of the most visited one. */
  readonly heat: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, string>;
  readonly jumps: readonly ArrowView[];
}

function targetOf(move: string): string {
  return move.slice(-2);
}

function isPass(move: string): boolean {
  return move === '0000';
}

/** A clone is also written with four characters under the pair rule; only a jump spans two cells. */
function isJump({ move }: MoveReport): boolean {
  if (move.length !== 4) return false;
  const far = (i: number): number => Math.abs(move.charCodeAt(i) - move.charCodeAt(i + 2));
  return Math.max(far(0), far(1)) === 2;
}

export function attention(analysis: AnalysisReport | undefined): Attention {
  const heat = new Map<string, number>();
  const notes = new Map<string, string>();
  const moves = analysis?.moves.filter(({ move }) => !isPass(move)) ?? [];
  const most = moves[0]?.visits ?? 0;
  if (most === 0) return { heat, notes, jumps: [] };

  const sums = new Map<string, number>();
  for (const { move, visits } of moves) {
    const cell = targetOf(move);
    sums.set(cell, (sums.get(cell) ?? 0) + visits);
  }
  const warmest = Math.max(...sums.values());
  for (const [cell, visits] of sums) if (visits >= LEAST_HEAT * warmest) heat.set(cell, visits / warmest);

  const noted = moves.slice(0, NOTED).filter(({ visits }) => visits > 0);
  for (const { move, mean } of noted) {
    const cell = targetOf(move);
    if (mean !== null && !notes.has(cell)) notes.set(cell, String(Math.round(100 * mean)));
  }
  const jumps = noted
    .filter(isJump)
    .slice(0, ARROWS)
    .map(({ move, visits }) => ({ from: move.slice(0, 2), to: targetOf(move), weight: visits / most }));
  return { heat, notes, jumps };
}
