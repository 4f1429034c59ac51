/**
 * An analysis put into notation. Lines of play are replayed, for a move can only be written where it is played; they
 * end where the search thought on in a world that is not this one.
 */
import type { Game, Move, State } from '../core/index.ts';
import type { Analysis, MoveAnalysis } from './analysis.ts';

/** An analysis with its moves in notation. */
export type AnalysisReport = Analysis<string>;
export type MoveReport = MoveAnalysis<string>;

function formatLine(game: Game, root: State, moves: readonly Move[]): string[] {
  const state = root.clone();
  const listed = new Int32Array(game.maxMoves);
  const line: string[] = [];
  for (const move of moves) {
    if (!listed.subarray(0, state.moves(listed)).includes(move)) break;
    line.push(game.formatMove(state, move));
    state.play(move);
  }
  return line;
}

export function reportAnalysis(game: Game, root: State, analysis: Analysis): AnalysisReport {
  return {
    ...analysis,
    best: game.formatMove(root, analysis.best),
    moves: analysis.moves.map(({ move, pv, ...entry }) => ({
      move: game.formatMove(root, move),
      ...entry,
      ...(pv && { pv: formatLine(game, root, pv) }),
    })),
    pv: formatLine(game, root, analysis.pv),
  };
}
