/**
 * An analysis put into notation. The principal variation is replayed, for a move can only be written where it is played;
 * it ends where the search thought on in a world that is not this one.
 */
import type { Game, State } from '../core/index.ts';
import type { Analysis } from '../search/analysis.ts';
import type { AnalysisReport } from './messages.ts';

export function reportAnalysis(game: Game, root: State, analysis: Analysis): AnalysisReport {
  const line = root.clone();
  const listed = new Int32Array(game.maxMoves);
  const pv: string[] = [];
  for (const move of analysis.pv) {
    if (!listed.subarray(0, line.moves(listed)).includes(move)) break;
    pv.push(game.formatMove(line, move));
    line.play(move);
  }
  return {
    ...analysis,
    best: game.formatMove(root, analysis.best),
    moves: analysis.moves.map((entry) => ({ ...entry, move: game.formatMove(root, entry.move) })),
    pv,
  };
}
