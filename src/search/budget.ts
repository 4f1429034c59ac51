/** How long a search may think. The first limit to run out ends it; a missing one never does. */

export interface Budget {
  readonly iterations?: number;
  /** Milliseconds on the clock. */
  readonly ms?: number;
  /** Nodes of the tree; positions visited, for minimax. */
  readonly nodes?: number;
  /** Playouts run. */
  readonly simulations?: number;
  /** Iterations for each move of the position; for flat searches, whose moves share alike. */
  readonly perMove?: number;
  /** Plies of full-width search, for minimax. */
  readonly depth?: number;
}

/** What a search has used up so far. */
export interface Spent {
  readonly iterations: number;
  readonly simulations: number;
  readonly nodes: number;
}

/** Have the countable limits run out? Time is asked apart, for asking the clock costs something. */
export function isSpent(budget: Budget, spent: Spent): boolean {
  return (
    spent.iterations >= (budget.iterations ?? Infinity) ||
    spent.simulations >= (budget.simulations ?? Infinity) ||
    spent.nodes >= (budget.nodes ?? Infinity)
  );
}
