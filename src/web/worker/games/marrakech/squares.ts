/** What lies on each square: which carpet, what it joins, and the area that a toll is counted over. */
import { squareName } from '../../../../games/marrakech/cells.ts';
import { NO_COLOUR, type Position } from '../../../../games/marrakech/position.ts';
import { hueOf, seatTitle } from './hues.ts';
import type { SquareView } from './view.ts';

/** The neighbour in a direction; undefined beyond the border. */
export function beside({ market }: Position, square: number, direction: number): number | undefined {
  const { next, squares } = market.tables;
  const other = next[4 * square + direction]!;
  return other === squares ? undefined : other;
}

export function isOneCarpet(position: Position, a: number, b: number): boolean {
  return a < b ? position.areOneCarpet(a, b) : position.areOneCarpet(b, a);
}

/** May the player to move not cover the carpet of this square whole? */
export function isProtected(position: Position, square: number): boolean {
  return !(position.market.ownMayBeCovered && position.ownerAt(square) === position.mover);
}

const DIRECTIONS = [0, 1, 2, 3] as const;

function otherHalf(position: Position, square: number): number | undefined {
  return DIRECTIONS.map((direction) => beside(position, square, direction)).find(
    (other) => other !== undefined && isOneCarpet(position, square, other),
  );
}

/** The other half of half a carpet lies under a neighbour; a position does not say which. */
function sidesUnder(position: Position, square: number): number[] {
  return DIRECTIONS.filter((direction) => {
    const other = beside(position, square, direction);
    return other !== undefined && position.colourAt(other) !== NO_COLOUR;
  });
}

/** Marks all squares of the area of one colour around a square. */
function flood(position: Position, from: number, areas: Int32Array, id: number): number {
  const found = [from];
  areas[from] = id;
  for (const square of found) {
    for (const direction of DIRECTIONS) {
      const other = beside(position, square, direction);
      if (other === undefined || areas[other] !== 0) continue;
      if (position.colourAt(other) !== position.colourAt(from)) continue;
      areas[other] = id;
      found.push(other);
    }
  }
  return found.length;
}

/** The area of each square, from 1, and how many squares each area has. */
function areasOf(position: Position): { readonly ids: Int32Array; readonly sizes: readonly number[] } {
  const ids = new Int32Array(position.market.squares);
  const sizes = [0];
  for (let square = 0; square < ids.length; square++) {
    if (ids[square] !== 0 || position.colourAt(square) === NO_COLOUR) continue;
    sizes.push(flood(position, square, ids, sizes.length));
  }
  return { ids, sizes };
}

/** What is on a square: `bare`, `gold carpet of Red`. */
export function contentOf(position: Position, square: number): string {
  const colour = position.colourAt(square);
  if (colour === NO_COLOUR) return 'bare';
  const hue = hueOf(position.market, colour);
  const owner = position.ownerAt(square);
  const free = position.isOut(owner) ? ', who is out' : '';
  if (position.market.coloursPerPlayer === 1) return `${hue} carpet${free}`;
  return `${hue} carpet of ${seatTitle(owner)}${free}`;
}

const BARE = { hue: null, owner: null, joins: null, under: [], area: null, isProtected: false } as const;

export function squareViews(position: Position): SquareView[] {
  const { ids, sizes } = areasOf(position);
  return Array.from(ids, (id, square) => squareView(position, square, { id, size: sizes[id]! }));
}

type Area = NonNullable<SquareView['area']>;

function squareView(position: Position, square: number, area: Area): SquareView {
  const { market } = position;
  const name = squareName(market.size, square);
  const label = `${name}, ${contentOf(position, square)}`;
  if (area.size === 0) return { ...BARE, name, label };
  const other = otherHalf(position, square);
  const joins = other === undefined ? null : squareName(market.size, other);
  const half = joins === null ? 'half of it hidden' : `joined with ${joins}`;
  return {
    name,
    hue: hueOf(market, position.colourAt(square)),
    owner: position.ownerAt(square),
    joins,
    under: joins === null ? sidesUnder(position, square) : [],
    area,
    isProtected: isProtected(position, square),
    label: `${label}, ${half}, area of ${area.size}`,
  };
}
