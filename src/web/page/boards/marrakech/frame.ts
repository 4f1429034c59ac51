/**
 * Where things are on the drawing, seen from the near side or the far one. All other files name squares and facings as
 * the game does and ask here.
 */
import { CELL } from '../grid/geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export class Frame {
  readonly size: number;
  private readonly isFlipped: boolean;

  constructor(size: number, isFlipped: boolean) {
    this.size = size;
    this.isFlipped = isFlipped;
  }

  /** The middle of a square. */
  centre(square: string): Point {
    const x = square.charCodeAt(0) - 97;
    const y = Number(square.slice(1)) - 1;
    const far = this.size - 1;
    const [column, row] = this.isFlipped ? [far - x, far - y] : [x, y];
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }

  /** A facing as it is seen. */
  facing(facing: number): number {
    return this.isFlipped ? facing ^ 2 : facing;
  }

  /** One unit in a direction. */
  direction(facing: number): Point {
    return DIRECTIONS[this.facing(facing)]!;
  }

  /** A point at a distance from the middle of a square. */
  beside(square: string, facing: number, distance: number): Point {
    const from = this.centre(square);
    const { x, y } = this.direction(facing);
    return { x: from.x + distance * x, y: from.y + distance * y };
  }

  /** Degrees by which what is drawn facing east has to be turned. */
  angle(facing: number): number {
    return 90 * (this.facing(facing) - 1);
  }

  /** Names of the columns from the left, or of the rows from the top. */
  lanes(nameOf: (lane: number) => string): string[] {
    const names = Array.from({ length: this.size }, (_, lane) => nameOf(lane));
    return this.isFlipped ? names.reverse() : names;
  }

  /** Things that are given row by row from the top of the board, as rows of the drawing. */
  rows<T>(things: readonly T[]): T[][] {
    const seen = this.isFlipped ? things.toReversed() : things;
    return Array.from({ length: this.size }, (_, row) => seen.slice(row * this.size, (row + 1) * this.size));
  }
}
