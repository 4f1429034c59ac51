/** A budget in the words of the protocols, which know time, nodes and depth. */
import type { Budget } from '../../search/index.ts';

/** What follows `go`; an empty budget never runs out. */
export function formatLimits({ ms, nodes, iterations, depth }: Budget): string {
  // To an engine that plays games out, a node is an iteration.
  const count = nodes ?? iterations;
  const words = [
    ...(ms === undefined ? [] : [`movetime ${Math.max(1, Math.round(ms))}`]),
    ...(count === undefined ? [] : [`nodes ${count}`]),
    ...(depth === undefined ? [] : [`depth ${depth}`]),
  ];
  return words.length === 0 ? 'infinite' : words.join(' ');
}

/** How long the answer to such a `go` may take, in milliseconds. */
export function answerLimit(budget: Budget, timeoutMs: number, graceMs: number): number {
  if (budget.ms !== undefined) return budget.ms + graceMs;
  return formatLimits(budget) === 'infinite' ? Infinity : timeoutMs;
}
