/**
 * Path length (rules, section 12): the fewest tiles still missing between the tunnels that start at the entrance and an
 * objective. A laid tile that can be crossed costs nothing, an empty cell one tile, a tile that would have to be
 * destroyed and replaced `RAZED`. That cells can be crossed from any side to any other is taken for granted, because every
 * shape with two openings is in the deck.
 *
 * The walk goes from the objectives outwards, nearest cells first, and stops at the first live tunnel. What it leaves
 * behind are the cells that `path` playouts follow.
 */
import type { Board } from './board.ts';
import { CELLS, OBJECTIVES, STEPS } from './cells.ts';
import { EMPTY, LIVE, LONGEST, RAZED, UNKNOWN } from './constants.ts';
import { kernel } from './kernel/kernel.ts';
import type { Walk } from './walk.ts';

/** A walk from some objectives (bits 0 to 2). */
export function walkFrom(board: Board, objectives: number): Walk {
  return kernel.get()?.walkFrom(board, objectives) ?? walkHere(board, objectives);
}

/** Tiles missing to each objective, a byte each. Measured once for a board, and copied with it. */
export function missingToEach(board: Board): number {
  const { missing } = board;
  if (missing[0] === UNKNOWN) missing[0] = kernel.get()?.missingToEach(board) ?? measureEach(board);
  return missing[0]!;
}

function measureEach(board: Board): number {
  return measure(board, 1) | (measure(board, 2) << 8) | (measure(board, 4) << 16);
}

// ── the walk ──────────────────────────────────────────────────────────────────────────────────────

const FAR = 255;

/** A cell as it is, and `CELLS` further on the same cell without the tile that lies there. */
const NODES = 2 * CELLS;
const distances = new Uint8Array(NODES);

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

/** Starts at some objectives. */
function begin(objectives: number): void {
  distances.fill(FAR);
  filled.fill(0);
  for (let i = 0; i < 3; i++) if ((objectives >> i) & 1) offer(OBJECTIVES[i]!, 0);
}

/** Tiles missing to the nearest of some objectives; fills `distances` that far. */
function measure(board: Board, objectives: number): number {
  begin(objectives);
  for (let distance = 0; distance < LONGEST; distance++) {
    for (let i = 0; i < filled[distance]!; i++) {
      const node = buckets[ROOM * distance + i]!;
      if (distances[node] !== distance) continue;
      if (node < CELLS && (board.tunnels[node]! & LIVE) !== 0) return distance;
      spread(board, node, distance);
    }
  }
  return LONGEST;
}

/**
 * Tiles missing from every cell to an objective, the cell itself included if it is empty; `CELLS` further on, those from
 * the same cell without the tile that lies there. Valid until the next walk.
 */
export function distancesTo(board: Board, objective: number): Readonly<Uint8Array> {
  begin(1 << objective);
  for (let distance = 0; distance <= LONGEST; distance++) {
    for (let i = 0; i < filled[distance]!; i++) {
      const node = buckets[ROOM * distance + i]!;
      if (distances[node] === distance) spread(board, node, distance);
    }
  }
  return distances;
}

const walk: Walk = {
  missing: 0,
  near: new Int32Array(CELLS / 32),
  nearer: new Int32Array(CELLS / 32),
};

function walkHere(board: Board, objectives: number): Walk {
  const { near, nearer } = walk;
  const missing = measure(board, objectives);
  walk.missing = missing;
  near.fill(0);
  nearer.fill(0);
  for (let i = 0; i < filled[missing]!; i++) {
    const node = buckets[ROOM * missing + i]!;
    if (node < CELLS && board.contents[node] === EMPTY) add(near, node);
  }
  if (missing === 0) return walk;
  for (let i = 0; i < filled[missing - 1]!; i++) {
    const node = buckets[ROOM * (missing - 1) + i]!;
    if (node < CELLS && distances[node] === missing - 1) add(nearer, node);
  }
  return walk;
}

function add(set: Int32Array, cell: number): void {
  set[cell >> 5]! |= 1 << (cell & 31);
}
