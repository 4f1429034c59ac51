/** The `info` line of an analysis: depth, score, time, nodes, speed and the expected line of play. */
import type { Game, State } from '../../core/index.ts';
import type { Analysis } from '../../search/index.ts';
import { reportAnalysis } from '../../workers/reportAnalysis.ts';

/** A value nearer to certainty than this is not measured by playouts. */
const SURE = 0.999;

/**
 * 100 for each stone (or point) of advantage. A search that only knows its chances reports the advantage that
 * gives such chances: chance = 1 / (1 + exp(-advantage / scale)), with the scale of the game's evaluation.
 */
function centipoints(analysis: Analysis, game: Game): number {
  if (analysis.score !== undefined) return Math.round(100 * analysis.score);
  if (analysis.unit === 'points') return Math.round(100 * analysis.value);
  const chance = Math.min(Math.max(analysis.value, 1 - SURE), SURE);
  return Math.round(100 * (game.heuristics[0]?.scale ?? 1) * Math.log(chance / (1 - chance)));
}

/** Proven results are given in moves of the winner, as protocols of this family do. */
function formatScore(analysis: Analysis, game: Game): string {
  const { mate } = analysis;
  if (mate === undefined) return `cp ${centipoints(analysis, game)}`;
  return `mate ${Math.sign(mate) * Math.ceil(Math.abs(mate) / 2)}`;
}

/** @param ms since `go` @param countsDepth see `Player` */
export function formatInfo(
  game: Game,
  root: State,
  analysis: Analysis,
  ms: number,
  countsDepth: boolean,
): string {
  const { pv } = reportAnalysis(game, root, analysis);
  const depth = countsDepth ? analysis.depth : pv.length;
  const nodes = countsDepth ? analysis.nodes : analysis.iterations;
  const words = [
    `info depth ${depth} seldepth ${Math.max(analysis.depth, pv.length)}`,
    `score ${formatScore(analysis, game)}`,
    `time ${Math.round(ms)} nodes ${nodes} nps ${Math.round((1000 * nodes) / Math.max(ms, 1))}`,
  ];
  if (pv.length > 0) words.push(`pv ${pv.join(' ')}`);
  return words.join(' ');
}
