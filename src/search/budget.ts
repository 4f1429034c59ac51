/** How long a search may think. The first limit to run out ends it; a missing one never does. */
export interface Budget {
  readonly iterations?: number;
  /** Milliseconds on the clock, safety margin not yet taken off. */
  readonly ms?: number;
  /** Nodes of the tree; positions visited, for minimax. */
  readonly nodes?: number;
  /** Playouts run. */
  readonly simulations?: number;
  /** Plies of full-width search, for minimax. */
  readonly depth?: number;
}
