/** What is known after a walk over the board (see `path.ts`), until the next one. */
export interface Walk {
  /** Tiles missing. */
  missing: number;
  /** Empty cells as far from the objectives as the tunnels are, as a set of bits. */
  readonly near: Int32Array;
  /** All cells that are one tile nearer. */
  readonly nearer: Int32Array;
}

export function isIn(set: Int32Array, cell: number): boolean {
  return ((set[cell >> 5]! >> (cell & 31)) & 1) === 1;
}
