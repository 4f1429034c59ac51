/**
 * Numbers that TypeScript and the kernel share: cells, cards, and where the parts of a position lie in its memory. This
 * file imports nothing, so that AssemblyScript can read it too.
 */

// ── cells ─────────────────────────────────────────────────────────────────────────────────────────

export const GRID = 16;
export const CELLS = GRID * GRID;
/** Row 5 and column 5 of the mine, inside the ring around it. */
export const ENTRANCE = GRID * 6 + 6;
/** Row 12, columns 3, 5 and 7. */
export const LEFT_OBJECTIVE = GRID * 13 + 4;
export const MIDDLE_OBJECTIVE = LEFT_OBJECTIVE + 2;
export const RIGHT_OBJECTIVE = LEFT_OBJECTIVE + 4;

/** Contents of a cell; a laid piece is its number plus one. */
export const EMPTY = 0;
export const FIRST_PIECE = 1;
/** The ring around the mine. */
export const OUTSIDE = 65;

/** In `tunnels`, besides the four sides: the walk from the entrance comes through here. */
export const LIVE = 16;
/** All four sides are open. */
export const CROSS = 15;

// ── cards ─────────────────────────────────────────────────────────────────────────────────────────

export const TILES = 16;
export const MALUS = 16;
export const BONUS = 17;
export const MAP = 18;
export const DESTROY = 19;
/** Kinds of card. */
export const KINDS = 20;
/** Cards in the deck. */
export const DECK = 55;
/** Cards dealt to each player. */
export const HAND = 7;
/** Cards left for the pile. */
export const PILE = DECK - 2 * HAND;
/** Added to a tile's card when it is laid turned. */
export const TURNED = 16;

/** More cells can never be next to an open side. */
export const MOST_FRONTIER = 114;
/** Seven tiles in two ways on every cell of the frontier; or fewer of them, and what four actions can do. */
export const MAX_MOVES = HAND * 2 * MOST_FRONTIER + 2 + 3 + 40 + HAND;

// ── playouts in the kernel ────────────────────────────────────────────────────────────────────────

export const UNIFORM = 0;
export const COURSE = 1;
export const PATH = 2;
export const BIAS = 3;
/** Added to the setting of `PATH`. */
export const CUNNING = 0x20000;

// ── the memory of a position, in bytes ────────────────────────────────────────────────────────────

export const CONTENTS_AT = 0;
export const KEYS_AT = CONTENTS_AT + CELLS;
export const TUNNELS_AT = KEYS_AT + CELLS;
export const FRONTIER_AT = TUNNELS_AT + CELLS;
export const LAID_AT = FRONTIER_AT + CELLS / 8;
export const WAYS_AT = LAID_AT + CELLS / 8;
export const MISSING_AT = WAYS_AT + TILES;
/** The end of the board, where the cards begin. */
export const HANDS_AT = MISSING_AT + 4;
export const SPENT_AT = HANDS_AT + 2 * KINDS;
export const DROPPED_AT = SPENT_AT + KINDS;
export const PILE_AT = DROPPED_AT + 2 * KINDS;
/** Words from here on, one for each seat; the pile does not fill its last word. */
export const KINDS_AT = PILE_AT + PILE + 3;
export const BLOCKS_AT = KINDS_AT + 8;
export const LOOKS_AT = BLOCKS_AT + 8;
export const POSITION_BYTES = LOOKS_AT + 8;

// ── path lengths ──────────────────────────────────────────────────────────────────────────────────

/** Price of a tile that is in the way: a Destroy, its replacement, and the chance not to have a Destroy. */
export const RAZED = 4;
/** No path is longer: at worst some twenty cells, each with a tile in the way. */
export const LONGEST = 63;
/** Where the board has changed since its paths were measured. */
export const UNKNOWN = -1;
