/**
 * How many tiles must have been destroyed before a board can look as it does. A tile is laid against the open side of
 * another tile, of the entrance or of a revealed objective, and an objective is revealed through an open side as well;
 * so all that lies on the board hangs together by open joints, unless something in between was destroyed. What hangs
 * together without the entrance is an island, and the first of it once joined a tile, on a cell beside it, that is gone.
 * That cell may have been covered again since.
 */
import { Board } from './board.ts';
import { COPIES, DESTROY, SIDES } from './cards.ts';
import { ENTRANCE, MINE, OBJECTIVES, STEPS } from './cells.ts';

type Tiles = readonly (readonly [cell: number, piece: number])[];

const MOST = COPIES[DESTROY]!;
/** A cell touches four others, one of them on the way to the entrance. It may hold a tile of a fifth. */
const ISLANDS_PER_CELL = 4;

const DESTRUCTIBLE = MINE.filter((cell) => cell !== ENTRANCE && !OBJECTIVES.includes(cell));

/** The number of its island for every cell with something on it; 0 is what hangs together with the entrance. */
function numberIslands(tiles: Tiles, revealed: number): { islandOf: Map<number, number>; count: number } {
  const sides = new Map<number, number>([[ENTRANCE, 15]]);
  for (const [i, cell] of OBJECTIVES.entries()) if ((revealed >> i) & 1) sides.set(cell, 15);
  for (const [cell, piece] of tiles) sides.set(cell, SIDES[piece]!);
  const islandOf = new Map<number, number>();
  let count = 0;
  for (const start of sides.keys()) {
    if (islandOf.has(start)) continue;
    const cells = [start];
    islandOf.set(start, count);
    for (const cell of cells) {
      for (const [i, step] of STEPS.entries()) {
        const next = cell + step;
        const isJoined = (sides.get(cell)! >> i) & ((sides.get(next) ?? 0) >> ((i + 2) & 3)) & 1;
        if (!isJoined || islandOf.has(next)) continue;
        islandOf.set(next, count);
        cells.push(next);
      }
    }
    count++;
  }
  return { islandOf, count };
}

/** A cell whose tile was destroyed, and the islands that it joined, a bit each. */
interface Gone {
  readonly cell: number;
  readonly islands: number;
}

/** Can this many of these cells join all islands, each of them beside something that is joined already? */
function canJoin(
  cells: readonly Gone[],
  all: number,
  joined: number,
  chosen: readonly number[],
  left: number,
): boolean {
  if (joined === all) return true;
  if (left === 0) return false;
  return cells.some(({ cell, islands }) => {
    const isBeside = (islands & joined) !== 0 || chosen.some((other) => STEPS.includes(cell - other));
    if (!isBeside || (left === 1 && (islands | joined) !== all)) return false;
    return canJoin(cells, all, joined | islands, [...chosen, cell], left - 1);
  });
}

export interface Gaps {
  /** The fewest tiles that were destroyed; one more than there are Destroys if no number of them explains it. */
  readonly destroyed: number;
  /** A cell that hangs in the air without them. */
  readonly stray: number;
}

/** @param tiles that fit together, no two in one cell */
export function findGaps(tiles: Tiles, revealed: number): Gaps {
  const { islandOf, count } = numberIslands(tiles, revealed);
  const stray = [...islandOf].find(([, island]) => island > 0)?.[0];
  if (stray === undefined) return unreached(tiles, revealed);
  if (count - 1 > ISLANDS_PER_CELL * MOST) return { destroyed: MOST + 1, stray };
  const cells = DESTRUCTIBLE.map((cell): Gone => {
    const touched = [0, ...STEPS].flatMap((step) => islandOf.get(cell + step) ?? []);
    return { cell, islands: touched.reduce((bits, island) => bits | (1 << island), 0) };
  });
  let destroyed = 1;
  while (destroyed <= MOST && !canJoin(cells, (1 << count) - 1, 1, [], destroyed)) destroyed++;
  return { destroyed, stray };
}

/** Without islands: an objective that no tunnel reaches any more was revealed through a tile that is gone. */
function unreached(tiles: Tiles, revealed: number): Gaps {
  const board = new Board();
  for (const [cell, piece] of tiles) board.lay(piece, cell);
  const lost = [0, 1, 2].find((i) => ((revealed & ~board.revealed) >> i) & 1);
  return lost === undefined ? { destroyed: 0, stray: ENTRANCE } : { destroyed: 1, stray: OBJECTIVES[lost]! };
}
