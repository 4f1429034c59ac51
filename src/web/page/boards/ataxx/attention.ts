/**
 * Where a search looks, as marks on the board: the target cells that it comes back to are warm,
 * the best few moves carry their worth, and the best few jumps an arrow.
 */
import type { AnalysisReport, MoveReport } from '../../../../workers/messages.ts';
import { SHOWN_MOVES, scaleOf, worthNote } from '../../state/worth.ts';
import type { ArrowView } from '../grid/gridView.ts';

/** So many of the noted moves may be drawn as arrows. */
const ARROWS = 3;
/** A cell with less of the attention than this, beside the warmest, stays cold. */
const LEAST_HEAT = 0.02;

export interface Attention {
  /** By target cell, only where there is any: how much its best move stands out. */
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

function heatOf(moves: readonly MoveReport[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { move, visits } of moves) {
    const cell = targetOf(move);
    sums.set(cell, (sums.get(cell) ?? 0) + visits);
  }
  const warmest = Math.max(1, ...sums.values());
  const warm = [...sums].filter(([, visits]) => visits >= LEAST_HEAT * warmest);
  return new Map(warm.map(([cell, visits]) => [cell, visits / warmest]));
}

export function attention(analysis: AnalysisReport | undefined): Attention {
  const moves = analysis?.moves.filter(({ move }) => !isPass(move)) ?? [];
  if (!analysis || moves.length === 0) return { heat: new Map(), notes: new Map(), jumps: [] };
  const scale = scaleOf(analysis);
  const notes = new Map<string, string>();
  const noted = moves.slice(0, SHOWN_MOVES).filter(({ mean }) => mean !== null);
  for (const report of noted) {
    const cell = targetOf(report.move);
    const note = worthNote(report, scale);
    if (note !== undefined && !notes.has(cell)) notes.set(cell, note);
  }
  const most = Math.max(1, ...moves.map(({ visits }) => visits));
  const jumps = noted
    .filter(isJump)
    .slice(0, ARROWS)
    .map(({ move, visits }) => ({ from: move.slice(0, 2), to: targetOf(move), weight: visits / most }));
  return { heat: heatOf(moves), notes, jumps };
}
