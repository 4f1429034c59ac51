/** The analysis of a search as a table for people. */
import type { Game } from '../core/index.ts';
import type { AnalysisReport } from '../workers/messages.ts';
import { formatTable } from './print.ts';

/** A mean reward in its unit: chances in per cent, shares as they are, points with a decimal. */
export function formatReward(value: number, unit: AnalysisReport['unit']): string {
  if (unit === undefined) return `${(100 * value).toFixed(1)} %`;
  if (!Number.isFinite(value)) return '';
  return value.toFixed(unit === 'share' ? 3 : 1);
}

function countsLine(report: AnalysisReport): string {
  const { iterations, simulations, playoutMoves, nodes, depth, seconds } = report;
  const playouts = simulations > 0 ? `${simulations} playouts of ${playoutMoves} moves, ` : '';
  return `${iterations} iterations, ${playouts}${nodes} nodes, depth ${depth}, ${seconds.toFixed(2)} s`;
}

/** @param top how many moves to show, the most visited first */
export function formatAnalysis(game: Game, report: AnalysisReport, top: number): string {
  const shown = report.moves.slice(0, top);
  const value = (reward: number): string => formatReward(reward, report.unit);
  const table = formatTable(
    [
      { title: 'move' },
      { title: 'visits', align: 'right' },
      { title: 'value', align: 'right' },
      { title: 'low', align: 'right' },
      { title: 'high', align: 'right' },
    ],
    shown.map((m) => [m.move, String(m.visits), value(m.mean), value(m.low), value(m.high)]),
  );
  const hidden = report.moves.length - shown.length;
  const score = report.score === undefined ? '' : `, score ${report.score}`;
  return [
    `best move for ${game.seatName(report.seat)}: ${report.best}, value ${value(report.value)}${score}`,
    `line: ${report.pv.join(' ')}`,
    countsLine(report),
    '',
    table,
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
  ].join('\n');
}
