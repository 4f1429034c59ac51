/**
 * The tiles that a board is made of, as a string of `K R B N` in index order (White's home row first), and the
 * ways to get one: drawn at random, in equal numbers, from the printed quarterboards, or half of one kind.
 */
import { type Random, UserError } from '../../core/index.ts';
import { MAX_SIZE, MIN_SIZE } from './cells.ts';

export const TILES = ['K', 'R', 'B', 'N'] as const;
export type Tile = (typeof TILES)[number];

export const QUARTERS_SIZE = 8;

const HINT =
  'tiles is random, balanced, quarters, half:K (or R, B, N), or the letters K R B N of all squares from a1 on; ' +
  'with / between rows they are read from the top row down.';

function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

function anyTile(random: Random): Tile {
  return TILES[random.below(TILES.length)]!;
}

// ── drawn ─────────────────────────────────────────────────────────────────────────────────────────

function randomTiles(count: number, random: Random): string {
  return Array.from({ length: count }, () => anyTile(random)).join('');
}

/** Equal numbers of each type; what is left over on a board of odd size goes to types drawn by lot. */
function balancedTiles(count: number, random: Random): string {
  const lot = shuffle([...TILES], random);
  return shuffle(
    Array.from({ length: count }, (_, i) => lot[i % lot.length]!),
    random,
  ).join('');
}

/** White's rows of one type, the others random; of an odd number the middle row is random too. */
function halfTiles(size: number, tile: string, random: Random): string {
  const own = Math.floor(size / 2) * size;
  return tile.repeat(own) + randomTiles(size * size - own, random);
}

// ── quarterboards ─────────────────────────────────────────────────────────────────────────────────

/** The fronts of the four printed quarterboards, rows from the top down. The back is the mirror image. */
export const QUARTER_FRONTS: readonly (readonly string[])[] = [
  ['RBKN', 'NRNK', 'BBKR', 'KNRB'],
  ['RBNK', 'NBRB', 'KKNR', 'BRKN'],
  ['RNKB', 'BBNR', 'KKRN', 'NRBK'],
  ['RNKB', 'BBKR', 'KNRN', 'NRBK'],
];

/** The back of a quarterboard: rows become columns. */
export function mirrored(rows: readonly string[]): string[] {
  return rows.map((_, column) => rows.map((row) => row[column]).join(''));
}

function quarterTurn(rows: readonly string[]): string[] {
  return mirrored(rows.toReversed());
}

/** How the four quarterboards lie: for the places top left, top right, bottom left, bottom right. */
export interface Arrangement {
  readonly quarters: readonly number[];
  readonly backs: readonly boolean[];
  readonly turns: readonly number[];
}

/** The tiles of an 8x8 board laid from the four quarterboards. */
export function layQuarters({ quarters, backs, turns }: Arrangement): string {
  const placed = quarters.map((quarter, place) => {
    const front = QUARTER_FRONTS[quarter]!;
    let rows = backs[place] ? mirrored(front) : [...front];
    for (let i = 0; i < turns[place]!; i++) rows = quarterTurn(rows);
    return rows;
  });
  const joined = [0, 2].flatMap((left) => placed[left]!.map((row, i) => row + placed[left + 1]![i]!));
  return joined.reverse().join('');
}

/** Every way in which a quarterboard can lie, rows from the top down, and which board it is. */
const QUARTER_OF: ReadonlyMap<string, number> = new Map(
  QUARTER_FRONTS.flatMap((front, quarter) =>
    [[...front], mirrored(front)].flatMap((side) =>
      [0, 1, 2, 3].map((turns): [string, number] => {
        let rows = side;
        for (let i = 0; i < turns; i++) rows = quarterTurn(rows);
        return [rows.join('/'), quarter];
      }),
    ),
  ),
);

/** Can a board in index order be laid from the four quarterboards, each of them once? */
export function isOfQuarters(tiles: string): boolean {
  const half = QUARTERS_SIZE / 2;
  if (tiles.length !== QUARTERS_SIZE * QUARTERS_SIZE) return false;
  const rowsFromTop = (tiles.match(/.{8}/g) ?? []).toReversed();
  const found = [0, half].flatMap((top) =>
    [0, half].map((left) => {
      const rows = rowsFromTop.slice(top, top + half).map((row) => row.slice(left, left + half));
      return QUARTER_OF.get(rows.join('/'));
    }),
  );
  return !found.includes(undefined) && new Set(found).size === QUARTER_FRONTS.length;
}

function quarterTiles(random: Random): string {
  const quarters = shuffle([0, 1, 2, 3], random);
  return layQuarters({
    quarters,
    backs: quarters.map(() => random.below(2) === 1),
    turns: quarters.map(() => random.below(4)),
  });
}

// ── as asked for ──────────────────────────────────────────────────────────────────────────────────

/** The tiles of a new board as the option asks for them. */
export function drawTiles(text: string, size: number, random: Random): string {
  if (text === 'random') return randomTiles(size * size, random);
  if (text === 'balanced') return balancedTiles(size * size, random);
  if (text === 'quarters') return quarterTiles(random);
  if (text.startsWith('half:')) return halfTiles(size, text.slice(-1), random);
  return readTiles(text, HINT).tiles;
}

/**
 * Tiles written out, in index order, or by rows from the top down with `/` between them.
 * @throws UserError if that is not a square board of 3 to 20
 */
export function readTiles(text: string, hint: string): { readonly size: number; readonly tiles: string } {
  const rows = text.split('/');
  const tiles = rows.toReversed().join('').toUpperCase();
  const size = Math.sqrt(tiles.length);
  const stray = /[^KRBN]/.exec(tiles);
  if (stray) throw new UserError(`tiles: "${stray[0]}" is not a tile`, hint);
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE)
    throw new UserError(
      `tiles: ${tiles.length} tiles make no square board of size ${MIN_SIZE} to ${MAX_SIZE}`,
      hint,
    );
  const uneven = rows.findIndex((row) => rows.length > 1 && row.length !== size);
  if (uneven !== -1)
    throw new UserError(`tiles: row ${uneven + 1} ("${rows[uneven]}") should have ${size} tiles`, hint);
  return { size, tiles };
}

const RECIPES = /^(random|balanced|quarters|half:[KRBN])$/;

/** The size of board that the value of the option `tiles` fixes, if it does. @throws UserError if it is none */
export function sizeOfTiles(text: string): number | undefined {
  if (text === 'quarters') return QUARTERS_SIZE;
  if (RECIPES.test(text)) return undefined;
  if (/[^KRBN/]/i.test(text)) throw new UserError(`option tiles cannot be "${text}"`, HINT);
  return readTiles(text, HINT).size;
}
