/**
 * Where a search looks, as marks on the board: the target cells that it comes back to are warm,
 * the best few moves carry their worth, and the best few jumps an arrow.
 */
import type { AnalysisReport, MoveReport } from '../../../../search/index.ts';
import { SHOWN_MOVES, scaleOf, worthNote } from '../../state/worth.ts';
import type { ArrowView } from '../grid/gridView.ts';

/** This many of the noted moves may be drawn as arrows. */
const ARROWS = 3;
/** The most visited move must have this many times an even share before any cell is warm. */
const STANDS_OUT = 1.5;
/** A cell that stands out less than this, compared with the warmest, stays cold. */
const LEAST_HEAT = 0.25;

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

/**
 * How much each cell stands out, 0 to 1. A search that tries every move equally often says nothing by its visits, nor
 * does a move that it tried once to be sure; so what counts is what the best move to a cell has beyond an even share.
 */
function heatOf(moves: readonly MoveReport[]): ReadonlyMap<string, number> {
  const heat = new Map<string, number>();
  const even = moves.reduce((sum, { visits }) => sum + visits, 0) / moves.length;
  const most = Math.max(0, ...moves.map(({ visits }) => visits));
  if (most === 0 || most < STANDS_OUT * even) return heat;
  for (const { move, visits } of moves) {
    const excess = (visits - even) / (most - even);
    const cell = targetOf(move);
    if (excess >= LEAST_HEAT) heat.set(cell, Math.max(excess, heat.get(cell) ?? 0));
  }
  return heat;
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
