/**
 * Ways to an objective, measured in tiles (see `path.ts`), for a rating that asks about many moves of one position:
 * `look` first. Lengths are those of the board as it is, before the move.
 */
import type { Board } from './board.ts';
import { TUNNELS } from './cards.ts';
import { CELLS, STEPS } from './cells.ts';
import { CROSS, EMPTY } from './constants.ts';
import { liveSides } from './joints.ts';
import { distancesTo, missingToEach } from './path.ts';

export class Ways {
  /** Tiles missing between the tunnels and the objective. */
  missing = 0;
  private board: Board | undefined;
  private distances: Readonly<Uint8Array> | undefined;

  look(board: Board, objective: number): void {
    this.board = board;
    // First, because it may take a walk itself, which would change the distances.
    this.missing = (missingToEach(board) >> (8 * objective)) & 0xff;
    this.distances = distancesTo(board, objective);
  }

  /** From a piece laid on a cell to the objective: 1 if it touches it, and 1 more for each tile in between. */
  lengthFrom(piece: number, cell: number): number {
    return 1 + this.nearestBeyond(cell, TUNNELS[piece]! & ~liveSides(this.board!, cell));
  }

  /** Does the tunnel run into the tile on this cell, and would the way be shorter with another one there? */
  isObstructedAt(cell: number): boolean {
    return liveSides(this.board!, cell) !== 0 && 1 + this.nearestBeyond(cell, CROSS) < this.missing;
  }

  /** Tiles missing behind some sides of a cell. */
  private nearestBeyond(cell: number, sides: number): number {
    const { contents, tunnels } = this.board!;
    const distances = this.distances!;
    let nearest = 0xff;
    for (let i = 0; i < 4; i++) {
      if (((sides >> i) & 1) === 0) continue;
      const next = cell + STEPS[i]!;
      const isOpen = contents[next] === EMPTY || ((tunnels[next]! >> ((i + 2) & 3)) & 1) === 1;
      if (isOpen) nearest = Math.min(nearest, distances[next]!);
      nearest = Math.min(nearest, distances[next + CELLS]!);
    }
    return nearest;
  }
}
