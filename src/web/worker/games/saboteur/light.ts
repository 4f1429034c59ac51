/** How far the light of the entrance reaches. All of it is public: every objective is a crossing. */
import { SIDES, TUNNELS } from '../../../../games/saboteur/cards.ts';
import { CELLS, ENTRANCE, OBJECTIVES, STEPS, columnOf, rowOf } from '../../../../games/saboteur/cells.ts';
import { LIVE } from '../../../../games/saboteur/constants.ts';
import { liveSides } from '../../../../games/saboteur/joints.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';

export function isLive(state: SaboteurState, cell: number): boolean {
  return (state.board.tunnels[cell]! & LIVE) !== 0;
}

/** Sides of a laid tile that are lit: all of a tunnel that is reached, of a blocked tile the stubs that are. */
export function litSides(state: SaboteurState, cell: number): number {
  const piece = state.board.pieceAt(cell);
  const sides = SIDES[piece]!;
  if (TUNNELS[piece] !== 0) return isLive(state, cell) ? sides : 0;
  return sides & liveSides(state.board, cell);
}

/** Steps between two cells. */
export function stepsApart(a: number, b: number): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

/** The shortest tunnel from the entrance to an objective that it reaches, both included; else empty. */
export function tunnelTo(state: SaboteurState, objective: number): number[] {
  const { tunnels } = state.board;
  const cameFrom = new Int32Array(CELLS).fill(-1);
  const reached = [ENTRANCE];
  cameFrom[ENTRANCE] = ENTRANCE;
  for (const cell of reached) {
    for (const [i, step] of STEPS.entries()) {
      const next = cell + step;
      const isJoined = (tunnels[cell]! >> i) & (tunnels[next]! >> ((i + 2) & 3)) & 1;
      if (!isJoined || cameFrom[next] !== -1) continue;
      cameFrom[next] = cell;
      reached.push(next);
    }
  }
  const end = OBJECTIVES[objective]!;
  if (cameFrom[end] === -1) return [];
  const path = [end];
  while (path[0] !== ENTRANCE) path.unshift(cameFrom[path[0]!]!);
  return path;
}
