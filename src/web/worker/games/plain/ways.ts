/** How moves of any game are made: by pressing the cells of its grid, or from the list of moves. */
import type { Game, GridCell, Move, State } from '../../../../core/index.ts';
import { legalMoves } from '../../legalMoves.ts';
import type { Way } from '../../pageGame.ts';

/** `a` to `z`, and then `aa`. */
function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** `a1` is at the bottom left. */
export function cellName([row, column]: GridCell, rows: number): string {
  return `${columnName(column)}${rows - row}`;
}

/** The names of the cells of a legal move; none if it has no place, or there is no grid. */
export function cellsOf({ grid }: Game, state: State, move: Move): string[] {
  if (!grid) return [];
  const rows = grid.stones(state).length;
  return grid.cellsOf(state, move).map((cell) => cellName(cell, rows));
}

export function waysOf(game: Game, state: State, move: Move): readonly Way[] {
  const cells = cellsOf(game, state, move);
  return cells.length > 0 ? [cells] : [];
}

/** A move without a place that is the only one, such as a pass. Without a grid nothing has a place, and people choose. */
export function forced(game: Game, state: State): Move | undefined {
  if (!game.grid || state.turn < 0) return undefined;
  const [move, ...others] = legalMoves(game, state);
  return move !== undefined && others.length === 0 && cellsOf(game, state, move).length === 0
    ? move
    : undefined;
}
