/** The position that a playout is made on, and the tables of the game, which are written once when the kernel is loaded. */
import {
  BLOCKS_AT,
  CONTENTS_AT,
  DROPPED_AT,
  FRONTIER_AT,
  HANDS_AT,
  KEYS_AT,
  KINDS_AT,
  LAID_AT,
  LOOKS_AT,
  MISSING_AT,
  PILE_AT,
  POSITION_BYTES,
  SPENT_AT,
  TUNNELS_AT,
  WAYS_AT,
} from '../../constants';

/** The memory of a state, copied in before a playout and out again after it. */
export const position: usize = memory.data(POSITION_BYTES, 16);

export const CONTENTS: usize = position + CONTENTS_AT;
export const KEYS: usize = position + KEYS_AT;
export const TUNNELS: usize = position + TUNNELS_AT;
export const FRONTIER: usize = position + FRONTIER_AT;
export const LAID: usize = position + LAID_AT;
export const WAYS: usize = position + WAYS_AT;
export const MISSING: usize = position + MISSING_AT;
export const HANDS: usize = position + HANDS_AT;
export const SPENT: usize = position + SPENT_AT;
export const DROPPED: usize = position + DROPPED_AT;
export const PILE_CARDS: usize = position + PILE_AT;
export const HAND_KINDS: usize = position + KINDS_AT;
export const BLOCKS: usize = position + BLOCKS_AT;
export const LOOKS: usize = position + LOOKS_AT;

/** Numbers of a state that are not in its memory: `played`, `gold`, `revealed`, `laidCount`. */
export const facts: usize = memory.data(16, 16);

/** `SIDES` and `TUNNELS` of the pieces, see `cards.ts`. */
export const pieceSides: usize = memory.data(32, 16);
export const pieceTunnels: usize = memory.data(32, 16);
/** `FIT` and `WAYS` of the keys, see `fits.ts`. */
export const fitTable: usize = memory.data(4096, 16);
export const waysTable: usize = memory.data(4096, 16);
