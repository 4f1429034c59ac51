/** An analysis put into notation. The principal variation is replayed, for a move can only be written where it is played. */
import { type Game, OVER, type State } from '../core/index.ts';
import type { Analysis } from '../search/analysis.ts';
import type { AnalysisReport } from './messages.ts';

export function reportAnalysis(game: Game, root: State, analysis: Analysis): AnalysisReport {
  const line = root.clone();
  const pv: string[] = [];
  for (const move of analysis.pv) {
    if (line.turn === OVER) break;
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
