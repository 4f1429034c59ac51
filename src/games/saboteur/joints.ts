/** Which sides of an empty cell matter to the path: where a tunnel comes in, and where it should continue. */
import type { Board } from './board.ts';
import { TUNNELS } from './cards.ts';
import { STEPS } from './cells.ts';
import { EMPTY, LIVE } from './constants.ts';
import { isIn } from './walk.ts';

/** Sides of an empty cell on which a live tunnel opens into it. */
export function liveSides(board: Board, cell: number): number {
  let sides = 0;
  for (let i = 0; i < 4; i++) {
    const there = board.tunnels[cell + STEPS[i]!]!;
    if ((there & LIVE) !== 0 && (there >> ((i + 2) & 3)) & 1) sides |= 1 << i;
  }
  return sides;
}

/** Sides of an empty cell that lead into one of some cells: those that are nearer to the goal. */
export function goodSides(board: Board, cell: number, nearer: Int32Array): number {
  let sides = 0;
  for (let i = 0; i < 4; i++) {
    const next = cell + STEPS[i]!;
    if (!isIn(nearer, next)) continue;
    if (board.contents[next] === EMPTY || (board.tunnels[next]! >> ((i + 2) & 3)) & 1) sides |= 1 << i;
  }
  return sides;
}

/** Does the piece lead from one group of sides to another? */
export function joins(piece: number, from: number, to: number): boolean {
  return (TUNNELS[piece]! & from) !== 0 && (TUNNELS[piece]! & to) !== 0;
}
