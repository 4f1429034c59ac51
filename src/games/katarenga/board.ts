/** What never changes during a game: the tiles with the moves they give, and the rules in force. */
import { type KatarengaOptions, MOST_PLIES, type Reach, parseSlide } from './options.ts';
import { makeSlots } from './slots.ts';
import { keyOfTiles } from './zobrist.ts';

/** What a side has to reach: points, or pawns in camps. */
export const GOAL = 2;

export class Board {
  readonly size: number;
  readonly squares: number;
  /** In index order. */
  readonly tiles: string;
  /** Of rook and bishop tiles. */
  readonly slide: Reach;
  /** See `SlotTable`. */
  readonly width: number;
  readonly slots: Int32Array;
  readonly used: Uint8Array;
  /** The first plies in which nothing may be captured. */
  readonly peacefulPlies: number;
  /** Pawns that have crossed go into camps; else they are points. */
  readonly camps: boolean;
  /** A side with fewer pawns on the board may have lost; with this many it has not. */
  readonly fewestPawns: number;
  readonly blocked: KatarengaOptions['blocked'];
  /** The game is a draw after this many plies. */
  readonly maxPlies: number;
  /** Two words. */
  readonly key: Int32Array;

  constructor(tiles: string, options: KatarengaOptions) {
    this.size = Math.sqrt(tiles.length);
    this.squares = tiles.length;
    this.tiles = tiles;
    this.slide = parseSlide(options.slide);
    const { width, slots, used } = makeSlots(tiles, this.size, this.slide);
    this.width = width;
    this.slots = slots;
    this.used = used;
    this.peacefulPlies = options.firstMoveCapture ? 0 : 2;
    this.camps = options.goal === 'camps';
    this.fewestPawns = this.camps ? GOAL : 1;
    this.blocked = options.blocked;
    this.maxPlies = options.maxPlies === 0 ? MOST_PLIES : options.maxPlies;
    this.key = keyOfTiles(tiles);
  }
}
