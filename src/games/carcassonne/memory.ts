/**
 * Where things stand in memory. All that changes in a game is one `Int16Array`, so that a copy is one move of
 * twelve kilobytes; all that the rules look up is another, which never changes. Two arrays and not forty: the
 * compiler checks an array at each use, unless it has checked the same one before.
 *
 * Hot files bind these offsets to their own constants (`const { grid: GRID } = MEMORY`), because an imported
 * constant is looked up at each use, and a constant of the same file is not.
 */
import { namesOf } from '../../core/index.ts';
import { CELLS, MOST_FRONTIER, MOST_TILES, STEP } from './cells.ts';
import { PATTERNS } from './fit.ts';
import {
  BORDERS,
  BORDER_FROM,
  CITIES,
  CLOSABLE,
  HALF_PIECE,
  HAS_TWINS,
  IN_BOX,
  MONASTERY,
  MOST_PIECES,
  OPEN_SIDES,
  PIECES,
  SIDE_PIECE,
  SIZES,
  TERRAIN,
  TYPES,
} from './tiles.ts';

export const MOST_PLAYERS = 5;
export const MEEPLES = 7;
/** Where in a feature its size, its open sides and its meeples are. */
export const IN_FEATURE = { size: 1, open: 2, meeples: 3 };
/** Words of a feature: the feature above it (itself, if it is a root), and, of a root, size, open sides, meeples. */
export const FEATURE_WORDS = 4;

/** Offsets for parts of given lengths, one after the other, and the sum of all. */
function layOut<Part extends string>(
  lengths: Readonly<Record<Part, number>>,
): Record<Part, number> & { words: number } {
  let words = 0;
  const offsets: Record<string, number> = {};
  for (const [part, length] of Object.entries<number>(lengths)) {
    offsets[part] = words;
    words += length;
  }
  return { ...(offsets as Record<Part, number>), words };
}

function lengthsOf<Part extends string>(
  tables: Readonly<Record<Part, ArrayLike<number>>>,
): Record<Part, number> {
  const lengths: Record<string, number> = {};
  for (const [part, table] of Object.entries<ArrayLike<number>>(tables)) lengths[part] = table.length;
  return lengths;
}

export const MEMORY = layOut({
  /** By tile and piece. */
  features: FEATURE_WORDS * MOST_PIECES * MOST_TILES,
  /** By cell: 0 for nothing, 1 + i for the i-th tile, MOST_TILES + 1 + i for the i-th empty cell beside tiles. */
  grid: CELLS,
  /** The empty cells beside tiles, and what is asked there. */
  frontier: MOST_FRONTIER,
  patterns: MOST_FRONTIER,
  /** By tile, in order of placement. */
  cells: MOST_TILES,
  kinds: MOST_TILES,
  /** Meeples placed so far, as 8 * tile + piece, also those that are back. */
  claims: MOST_TILES,
  /** Tiles with two pieces of a kind. */
  twins: MOST_TILES + 1,
  /** Monks: the tile they stand on, and how many of the eight cells around it are empty. */
  monkTiles: MEEPLES * MOST_PLAYERS,
  monkEmpty: MEEPLES * MOST_PLAYERS,
  supply: MOST_PLAYERS,
  points: MOST_PLAYERS,
  /** Copies left to draw, common types first. */
  pile: TYPES,
  /** Tiles put away, and how many lay on the table then. */
  discards: MOST_TILES,
  discardedAt: MOST_TILES,
});

/** Types, common ones first: a draw looks for its tile in this order. */
const byNumber = Array.from({ length: TYPES }, (_, type) => type).sort((a, b) => IN_BOX[b]! - IN_BOX[a]!);

/** For each pattern the sides, two bits each, those that ask for something first; and how many do, from bit 8 on. */
const sidesAsked = Array.from({ length: PATTERNS }, (_, pattern) => {
  const asks = (side: number): boolean => ((pattern >> (2 * side)) & 3) !== 0;
  const sides = [0, 1, 2, 3].sort((a, b) => Number(asks(b)) - Number(asks(a)));
  const packed = sides.reduce((sum, side, k) => sum | (side << (2 * k)), 0);
  return packed | (sides.filter(asks).length << 8);
});

const facts = {
  types: byNumber,
  ranks: byNumber.map((_, type) => byNumber.indexOf(type)),
  step: STEP,
  pieces: PIECES,
  cities: CITIES,
  closable: CLOSABLE,
  monastery: MONASTERY,
  hasTwins: HAS_TWINS,
  sizes: SIZES,
  openSides: OPEN_SIDES,
  terrain: TERRAIN,
  sides: sidesAsked,
  sidePiece: SIDE_PIECE,
  halfPiece: HALF_PIECE,
  borderFrom: BORDER_FROM,
  borders: BORDERS,
} as const;

export const FACT = layOut(lengthsOf(facts));
export const FACTS = new Int16Array(FACT.words);
for (const name of namesOf(facts)) FACTS.set(facts[name], FACT[name]);
