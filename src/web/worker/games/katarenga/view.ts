/** What the Katarenga board shows. */
import type { Tile } from '../../../../games/katarenga/tiles.ts';

export interface KatarengaCell {
  /** `c3` */
  readonly name: string;
  readonly tile: Tile;
  /** The seat whose pawn is here; -1 for none. */
  readonly pawn: number;
}

/**
 * Why a slide ends where it does: the board ends, it is as long as slides are, it has come to a tile of its own kind, or
 * a pawn is in the way or captured.
 */
export type Stop = 'edge' | 'limit' | 'tile' | 'pawn';

/** A slide in one direction, as far as it leads. */
export interface Ray {
  /** The last cell that it reaches. */
  readonly end: string;
  readonly stop: Stop;
}

/** Where a pawn could go if it were its turn, scoring apart. */
export interface PawnReach {
  readonly cells: readonly string[];
  /** Only on rook and bishop tiles. */
  readonly rays: readonly Ray[];
}

export interface SideView {
  /** White */
  readonly title: string;
  /** The step that takes a pawn off the board or into a camp. */
  readonly goal: string;
  /** Points, or pawns in camps. */
  readonly points: number;
  /** Pawns on the board. */
  readonly pawns: number;
}

export interface KatarengaView {
  /** From the top row down, as White sees it. */
  readonly rows: readonly (readonly KatarengaCell[])[];
  /** White, then Black. */
  readonly sides: readonly SideView[];
  /** Pawns that have crossed go into camps; else they are points. */
  readonly hasCamps: boolean;
  /** What a side has to reach: points, or pawns in camps. */
  readonly goal: number;
  /** How far rook and bishop tiles reach: this many squares, or as far as the next tile of their own kind. */
  readonly slide: { readonly squares: number; readonly stopsAtSameTile: boolean };
  /** May nobody capture on their first move of the game? */
  readonly hasFirstTruce: boolean;
  /** By the cells of all pawns. */
  readonly reaches: Readonly<Record<string, PawnReach>>;
  readonly last: KatarengaLast | null;
}

/** The last move, unless it was a pass. */
export interface KatarengaLast {
  readonly by: number;
  readonly from: string;
  /** A cell, or the goal of the side. */
  readonly to: string;
  readonly isCapture: boolean;
}
