/** The `info` lines of an analysis: depth, score, time, nodes, speed and the expected line of play. */
import type { Game, State } from '../../core/index.ts';
import type { Analysis } from '../../search/index.ts';
import type { AnalysisReport, MoveReport } from '../../search/index.ts';
import { reportAnalysis } from '../../search/report.ts';

/** A value nearer to certainty than this is not measured by playouts. */
const SURE = 0.999;

/**
 * 100 for each stone (or point) of advantage. A search that only knows its chances reports the advantage that
 * gives such chances: chance = 1 / (1 + exp(-advantage / scale)), with the scale of the game's evaluation. A share of
 * what can be had is neither.
 */
function centipoints({ mean, score }: MoveReport, unit: Analysis['unit'], game: Game): number | undefined {
  if (score !== undefined) return Math.round(100 * score);
  if (mean === null || unit === 'share') return undefined;
  if (unit === 'points') return Math.round(100 * mean);
  const chance = Math.min(Math.max(mean, 1 - SURE), SURE);
  return Math.round(100 * (game.heuristics[0]?.scale ?? 1) * Math.log(chance / (1 - chance)));
}

/** Proven results are given in moves of the winner, as protocols of this family do. */
function formatScore(move: MoveReport, unit: Analysis['unit'], game: Game): string {
  const { mate, proof, bound } = move;
  if (mate !== undefined) return ` score mate ${Math.sign(mate) * Math.ceil(Math.abs(mate) / 2)}`;
  const points = proof === 'draw' ? 0 : centipoints(move, unit, game);
  if (points === undefined) return '';
  return ` score cp ${points}${bound === undefined ? '' : ' upperbound'}`;
}

/** What is said of the work, the same in every line. */
interface Effort {
  readonly ms: number;
  readonly countsDepth: boolean;
}

function formatInfo(
  game: Game,
  report: AnalysisReport,
  move: MoveReport,
  multiPv: string,
  { ms, countsDepth }: Effort,
): string {
  const { pv = [] } = move;
  const depth = countsDepth ? report.depth : pv.length;
  const nodes = countsDepth ? report.nodes : report.iterations;
  const line = pv.length > 0 ? ` pv ${pv.join(' ')}` : '';
  return (
    `info depth ${depth} seldepth ${Math.max(report.depth, pv.length)}${multiPv}` +
    formatScore(move, report.unit, game) +
    ` time ${Math.round(ms)} nodes ${nodes} nps ${Math.round((1000 * nodes) / Math.max(ms, 1))}${line}`
  );
}

/** One line, or one for each of several moves. @param ms since `go` @param countsDepth see `Player` */
export function formatInfos(
  game: Game,
  root: State,
  analysis: Analysis,
  lines: number,
  effort: Effort,
): string[] {
  const report = reportAnalysis(game, root, analysis);
  const shown = report.moves.slice(0, lines).filter(({ mean }, i) => i === 0 || mean !== null);
  return shown.map((move, i) =>
    formatInfo(game, report, move, lines === 1 ? '' : ` multipv ${i + 1}`, effort),
  );
}
