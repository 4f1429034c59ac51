/** How long a search may think. The first limit to run out ends it; a missing one never does. */

export interface Budget {
  readonly iterations?: number;
  /** Milliseconds on the clock. */
  readonly ms?: number;
  /** Nodes of the tree, or as many iterations if it is complete before; positions visited, for minimax. */
  readonly nodes?: number;
  /** Playouts run. */
  readonly simulations?: number;
  /** Iterations for each move of the position; for flat searches, whose moves share alike. */
  readonly perMove?: number;
  /** Bytes for the tree, counted at the worst moment of its growth. */
  readonly bytes?: number;
  /** Ends when the second most visited move cannot catch up with the first in what is left. */
  readonly early?: boolean;
  /** Plies of full-width search, for minimax. */
  readonly depth?: number;
}

/** What a search has used up so far. */
export interface Spent {
  readonly iterations: number;
  readonly simulations: number;
  readonly nodes: number;
}

/** Have the countable limits run out? Time is checked separately, because asking the clock costs something. */
export function isSpent(budget: Budget, spent: Spent): boolean {
  return (
    spent.iterations >= (budget.iterations ?? Infinity) ||
    spent.simulations >= (budget.simulations ?? Infinity) ||
    spent.nodes >= (budget.nodes ?? Infinity)
  );
}

/**
 * The largest number of iterations that the limits allow. Each counts as a playout and as a node, even if it needs
 * neither because its end is proven or its tree is complete: otherwise the search of a small tree would never end.
 * @param moves of the position
 */
export function mostIterations(budget: Budget, moves: number, bytesPerNode: number): number {
  const { iterations, simulations, nodes, perMove, bytes } = budget;
  return Math.min(
    iterations ?? Infinity,
    simulations ?? Infinity,
    nodes ?? Infinity,
    (perMove ?? Infinity) * moves,
    (bytes ?? Infinity) / bytesPerNode,
  );
}

/** Iterations that the budget still allows, those of the clock guessed from the rate so far. */
export function iterationsLeft(budget: Budget, spent: Spent, elapsed: number): number {
  const counted = Math.min(
    (budget.iterations ?? Infinity) - spent.iterations,
    (budget.simulations ?? Infinity) - spent.simulations,
  );
  const left = (budget.ms ?? Infinity) - elapsed;
  const timed = left === Infinity || elapsed <= 0 ? Infinity : (left * spent.iterations) / elapsed;
  return Math.min(counted, timed);
}

/**
 * A thread's share of a budget. Time is not divided: all threads have the same.
 * @param moves of the position, for a budget that is given for each of them
 */
export function shareOf(budget: Budget, moves: number, thread: number, threads: number): Budget {
  const share = (amount: number): number =>
    Math.floor(amount / threads) + (thread < amount % threads ? 1 : 0);
  const { perMove, iterations, simulations, nodes, bytes, ...others } = budget;
  const total = Math.min(iterations ?? Infinity, (perMove ?? Infinity) * moves);
  return {
    ...others,
    ...(total !== Infinity && { iterations: share(total) }),
    ...(simulations !== undefined && { simulations: share(simulations) }),
    ...(nodes !== undefined && { nodes: share(nodes) }),
    ...(bytes !== undefined && { bytes: share(bytes) }),
  };
}
