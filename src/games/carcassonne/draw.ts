/**
 * The table as text: five columns and three rows for each tile (`picture.ts`), and R, B, G, Y, K for a meeple of red, blue,
 * green, yellow, black. For a person who plays, the newest tile stands between `>` and `<`, and cells where the tile in
 * hand fits have their coordinates and rotations.
 */
import { type DrawnLine, type Ink, OVER, type Shown, type Span, plainText } from '../../core/index.ts';
import { type Place, placesOf } from './coordinates.ts';
import { PLACE } from './layout.ts';
import { ownerOf } from './meeples.ts';
import { SEAT_NAMES } from './notation.ts';
import { HEIGHT, WIDTH, meepleAt, pictureOf, rowsOf } from './picture.ts';
import { standingOn } from './position.ts';
import { type CarcassonneState } from './state.ts';
import { LETTERS, NAMES } from './tiles.ts';

const MEEPLE_LETTERS = 'RBGYK';
const INKS: Readonly<Record<string, Ink>> = {
  '#': 'yellow',
  '*': 'yellow',
  '.': 'faint',
  M: 'magenta',
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
};

const listed = new Int32Array(1024);

/** What is on a cell of the map. */
interface Drawn extends Place {
  readonly rows: readonly DrawnLine[];
  readonly isNewest: boolean;
}

function inked(row: string): Span[] {
  return [...row].map((text) => ({ text, ink: INKS[text] }));
}

function tilesOf({ state, last }: Shown<CarcassonneState>): Drawn[] {
  const { table } = state;
  const places = placesOf(table);
  return Array.from({ length: table.tiles }, (_, tile) => {
    const picture = pictureOf(table.kindOf(tile));
    const piece = standingOn(table, tile);
    if (piece !== undefined)
      picture[meepleAt(table.kindOf(tile), piece)] = MEEPLE_LETTERS[ownerOf(tile, state.seats)]!;
    const isNewest = last !== undefined && tile > 0 && tile === table.tiles - 1;
    return { ...places.get(table.cellOf(tile))!, rows: rowsOf(picture).map(inked), isNewest };
  });
}

/** The cells where the tile in hand fits: `0,-1` above `r23`. */
function placesToLay({ state, marksLegal }: Shown<CarcassonneState>): Drawn[] {
  if (!marksLegal || state.phase !== PLACE) return [];
  const places = placesOf(state.table);
  const rotations = new Map<number, string>();
  for (const move of listed.subarray(0, state.moves(listed)))
    rotations.set(move >> 2, (rotations.get(move >> 2) ?? 'r') + (move & 3));
  return [...rotations].map(([cell, ways]) => {
    const { x, y } = places.get(cell)!;
    const rows = ['', `${x},${y}`, ways].map((text): Span[] => [
      { text: text.padStart(Math.ceil((WIDTH + text.length) / 2)).padEnd(WIDTH), mark: 'legal' },
    ]);
    return { x, y, rows, isNewest: false };
  });
}

/** What is between two cells of a row of characters: a sign at the newest tile. */
function between(left: Drawn | undefined, right: Drawn | undefined, row: number): Span {
  if (row === 1 && right?.isNewest) return { text: '>', mark: 'last' };
  if (row === 1 && left?.isNewest) return { text: '<', mark: 'last' };
  return { text: ' ' };
}

function drawMap(shown: Shown<CarcassonneState>): DrawnLine[] {
  const cells = [...tilesOf(shown), ...placesToLay(shown)];
  const range = (numbers: readonly number[]): number[] => {
    const least = Math.min(...numbers);
    return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
  };
  const columns = range(cells.map(({ x }) => x));
  const lines: DrawnLine[] = [
    [{ text: `    ${columns.map((x) => String(x).padStart(3).padEnd(WIDTH)).join(' ')}` }],
  ];
  for (const y of range(cells.map((cell) => cell.y))) {
    const across = columns.map((x) => cells.find((cell) => cell.x === x && cell.y === y));
    for (let row = 0; row < HEIGHT; row++) {
      const label = row === 1 ? String(y).padStart(3) : '   ';
      const drawn = across.flatMap((cell, i) => [
        between(across[i - 1], cell, row),
        ...(cell?.rows[row] ?? [{ text: ' '.repeat(WIDTH) }]),
      ]);
      lines.push([{ text: label }, ...drawn, between(across.at(-1), undefined, row)]);
    }
  }
  return lines;
}

function statusOf(state: CarcassonneState): string[] {
  const { table } = state;
  const players = SEAT_NAMES.slice(0, state.seats).map((name, seat) => {
    const meeples = table.supply(seat);
    return `${name} (${MEEPLE_LETTERS[seat]}) ${state.score(seat)} points, ${meeples} meeple${meeples === 1 ? '' : 's'}`;
  });
  const left = state.turn === OVER ? [] : [`${state.left} tile${state.left === 1 ? '' : 's'} left`];
  return ['', ...players, ...left];
}

function inHand(state: CarcassonneState): string[] {
  if (state.turn === OVER || state.phase !== PLACE) return [];
  const [top, middle, bottom] = rowsOf(pictureOf(4 * state.drawn));
  return ['', top!, `${middle}  in hand: ${LETTERS[state.drawn]}, ${NAMES[state.drawn]}`, bottom!];
}

/** Who chooses a place sees the tile turned every way below; so it is not drawn here. */
export function drawBoard(shown: Shown<CarcassonneState>): DrawnLine[] {
  const { state, marksLegal } = shown;
  const texts = [...statusOf(state), ...(marksLegal ? [] : inHand(state))];
  return [...drawMap(shown), ...texts.map((text) => [{ text }])];
}

export function draw(state: CarcassonneState): string {
  return plainText(drawBoard({ state }));
}
