/**
 * Squares up to symmetry: two by two cells, each empty, own, the enemy's, or a wall (off the board, or a gap). Turns and
 * mirror images are one pattern.
 */
/** In a square: 0 is an empty cell, 1 an own stone, 2 one of the enemy. */
export const WALL = 3;

/** Cells of a square are given as a, b below c, d: a + 4b + 16c + 64d. */
const SQUARE_CODES = 4 ** 4;

function turned(code: number): number {
  const [a, b, c, d] = [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6];
  return c + 4 * a + 16 * d + 64 * b;
}

function mirrored(code: number): number {
  return ((code & 3) << 2) | ((code >> 2) & 3) | ((code & 48) << 2) | ((code >> 2) & 48);
}

/** The least of the codes that the images of a square have. */
function leastImage(code: number): number {
  let least = code;
  let image = code;
  for (let turn = 0; turn < 4; turn++) {
    least = Math.min(least, image, mirrored(image));
    image = turned(image);
  }
  return least;
}

/** Numbers what looks alike from every side alike. @returns how many there are */
function numberSquares(classes: Int32Array): number {
  let count = 0;
  for (let code = 0; code < classes.length; code++) {
    const least = leastImage(code);
    classes[code] = least === code ? count++ : classes[least]!;
  }
  return count;
}

/** The class of each square. */
export const SQUARE_CLASS = new Int32Array(SQUARE_CODES);
export const SQUARES = numberSquares(SQUARE_CLASS);
