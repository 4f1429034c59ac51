/** Which cell of a grid the keyboard is on: exactly one can be tabbed to, arrow keys move it. */

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from `at` on a board of `rows` by `columns`; undefined for any other key. */
export function step(key: string, at: Place, rows: number, columns: number): Place | undefined {
  switch (key) {
    case 'ArrowUp':
      return { ...at, row: Math.max(0, at.row - 1) };
    case 'ArrowDown':
      return { ...at, row: Math.min(rows - 1, at.row + 1) };
    case 'ArrowLeft':
      return { ...at, column: Math.max(0, at.column - 1) };
    case 'ArrowRight':
      return { ...at, column: Math.min(columns - 1, at.column + 1) };
    case 'Home':
      return { ...at, column: 0 };
    case 'End':
      return { ...at, column: columns - 1 };
    default:
      return undefined;
  }
}

/** The keys that also step through the game. */
export function isSideways(key: string): boolean {
  return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
}
