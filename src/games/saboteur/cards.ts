/**
 * The 55 cards: 16 kinds of tile and 4 kinds of action (rules, section 2). A card is its number, 0 to 15 for tiles
 * as in the rules, then the actions. A laid tile is a *piece*: its card, plus `TURNED` when turned by 180 degrees.
 *
 * Sides are bits, north 1, east 2, south 4, west 8, so that turning is a rotation of the four bits by two.
 */
import { KINDS, TILES, TURNED } from './constants.ts';

export { BONUS, DECK, DESTROY, HAND, KINDS, MALUS, MAP, PILE, TILES, TURNED } from './constants.ts';

const ACTIONS = ['malus', 'bonus', 'map', 'destroy'] as const;

/** Copies of each kind. */
// prettier-ignore
export const COPIES: Readonly<Uint8Array> = Uint8Array.of(
  4, 1, 1, 1, 1, 4, 5, 5, 5, 5, 3, 1, 1, 1, 1, 1,
  2, 4, 6, 3,
);

const SHAPES = 'NS NS NES NE E ES NSW NE NESW ESW EW ESW N NESW NW EW'.split(' ');
const BLOCKED_CENTRES: ReadonlySet<number> = new Set([1, 2, 3, 11, 13, 14, 15]);
const SINGLE_OPENINGS: ReadonlySet<number> = new Set([4, 12]);

function turn(sides: number): number {
  return ((sides << 2) | (sides >> 2)) & 15;
}

/** Open sides of each piece. */
export const SIDES = new Uint8Array(2 * TILES);
/** The same where the openings meet in the centre; 0 for a blocked centre, through which nothing passes. */
export const TUNNELS = new Uint8Array(2 * TILES);
for (let tile = 0; tile < TILES; tile++) {
  const sides = [...SHAPES[tile]!].reduce((sum, side) => sum | (1 << 'NESW'.indexOf(side)), 0);
  SIDES[tile] = sides;
  SIDES[tile + TURNED] = turn(sides);
  if (BLOCKED_CENTRES.has(tile)) continue;
  TUNNELS[tile] = sides;
  TUNNELS[tile + TURNED] = turn(sides);
}

export function cardOf(piece: number): number {
  return piece & (TURNED - 1);
}

/** Does the tile look different when turned? */
export function canTurn(tile: number): boolean {
  return SIDES[tile] !== SIDES[tile + TURNED];
}

/** Nothing can pass through the tile: blocked in the centre, or open to one side only. */
export function isDeadEnd(tile: number): boolean {
  return BLOCKED_CENTRES.has(tile) || SINGLE_OPENINGS.has(tile);
}

/** Tiles that carry a path, a bit for each. */
export const PASSABLE = Array.from({ length: TILES }, (_, tile) => tile).reduce(
  (set, tile) => (isDeadEnd(tile) ? set : set | (1 << tile)),
  0,
);

// ── names ─────────────────────────────────────────────────────────────────────────────────────────

export function cardName(card: number): string {
  return card < TILES ? String(card) : ACTIONS[card - TILES]!;
}

export function pieceName(piece: number): string {
  return piece < TURNED ? String(piece) : `${cardOf(piece)}f`;
}

export function parseCard(text: string): number | undefined {
  const action = (ACTIONS as readonly string[]).indexOf(text.toLowerCase());
  if (action >= 0) return TILES + action;
  const isTile = /^(\d|1[0-5])$/.test(text);
  return isTile ? Number(text) : undefined;
}

/** A tile as it is laid: `9`, `9f`. Nothing for what is no tile, or cannot be turned. */
export function parsePiece(text: string): number | undefined {
  const turned = /f$/i.test(text);
  const card = parseCard(turned ? text.slice(0, -1) : text);
  if (card === undefined || card >= TILES || (turned && !canTurn(card))) return undefined;
  return turned ? card + TURNED : card;
}

/** The cards of a multiset, lowest first, as a list of numbers. */
export function listCards(counts: Readonly<Uint8Array>): number[] {
  const cards: number[] = [];
  for (let card = 0; card < KINDS; card++) {
    for (let copies = counts[card]!; copies > 0; copies--) cards.push(card);
  }
  return cards;
}
