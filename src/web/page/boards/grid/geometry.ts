/** Sizes of the drawing, in units of the SVG. */
export const CELL = 100;
/** Room for the names of columns and rows on a small board. */
export const MARGIN = 42;
/** Between the cells and an edge. */
export const EDGE_GAP = 10;

/** How much larger letters have to be on a board of many columns, so that they can be read at the same width. */
export function lettering(columns: number): number {
  return Math.max(1, columns / 10);
}

/** An edge looks alike on boards of every size, so it grows with them. */
export function edgeHeight(columns: number): number {
  return 9 * columns;
}
