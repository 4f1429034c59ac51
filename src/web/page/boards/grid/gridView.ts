/** The view model of a board of square cells: all that can be seen on it, and no rules. */

/** How a stone got where it is; played once when it appears. */
export type Motion =
  /** Comes from this many columns and rows away. */
  | { readonly kind: 'slide'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'grow' }
  /** Changes sides, after a wait that grows with `order`. */
  | { readonly kind: 'flip'; readonly order: number };

export interface StoneView {
  readonly seat: number;
  /** A letter or number on it, where colours do not tell the seats apart. */
  readonly sign?: string | undefined;
  readonly motion?: Motion | undefined;
}

export interface CellView {
  /** Unique on the board: `c3`. */
  readonly name: string;
  /** For those who cannot see it: `c3, black stone, can move`. */
  readonly label: string;
  /** Nothing can ever stand here. */
  readonly gap: boolean;
  /** What kind of ground it is, on boards where that differs. */
  readonly tile?: string | undefined;
  readonly stone?: StoneView | undefined;
  /** Pressing it leads somewhere. */
  readonly pressable: boolean;
  readonly held: boolean;
  /** Where what is held may go: a step (dot), a leap (ring), or onto a stone that it captures. */
  readonly target?: 'step' | 'leap' | 'capture' | undefined;
  /** Touched by the last move. */
  readonly last: boolean;
  /** How much the search looks at it, 0 to 1. */
  readonly heat: number;
  /** A short value on top of the heat: `63`. */
  readonly note?: string | undefined;
}

/** A place beside the board and as wide as it, where stones leave. */
export interface EdgeView {
  /** Unlike that of any cell. */
  readonly name: string;
  readonly label: string;
  readonly pressable: boolean;
  /** As for a cell. */
  readonly heat: number;
  readonly note?: string | undefined;
}

export interface ArrowView {
  readonly from: string;
  /** A cell or an edge. */
  readonly to: string;
  /** Importance, 0 to 1. */
  readonly weight: number;
}

export interface GridView {
  readonly label: string;
  /** Changes whenever a new move is shown, so that motions play once. */
  readonly ply: number;
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** From the top row down. */
  readonly rows: readonly (readonly CellView[])[];
  readonly top?: EdgeView | undefined;
  readonly bottom?: EdgeView | undefined;
  readonly arrows: readonly ArrowView[];
}
