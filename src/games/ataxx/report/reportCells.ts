/**
 * Boards in the letters of the report's interface: `w` and `b` are stones, **`x` is an obstacle** and `.` is
 * empty. In our positions `x` is black's stone and `-` the obstacle; the two are translated here and nowhere
 * else.
 */
import { UserError } from '../../../core/index.ts';

const TO_POSITION: ReadonlyMap<string, string> = new Map([
  ['b', 'x'],
  ['w', 'o'],
  ['x', '-'],
  ['.', '1'],
  ['-', '1'],
  ['_', '1'],
]);

const TO_CELL: ReadonlyMap<string, string> = new Map([
  ['x', 'b'],
  ['o', 'w'],
  ['-', 'x'],
]);

/** Does the text hold nothing but cells and spaces? */
export function isCells(text: string): boolean {
  return [...withoutSpaces(text)].every((char) => TO_POSITION.has(char));
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** A position with black to move from n·n cells, top rank first. @throws UserError for another character */
export function positionFromCells(cells: string, size: number): string {
  const wrong = [...cells].find((char) => !TO_POSITION.has(char));
  if (wrong !== undefined)
    throw new UserError(
      `"${wrong}" is not a cell`,
      'Cells are w (white), b (black), x (obstacle) and . (empty), top rank first.',
    );
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(cells.slice(row * size, (row + 1) * size), (char) => TO_POSITION.get(char)).join(''),
  );
  return `${rows.join('/')} x`;
}

/** The board of a position with its coordinates; what is inside can be typed after `s`. */
export function drawCells(position: string): string {
  const rows = position.split(' ')[0]!.split('/');
  const lines = rows.map((row, i) => {
    const cells = [...row].flatMap((char) => TO_CELL.get(char) ?? Array<string>(Number(char)).fill('.'));
    return `${rows.length - i} ${cells.join(' ')}`;
  });
  const files = rows.map((_, file) => String.fromCharCode(97 + file));
  return [...lines, `  ${files.join(' ')}`].join('\n');
}
