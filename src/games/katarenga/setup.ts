/** From what a position says, in any form, to a state. */
import { Board } from './board.ts';
import { homeRow, rowOf } from './cells.ts';
import type { KatarengaOptions } from './options.ts';
import { checkNumbers, checkPosition, checkTiles } from './possible.ts';
import { KatarengaState } from './state.ts';

export interface Setup {
  /** In index order. */
  readonly tiles: string;
  /** Cells of White's and of Black's pawns. */
  readonly pawns: readonly [readonly number[], readonly number[]];
  readonly side: number;
  readonly points: readonly [number, number];
  /** Undefined if it was left out. */
  readonly ply: number | undefined;
  readonly passes: number;
}

/** A position without a ply is the beginning if it looks like it, else one in which all may capture. */
function likelyPly({ pawns, points }: Setup, size: number): number {
  const atHome = pawns.every(
    (cells, side) =>
      cells.length === size && cells.every((cell) => rowOf(cell, size) === homeRow(side, size)),
  );
  return atHome && points[0] + points[1] === 0 ? 0 : 2;
}

/** The state of a set-up. @throws UserError for one that no game reaches */
export function stateOf(setup: Setup, options: KatarengaOptions): KatarengaState {
  checkTiles(setup.tiles, options);
  const board = new Board(setup.tiles, options);
  const state = new KatarengaState(board, setup.side);
  checkNumbers(setup.pawns, setup.points, board);
  for (let side = 0; side < 2; side++) {
    for (const cell of setup.pawns[side]!) state.pawns.put(side, cell);
    state.setPoints(side, setup.points[side]!);
  }
  state.ply = setup.ply ?? likelyPly(setup, board.size);
  state.passes = setup.passes;
  checkPosition(state);
  return state.open();
}
