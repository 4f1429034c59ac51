/**
 * Numbers that the rules and the kernel share: limits, codes, and where things stand in the memory of a table, in bytes.
 * All that changes on a table is one block of memory, so that a copy is one move of less than nine kilobytes; the
 * kernel reads and writes the same block.
 *
 * Plain numbers only: this file is also compiled as AssemblyScript.
 */

export const MOST_PLAYERS = 5;
/** Of each player. */
export const MEEPLES = 7;
/** Most tiles on the table, the start tile among them. */
export const MOST_TILES = 72;
/** No tile has more pieces: those of the crossroads. */
export const MOST_PIECES = 8;
/** n connected tiles have at most 2 n + 2 empty cells beside them. */
export const MOST_FRONTIER = 2 * MOST_TILES + 2;
export const TYPES = 24;
/** The numbers of cells are below this; see `cells.ts`. */
export const CELLS = 2965;
/** From a cell to the one south of it. */
export const ROW = 77;
/** What lies on a side of a tile. */
export const FIELD = 1;
export const ROAD = 2;
export const CITY = 3;
/** Meeples on a feature are one number, with this many bits for each player. */
export const MEEPLE_BITS = 3;
/** What is to be done next. */
export const DRAW = 0;
export const PLACE = 1;
export const CLAIM = 2;
/** How a playout decides about a claim: always; or with some probability, among all choices or among free pieces only. */
export const ALWAYS = 0;
export const DRAWS = 1;
export const PLACES = 2;

// ── words of 16 bits ──────────────────────────────────────────────────────────────────────────────

/**
 * By tile and piece four words: the root of its feature, and the next piece of it, in a circle, both as the number of
 * their first word; and, of a root, the meeples on the feature and its extent (`features.ts`).
 */
export const FEATURES = 0;
/** The empty cells beside tiles. */
export const FRONTIER = FEATURES + 8 * MOST_PIECES * MOST_TILES;
/** By tile, in order of placement. */
export const TILE_CELLS = FRONTIER + 2 * MOST_FRONTIER;
/** Meeples placed so far, as 8 * tile + piece, also those that are back. */
export const CLAIMS = TILE_CELLS + 2 * MOST_TILES;
/** On the track, and once the game is over, the end's included. */
export const POINTS = CLAIMS + 2 * MOST_TILES;
export const TOTALS = POINTS + 2 * MOST_PLAYERS;

// ── bytes ─────────────────────────────────────────────────────────────────────────────────────────

/** What is asked of a tile on each empty cell beside tiles; 0 after the last. The kernel reads sixteen at a time. */
export const PATTERNS = TOTALS + 2 * MOST_PLAYERS;
/** By cell: 0 for nothing, 1 + i for the i-th tile, EMPTY + i for the i-th empty cell beside tiles. */
export const GRID = PATTERNS + ((MOST_FRONTIER + 15) & ~15);
/** The first entry of the grid that is an empty cell. */
export const EMPTY = MOST_TILES + 1;
/** By tile. */
export const KINDS = GRID + CELLS;
/** Tiles with two pieces of a kind. */
export const TWINS = KINDS + MOST_TILES;
/** Monks: the tile they stand on, and how many of the eight cells around it are empty. */
export const MONK_TILES = TWINS + MOST_TILES + 1;
export const MONK_EMPTY = MONK_TILES + MEEPLES * MOST_PLAYERS;
/** Meeples in hand. */
export const SUPPLY = MONK_EMPTY + MEEPLES * MOST_PLAYERS;
/** Copies left to draw, common types first. */
export const PILE = SUPPLY + MOST_PLAYERS;
/** Tiles put away, and how many lay on the table then. */
export const DISCARDS = PILE + TYPES;
export const DISCARDED_AT = DISCARDS + MOST_TILES;
/** How many tiles lie, how many empty cells are beside them, how many meeples were placed. */
export const TILES = DISCARDED_AT + MOST_TILES;
export const FRONTS = TILES + 1;
export const CLAIMED = FRONTS + 1;
/** Did the newest tile complete a city or road? 1 or 0. */
export const CLOSES = CLAIMED + 1;
/** How many tiles have twins, and how many monks there are. */
export const TWIN_COUNT = CLOSES + 1;
export const MONKS = TWIN_COUNT + 1;

/** Even, because it is also seen as words. */
export const TABLE_BYTES = (MONKS + 2) & ~1;
