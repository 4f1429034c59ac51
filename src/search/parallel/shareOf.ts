/** A thread's share of a budget. Time is not divided: all threads have the same. */
import type { Budget } from '../budget.ts';

/** @param moves of the position, for a budget that is given for each of them */
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
