/**
 * All that the Saboteur board shows, as plain data. A card that the viewer cannot see is not in it: a hidden hand is a
 * number, a hidden objective has no face, and nothing is drawn, marked or cropped by what only the opponent knows.
 */

/** A tile as it lies. */
export interface PieceView {
  /** As in the notation: `9`, turned `9f`. */
  readonly name: string;
  /** Open sides: up 1, right 2, down 4, left 8. */
  readonly sides: number;
  /** Do the openings meet in the middle? Else each of them is a stub. */
  readonly isThrough: boolean;
  /** What kind of tile it is: `corner`. */
  readonly shape: string;
  /** For those who cannot see it: `corner (right, down)`. */
  readonly title: string;
}

export type ActionKind = 'malus' | 'bonus' | 'map' | 'destroy';

/** What is printed on a card. */
export interface CardFace {
  /** As in the notation: `9`, `malus`. */
  readonly name: string;
  /** A word or two, to stand below it: `corner`, `Malus`. */
  readonly short: string;
  /** In full: `corner (right, down)`; for an action, what it does. */
  readonly title: string;
  /** An action, or else a tile. */
  readonly action: ActionKind | undefined;
  readonly piece: PieceView | undefined;
  /** The tile turned by half a circle, where that looks different. */
  readonly turned: PieceView | undefined;
}

/** A cell on which a tile of the hand can be laid: as it is, turned, or both. */
export interface FitView {
  readonly cell: string;
  readonly isUpright: boolean;
  readonly isTurned: boolean;
}

/** A card in a hand that the viewer may see. */
export interface CardView extends CardFace {
  /** By which it is chosen; undefined in a hand that nobody here plays from. */
  readonly step: string | undefined;
  /** Just drawn. */
  readonly isNew: boolean;
  /** Where it can be laid now; empty unless its player is to move. */
  readonly fits: readonly FitView[];
}

export interface HandView {
  readonly seat: number;
  readonly title: string;
  /** By which its player is chosen as a target: `seat 1`. */
  readonly step: string;
  readonly isTurn: boolean;
  readonly count: number;
  /** Undefined where the cards are face down. */
  readonly cards: readonly CardView[] | undefined;
  /** How many blocks its player has to take off before tiles can be laid again. */
  readonly blocks: number;
}

/** A cell by its step, row and column, both from 0. */
export interface PlaceView {
  readonly step: string;
  readonly row: number;
  readonly column: number;
}

export interface TileView extends PlaceView {
  readonly piece: PieceView;
  /** Sides through which the tunnel from the entrance comes or continues. */
  readonly lit: number;
  /** Steps from the tile just laid at which light arrives here; undefined where there was light before, or is none. */
  readonly litAfter: number | undefined;
}

export interface ObjectiveView extends PlaceView {
  /** `left objective`. */
  readonly title: string;
  /** What the viewer knows to lie there; undefined for what it does not. */
  readonly face: 'nugget' | 'rock' | undefined;
  /** Known without having been seen, because the others are rock. */
  readonly isInferred: boolean;
  /** Lies open for both. */
  readonly isRevealed: boolean;
  /** Revealed by the last move. */
  readonly isNew: boolean;
  readonly isLit: boolean;
  /** Seats that have looked at it with a Map, as far as the viewer remembers. */
  readonly lookedBy: readonly number[];
}

/** The part of the mine that is shown. */
export interface CropView {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** The last move, as the viewer saw it. */
export interface LastView {
  readonly by: number;
  readonly kind: 'tile' | ActionKind | 'drop';
  /** The cell that it touched. */
  readonly cell: string | undefined;
  /** The card played; undefined if it went face down. */
  readonly card: CardFace | undefined;
  /** The tile that a Destroy took away. */
  readonly removed: (PlaceView & { readonly piece: PieceView }) | undefined;
}

export interface EndView {
  /** Undefined for a draw. */
  readonly winner: number | undefined;
  /** Cells of the tunnel from the entrance to the nugget; empty for a draw. */
  readonly tunnel: readonly PlaceView[];
}

/** A kind of card, and how many of it. */
export interface CountView {
  readonly card: CardFace;
  readonly count: number;
}

export interface SaboteurView {
  readonly viewer: number | undefined;
  readonly crop: CropView;
  readonly entrance: PlaceView;
  readonly tiles: readonly TileView[];
  readonly objectives: readonly ObjectiveView[];
  /** Seat 0, seat 1. */
  readonly hands: readonly HandView[];
  readonly pile: number;
  readonly last: LastView | undefined;
  /** Once over. */
  readonly end: EndView | undefined;
  /** Cards that the viewer has not seen: hidden hand, pile, and what was put away face down. Of all, the pile. */
  readonly unseen: readonly CountView[];
}
