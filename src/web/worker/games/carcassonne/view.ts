/**
 * What the Carcassonne board shows. Cells are x steps east and y steps south of the start tile; sides are N, E, S, W =
 * 0..3, halves of sides 0..7 clockwise from the north-west corner; turns are quarters clockwise. Plain JSON: what is not
 * there is null.
 */
import type { PieceKind } from '../../../../games/carcassonne/tiles.ts';

/** All that is needed to draw a tile. Its pieces are numbered cities first, then roads, fields, the monastery. */
export interface TileShape {
  readonly cities: readonly { readonly sides: readonly number[]; readonly hasPennant: boolean }[];
  /** The sides that a road joins; only one if it ends on the tile. */
  readonly roads: readonly (readonly number[])[];
  /** The halves of sides that a field reaches. */
  readonly fields: readonly (readonly number[])[];
  readonly hasMonastery: boolean;
}

export interface TileType extends TileShape {
  /** `D` */
  readonly letter: string;
  /** `straight road` */
  readonly name: string;
  /** Copies that can still be drawn. */
  readonly left: number;
}

export interface TileView {
  /** `0,-1` */
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  /** Index of its type. */
  readonly type: number;
  readonly turn: number;
  /** Who laid it; null for the start tile. */
  readonly seat: number | null;
  /** The feature to which each piece belongs. */
  readonly features: readonly number[];
  /** A meeple that stands on it. */
  readonly meeple: { readonly seat: number; readonly piece: number } | null;
}

/** A city, road, field or monastery with all its pieces. */
export interface FeatureView {
  readonly kind: PieceKind;
  /** `City of 3 tiles with a pennant, open on 2 sides` */
  readonly title: string;
  /** `Red holds it, 2 meeples to 1 of Blue` */
  readonly holders: string;
  /** `4 points now, at least 12 when complete` */
  readonly worth: string;
  /** Who would be paid for it. */
  readonly owners: readonly number[];
  /** What the owners would be paid if the game ended now. */
  readonly points: number;
}

/** An empty cell beside tiles. */
export interface HoleView {
  /** `0,-1` */
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  /** What its neighbours ask of a tile: `a road to the north and a city to the west`. */
  readonly asks: string;
  /** Types that can still be drawn and fit, common ones first. */
  readonly fits: readonly number[];
  /** How many tiles they are. */
  readonly copies: number;
  /** The turns in which the tile in hand fits here; none if there is no tile in hand. */
  readonly turns: readonly number[];
}

/** A piece of the tile just laid, on which a meeple might go. */
export interface SpotView {
  readonly piece: number;
  /** `city-n` */
  readonly step: string;
  /** `Thief, east` */
  readonly title: string;
  /** What it is worth, or why it cannot be claimed. */
  readonly words: string;
  readonly isFree: boolean;
}

export type PointsByKind = Readonly<Record<PieceKind, number>>;

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  /** Points on the track by kind of feature. */
  readonly paid: PointsByKind;
  /** Points of a position that was set up, whose beginning nobody knows. */
  readonly earlier: number;
  /** What the end would bring now, or has brought, by kind of feature. */
  readonly due: PointsByKind;
  /** On the track. */
  readonly track: number;
  /** The track and what is due. */
  readonly total: number;
  readonly meeples: number;
}

/** A feature that the last move has completed and paid. */
export interface PaidView {
  readonly seat: number;
  readonly points: number;
  /** Where a meeple of this seat stood. */
  readonly tile: number;
  readonly piece: number;
}

export type LastView =
  | { readonly kind: 'draw'; readonly type: number; readonly isPutAway: boolean }
  | { readonly kind: 'lay' }
  | { readonly kind: 'claim'; readonly piece: number | null; readonly paid: readonly PaidView[] };

export interface CarcassonneView {
  readonly seats: readonly string[];
  readonly phase: 'draw' | 'place' | 'claim' | 'over';
  /** Whose turn it is, also while the tile is drawn. */
  readonly player: number;
  readonly types: readonly TileType[];
  /** In the order in which they were laid. */
  readonly tiles: readonly TileView[];
  readonly features: readonly FeatureView[];
  /** None once the game is over. */
  readonly holes: readonly HoleView[];
  /** The type in hand. */
  readonly hand: number | null;
  /** Where a meeple may go, while that is to be decided. */
  readonly spots: readonly SpotView[];
  /** Tiles that can still be drawn. */
  readonly left: number;
  /** Types of the tiles that fitted nowhere and were put away. */
  readonly discards: readonly number[];
  readonly scores: readonly ScoreRow[];
  readonly last: LastView | null;
}
