/**
 * Path length (rules, section 12): the fewest tiles still missing between the tunnels that start at the entrance and an
 * objective. A laid tile that can be crossed costs nothing, an empty cell one tile, a tile that would have to be
 * destroyed and replaced `RAZED`. That cells can be crossed from any side to any other is taken for granted, for every
 * shape with two openings is in the deck.
 *
 * The walk goes from the objectives outwards, nearest cells first, and stops at the first live tunnel. What it leaves
 * behind is the field of distances that `path` playouts follow.
 */
import type { Board } from './board.ts';
import { CELLS, OBJECTIVES, STEPS } from './cells.ts';
import { EMPTY, LIVE } from './constants.ts';

/** Price of a tile that is in the way: a Destroy, its replacement, and the chance not to have a Destroy. */
const RAZED = 4;
const FAR = 255;
/** No path is longer: at worst some twenty cells, each with a tile in the way. */
export const LONGEST = 63;

/** A cell as it is, and `CELLS` further on the same cell without the tile that lies there. */
const NODES = 2 * CELLS;
export const distances = new Uint8Array(NODES);

/** Nodes by distance; a node is put in again when a shorter way to it is found. */
const ROOM = 512;
const buckets = new Uint16Array((LONGEST + 1) * ROOM);
const filled = new Uint16Array(LONGEST + 1);

function offer(node: number, distance: number): void {
  if (distance >= distances[node]! || distance > LONGEST) return;
  distances[node] = distance;
  const at = filled[distance]!;
  buckets[ROOM * distance + at] = node;
  filled[distance] = at + 1;
}

function spread(board: Board, node: number, distance: number): void {
  const { contents, tunnels } = board;
  const cell = node & (CELLS - 1);
  const isTunnel = node < CELLS && contents[cell] !== EMPTY;
  const sides = isTunnel ? tunnels[cell]! : 15;
  for (let i = 0; i < 4; i++) {
    if (((sides >> i) & 1) === 0) continue;
    const next = cell + STEPS[i]!;
    if (contents[next] === EMPTY) {
      offer(next, distance + 1);
      continue;
    }
    if ((tunnels[next]! >> ((i + 2) & 3)) & 1) offer(next, distance);
    if (board.pieceAt(next) >= 0) offer(next + CELLS, distance + RAZED);
  }
}

/** Tiles missing to the nearest of some objectives (bits 0 to 2); fills `distances` that far. */
export function missingTiles(board: Board, objectives: number): number {
  distances.fill(FAR);
  filled.fill(0);
  for (let i = 0; i < 3; i++) if ((objectives >> i) & 1) offer(OBJECTIVES[i]!, 0);
  for (let distance = 0; distance <= LONGEST; distance++) {
    for (let i = 0; i < filled[distance]!; i++) {
      const node = buckets[ROOM * distance + i]!;
      if (distances[node] !== distance) continue;
      if (node < CELLS && (board.tunnels[node]! & LIVE) !== 0) return distance;
      spread(board, node, distance);
    }
  }
  return LONGEST;
}
