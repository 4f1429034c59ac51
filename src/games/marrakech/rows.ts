/** The rows of a position: letters for carpets, `a-a` and `A` above `a` for the two halves of one, numbers for floor. */
import { LARGEST } from './options.ts';
import { COLOURS, type Shown, badPosition } from './setup.ts';

interface Cell {
  readonly colour: number;
  readonly goesOn: boolean;
  readonly goesDown: boolean;
}

function parseRow(text: string, size: number, number: number): (Cell | undefined)[] {
  const cells: (Cell | undefined)[] = [];
  const parts = text.match(/\d+|[a-dA-D]-?|[^]/g) ?? [];
  for (const part of parts) {
    if (/^[1-9]\d?$/.test(part)) cells.push(...Array<undefined>(Number(part)).fill(undefined));
    else if (/^[a-d]-?$/i.test(part)) {
      const letter = part[0]!;
      const colour = COLOURS.findIndex((colour) => colour === letter.toLowerCase());
      const goesDown = letter !== letter.toLowerCase();
      if (goesDown && part.length > 1)
        throw badPosition(`row ${number}: a carpet "${part}" would have three squares`);
      cells.push({ colour, goesOn: part.length > 1, goesDown });
    } else
      throw badPosition(
        `row ${number} has "${part}"; only colours a to d, "-" after one, and numbers stand there`,
      );
  }
  if (cells.length !== size)
    throw badPosition(`row ${number} ("${text}") has ${cells.length} squares, but there are ${size} rows`);
  return cells;
}

export function parseRows(text: string): { size: number; squares: (Shown | undefined)[] } {
  const rows = text.split('/');
  const size = rows.length;
  if (size < 3 || size > LARGEST) throw badPosition(`${size} rows; a board has 3 to ${LARGEST}`);
  const cells = rows.flatMap((row, i) => parseRow(row, size, i + 1));
  const squares = cells.map((): Shown | undefined => undefined);
  for (const [square, cell] of cells.entries()) {
    if (!cell) continue;
    squares[square] ??= { colour: cell.colour, carpet: `${square}` };
    if (!cell.goesOn && !cell.goesDown) continue;
    const other = cell.goesOn ? square + 1 : square + size;
    const where = `row ${Math.floor(square / size) + 1}`;
    const isThere = cell.goesOn ? (square + 1) % size !== 0 : other < size * size;
    if (!isThere || cells[other]?.colour !== cell.colour)
      throw badPosition(`${where}: a carpet of colour ${COLOURS[cell.colour]} has no second half`);
    if (squares[square].carpet !== `${square}` || squares[other] !== undefined)
      throw badPosition(`${where}: a carpet of colour ${COLOURS[cell.colour]} has three squares`);
    squares[other] = { colour: cell.colour, carpet: `${square}` };
  }
  return { size, squares };
}
