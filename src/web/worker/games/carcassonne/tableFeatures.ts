/** The features on the table: their pieces, how far they are from complete, and what they are worth. */
import { STEP, stepFrom } from '../../../../games/carcassonne/cells.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { MONASTERY_POINTS } from '../../../../games/carcassonne/settle.ts';
import type { Table } from '../../../../games/carcassonne/table.ts';
import {
  BORDERS,
  BORDER_FROM,
  PIECES,
  type PieceKind,
  SIZES,
  pieceKind,
  reachOf,
} from '../../../../games/carcassonne/tiles.ts';
import { claimsByRoot, standing } from './claims.ts';

/** What a complete city pays a farm. */
export const POINTS_A_CITY = 3;

export interface Feature {
  readonly kind: PieceKind;
  readonly root: number;
  readonly tiles: ReadonlySet<number>;
  readonly pennants: number;
  /** Empty cells into which it continues, or that a monastery waits for. */
  readonly openCells: number;
  readonly openSides: number;
  /** By seat: those that stand there, and those that ever did. */
  readonly meeples: readonly number[];
  readonly claims: readonly number[];
  /** Points if the game ended now; of what is complete, what it paid. */
  readonly points: number;
  /** The least that it pays when complete; a field never is. */
  readonly whenComplete: number;
  /** Of a field: the cities beside it. */
  readonly cities: { readonly complete: number; readonly open: number };
}

export interface Features {
  readonly list: readonly Feature[];
  /** The number of the feature of each piece, by tile. */
  readonly indices: readonly (readonly number[])[];
}

interface Parts {
  readonly kind: PieceKind;
  readonly root: number;
  readonly tiles: Set<number>;
  readonly openCells: Set<number>;
  pennants: number;
}

function addPiece(table: Table, parts: Parts, tile: number, piece: number): void {
  const kind = table.kindOf(tile);
  parts.tiles.add(tile);
  if (parts.kind === 'field' || parts.kind === 'monastery') return;
  parts.pennants += SIZES[8 * (kind >> 2) + piece]! - 1;
  for (const side of reachOf(kind, piece)) {
    const cell = stepFrom(table.cellOf(tile), STEP[side]!);
    if (table.tileAt(cell) === -1) parts.openCells.add(cell);
  }
}

/** For the root of each field the roots of the cities beside it. */
function citiesBeside(table: Table): Map<number, Set<number>> {
  const beside = new Map<number, Set<number>>();
  for (let tile = 0; tile < table.tiles; tile++) {
    const type = table.kindOf(tile) >> 2;
    for (const border of BORDERS.subarray(BORDER_FROM[type], BORDER_FROM[type + 1])) {
      const field = table.rootOf(tile, border >> 3);
      const cities = beside.get(field) ?? new Set();
      beside.set(field, cities.add(table.rootOf(tile, border & 7)));
    }
  }
  return beside;
}

function worthOf(table: Table, { kind, root, tiles, openCells }: Parts, completeCities: number) {
  if (kind === 'city') {
    const size = table.citySize(root);
    return { points: table.isClosed(root) ? 2 * size : size, whenComplete: 2 * (size + openCells.size) };
  }
  if (kind === 'road') {
    const size = table.roadSize(root);
    return { points: size, whenComplete: size + openCells.size };
  }
  if (kind === 'field') return { points: POINTS_A_CITY * completeCities, whenComplete: 0 };
  const [tile] = tiles;
  return {
    points: MONASTERY_POINTS - table.emptyAround(table.cellOf(tile!)),
    whenComplete: MONASTERY_POINTS,
  };
}

function measure(
  state: CarcassonneState,
  parts: Parts,
  claims: ReadonlyMap<number, readonly number[]>,
  beside: ReadonlySet<number>,
): Feature {
  const { table, seats } = state;
  const { kind, root, tiles, pennants } = parts;
  const complete = [...beside].filter((city) => table.isClosed(city)).length;
  const [tile] = tiles;
  return {
    kind,
    root,
    tiles,
    pennants,
    openCells: kind === 'monastery' ? table.emptyAround(table.cellOf(tile!)) : parts.openCells.size,
    openSides: kind === 'city' || kind === 'road' ? table.openSides(root) : 0,
    meeples: standing(state, root),
    claims: claims.get(root) ?? Array<number>(seats).fill(0),
    cities: { complete, open: beside.size - complete },
    ...worthOf(table, parts, complete),
  };
}

export function isComplete({ kind, openCells }: Feature): boolean {
  return kind !== 'field' && openCells === 0;
}

export function featuresOf(state: CarcassonneState): Features {
  const { table } = state;
  const numbers = new Map<number, number>();
  const found: Parts[] = [];
  const indices = Array.from({ length: table.tiles }, (_, tile) =>
    Array.from({ length: PIECES[table.kindOf(tile) >> 2]! }, (_unused, piece) => {
      const root = table.rootOf(tile, piece);
      const index = numbers.get(root) ?? found.length;
      if (index === found.length) {
        numbers.set(root, index);
        const kind = pieceKind(table.kindOf(tile) >> 2, piece);
        found.push({ kind, root, tiles: new Set(), openCells: new Set(), pennants: 0 });
      }
      addPiece(table, found[index]!, tile, piece);
      return index;
    }),
  );
  const claims = claimsByRoot(state);
  const beside = citiesBeside(table);
  const list = found.map((parts) => measure(state, parts, claims, beside.get(parts.root) ?? new Set()));
  return { list, indices };
}
