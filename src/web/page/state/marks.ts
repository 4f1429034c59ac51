/**
 * Where a search looks, as marks for the board: the moves that it comes back to are warm, and the best few carry their
 * worth.
 */
import type { AnalysisReport, MoveReport } from '../../../search/index.ts';
import type { LegalMove } from '../../worker/messages.ts';
import type { MoveMark } from '../boards/board.ts';
import { SHOWN_MOVES, scaleOf, worthNote } from './worth.ts';

/** The most visited move must have this many times an even share before anything is warm. */
const STANDS_OUT = 1.5;
/** A move that stands out less than this, compared with the warmest, stays cold. */
const LEAST_HEAT = 0.25;

/**
 * How much a move stands out, 0 to 1. A search that tries every move equally often says nothing by its visits, nor does a
 * move that it tried once to be sure; so what counts is what a move has beyond an even share.
 */
function heatOf(moves: readonly MoveReport[]): (visits: number) => number {
  const even = moves.reduce((sum, { visits }) => sum + visits, 0) / moves.length;
  const most = Math.max(0, ...moves.map(({ visits }) => visits));
  if (most === 0 || most < STANDS_OUT * even) return () => 0;
  return (visits) => {
    const excess = (visits - even) / (most - even);
    return excess >= LEAST_HEAT ? excess : 0;
  };
}

/** @param legal the moves of the position that is shown, with their ways */
export function marksOf(report: AnalysisReport | undefined, legal: readonly LegalMove[]): MoveMark[] {
  if (!report || report.moves.length === 0) return [];
  const scale = scaleOf(report);
  // Minimax spends most on moves that are hard to refute, which says nothing good of them.
  const heat = report.simulations > 0 ? heatOf(report.moves) : () => 0;
  const ways = new Map(legal.map((move) => [move.move, move.ways]));
  return report.moves.flatMap((move, rank) => {
    const its = ways.get(move.move);
    if (!its) return [];
    const note = rank < SHOWN_MOVES ? worthNote(move, scale) : undefined;
    const mark = {
      move: move.move,
      ways: its,
      heat: heat(move.visits),
      note,
      isBest: move.move === report.best,
    };
    return mark.heat > 0 || note !== undefined || mark.isBest ? [mark] : [];
  });
}
