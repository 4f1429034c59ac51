/** What the Ataxx board shows: a grid of cells from the top row down. */

export interface AtaxxCell {
  /** `c3` */
  readonly name: string;
  /** The seat whose stone is here; -1 for none, -2 for a gap. */
  readonly stone: number;
  /** The stone has changed sides with the last move. */
  readonly isConverted: boolean;
}

export interface AtaxxView {
  readonly rows: readonly (readonly AtaxxCell[])[];
  /** The last move: where it went, and whence if a stone left a cell. */
  readonly last: { readonly from: string | null; readonly to: string; readonly isJump: boolean } | null;
}
