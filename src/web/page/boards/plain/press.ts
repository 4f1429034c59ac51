/** From what is pressed to moves, in any game: a button of the list, a cell, or one cell after another. */
import type { Game, Move, State } from '../../../../core/index.ts';
import type { Press } from '../gameBoard.ts';

/** A move as a person makes it. */
export interface Way {
  readonly move: string;
  /** The names of its cells; none where it can only be chosen from the list. */
  readonly cells: readonly string[];
}

/** What the button of a move says when it is pressed; no cell has a space in its name. */
export function buttonOf(move: string): string {
  return `move ${move}`;
}

/** `a1` is at the bottom left. */
export function cellName(row: number, column: number, rows: number): string {
  return `${String.fromCharCode(97 + column)}${rows - row}`;
}

export function waysOf(game: Game, state: State): Way[] {
  const listed = new Int32Array(game.maxMoves);
  const rows = game.grid?.stones(state).length ?? 0;
  const cells = (move: Move): string[] =>
    game.grid?.cellsOf(state, move).map(([row, column]) => cellName(row, column, rows)) ?? [];
  return [...listed.subarray(0, state.moves(listed))].map((move) => ({
    move: game.formatMove(state, move),
    cells: cells(move),
  }));
}

export function press(game: Game, state: State, held: string | undefined, pressed: string): Press {
  const ways = waysOf(game, state);
  const chosen = ways.find(({ move, cells }) => {
    if (pressed === buttonOf(move)) return true;
    return (
      cells.length > 0 &&
      cells.join() === (held !== undefined && cells.length > 1 ? `${held},${pressed}` : pressed)
    );
  });
  if (chosen) return { kind: 'play', move: chosen.move };
  const isStart = pressed !== held && ways.some(({ cells }) => cells.length > 1 && cells[0] === pressed);
  return { kind: 'hold', cell: isStart ? pressed : undefined };
}
