/** What the board of any game shows: its grid if it has one, else its drawing. */

export interface PlainCell {
  /** `c3` */
  readonly name: string;
  /** The seat whose stone is here; -1 for none. */
  readonly stone: number;
}

export interface PlainView {
  /** Of the game. */
  readonly title: string;
  /** From the top row down; null where there is only a drawing. */
  readonly rows: readonly (readonly PlainCell[])[] | null;
  /** The position as text, as far as the viewer sees it; null where there is a grid. */
  readonly drawing: string | null;
  readonly seats: readonly PlainSeat[];
  /** The cells of the last move. */
  readonly last: readonly string[];
  /** The rules in short, and how moves are written; empty if the game says nothing. */
  readonly rules: string;
  readonly notation: string;
}

export interface PlainSeat {
  /** As the game calls it: `black` */
  readonly name: string;
  /** A letter or a number that no other seat has. */
  readonly sign: string;
}
