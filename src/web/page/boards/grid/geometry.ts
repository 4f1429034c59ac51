/** Sizes of the drawing, in units of the SVG. */
export const CELL = 100;
/** Room for the names of columns and rows. */
export const MARGIN = 42;
