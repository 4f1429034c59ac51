/** Where cells and pieces are in the drawing, also when the table is seen from the far side. */
import type { TileShape, TileType, TileView } from '../../../worker/games/carcassonne/view.ts';
import type { Box } from './camera.ts';
import { HALF, type Point, TILE, turned } from './art/curves.ts';
import { tileArt } from './art/tileArt.ts';

export interface Compass {
  readonly isFlipped: boolean;
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The centre of a cell. */
export function centreOf({ isFlipped }: Compass, { x, y }: Cell): Point {
  return isFlipped ? [-TILE * x, -TILE * y] : [TILE * x, TILE * y];
}

export function shownTurn({ isFlipped }: Compass, turn: number): number {
  return isFlipped ? (turn + 2) & 3 : turn;
}

export function moveTo([x, y]: Point): string {
  return `translate(${x} ${y})`;
}

/** Moves a tile, drawn around the origin, to its cell and turns it. */
export function layTile(compass: Compass, cell: Cell, turn: number): string {
  const rotation = 90 * shownTurn(compass, turn);
  return rotation === 0
    ? moveTo(centreOf(compass, cell))
    : `${moveTo(centreOf(compass, cell))} rotate(${rotation})`;
}

/** Where the meeple of a piece stands, seen from the centre of its tile. */
export function spotOf(letter: string, shape: TileShape, piece: number, turn: number): Point {
  return turned(tileArt(letter, shape).spots[piece]!, turn);
}

export function spotOnTable(compass: Compass, tile: TileView, type: TileType, piece: number): Point {
  const [x, y] = centreOf(compass, tile);
  const [dx, dy] = spotOf(type.letter, type, piece, shownTurn(compass, tile.turn));
  return [x + dx, y + dy];
}

/** The smallest box around cells. */
export function boxAround(compass: Compass, cells: readonly Cell[]): Box {
  const centres = cells.map((cell) => centreOf(compass, cell));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - HALF];
  return { left, top, width: Math.max(...xs) + HALF - left, height: Math.max(...ys) + HALF - top };
}
