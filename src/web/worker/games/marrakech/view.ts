/**
 * What the board of Marrakech draws: plain data. Squares are named as in the notation (`a1` is the top left one), facings
 * are 0 north, 1 east, 2 south, 3 west, and a seat is its number.
 */
import type { Toll } from '../../../../games/marrakech/tolls.ts';

/** The colours of carpets. A player of two colours owns a warm pair or a cold one. */
export type Hue = 'red' | 'blue' | 'gold' | 'green';

export type TurnStep = 'left' | 'straight' | 'right';

export interface SquareView {
  readonly name: string;
  /** The colour that shows; null for bare floor. */
  readonly hue: Hue | null;
  readonly owner: number | null;
  /** The square that shows the other half of the same carpet; null if that is hidden, or there is no carpet. */
  readonly joins: string | null;
  /** Of half a carpet: the sides beyond which its other half may be hidden. */
  readonly under: readonly number[];
  /** The area of this colour: its number on this board, and how many squares it has. */
  readonly area: { readonly id: number; readonly size: number } | null;
  /** May the player to move not cover this carpet whole? */
  readonly isProtected: boolean;
  /** What is here, in words. */
  readonly label: string;
}

export interface StandView {
  readonly square: string;
  readonly facing: number;
  /** Did he come here around the border? */
  readonly isAround: boolean;
}

/** A track at the border: where it leads out, and where back in. */
export interface TrackView {
  readonly out: { readonly square: string; readonly facing: number };
  readonly back: { readonly square: string; readonly facing: number };
}

/** What a stop costs the player who is to pay. */
export interface TollView extends Toll {
  /** To follow the name of the player: `pays 3 to Red`. */
  readonly words: string;
}

/** Where a walk may end. */
export interface StopView {
  readonly die: number;
  /** The chance of this roll; 1 if the die is known. */
  readonly odds: number;
  readonly square: string;
  readonly facing: number;
  readonly toll: TollView;
}

/** A walk that Assam may take. */
export interface WalkView {
  /** How he is turned before it; null if that is settled. */
  readonly turn: TurnStep | null;
  /** The carpet that is laid by the same move before he is turned; empty if there is none. */
  readonly carpet: readonly string[];
  readonly payer: number;
  /** As far as the highest roll leads, from where he stands. */
  readonly path: readonly StandView[];
  readonly stops: readonly StopView[];
}

export interface StackView {
  readonly hue: Hue;
  readonly left: number;
}

export interface PlayerView {
  readonly title: string;
  readonly coins: number;
  /** Squares on which the player's carpets show. */
  readonly squares: number;
  readonly score: number;
  readonly stacks: readonly StackView[];
  /** The colours to come, where the stacks lie open. */
  readonly coming: readonly Hue[];
  readonly isOut: boolean;
}

/** A carpet's square that is hidden now. */
export interface CoveredView {
  readonly square: string;
  readonly hue: Hue;
  readonly owner: number;
}

/** What the last move did. */
export interface LastView {
  /** How Assam was turned: -1 left, 1 right. */
  readonly turned: -1 | 0 | 1;
  /** Where he walked, from where he stood; empty if he did not. */
  readonly path: readonly StandView[];
  /** The carpet that was laid, the end beside Assam first; empty if none was. */
  readonly carpet: readonly string[];
  /** What showed on its squares before. */
  readonly covered: readonly CoveredView[];
  /** What the walk cost, in words: `Blue pays 3 to Red`; null if it cost nothing. */
  readonly toll: string | null;
}

/** The rules that differ from game to game. */
export interface RulesView {
  /** Is the die rolled before Assam is turned? */
  readonly isDieFirst: boolean;
  /** Is a player who cannot pay out of the game? */
  readonly areShortOut: boolean;
  /** May players cover their own carpets whole? */
  readonly mayCoverOwn: boolean;
  /** Is Assam turned at the end of a turn, for the walk of the next player? */
  readonly areTurnsLast: boolean;
}

export interface MarrakechView {
  readonly size: number;
  readonly rules: RulesView;
  readonly phase: 'draw' | 'roll' | 'turn' | 'choose' | 'lay' | 'over';
  /** Row by row from the top. */
  readonly squares: readonly SquareView[];
  readonly tracks: readonly TrackView[];
  readonly assam: { readonly square: string; readonly facing: number };
  readonly players: readonly PlayerView[];
  /** Whose turn it is, also while the die rolls; null when the game is over. */
  readonly mover: number | null;
  /** The colour that is laid in this turn, if it is known. */
  readonly hand: Hue | null;
  /** The die as it lies on the table, as far as the position and the last move tell. */
  readonly die: number | null;
  readonly walks: readonly WalkView[];
  readonly last: LastView | null;
  /** Where Assam walked last, and the squares of the newest carpet, also if the die has been rolled since. */
  readonly trail: readonly StandView[];
  readonly newest: readonly string[];
}
