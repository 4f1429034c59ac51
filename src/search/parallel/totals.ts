/** What several threads have done, put into shared memory and added up. */
import type { Totals } from '../mcts.ts';

/** How many numbers they are. */
export const TOTALS = 5;

export function writeTotals(totals: Totals, values: Float64Array): void {
  const { depth, iterations, simulations, playoutMoves, nodes } = totals;
  values.set([depth, iterations, simulations, playoutMoves, nodes]);
}

export function readTotals(values: Float64Array): Totals {
  const [depth, iterations, simulations, playoutMoves, nodes] = values;
  return {
    depth: depth!,
    iterations: iterations!,
    simulations: simulations!,
    playoutMoves: playoutMoves!,
    nodes: nodes!,
  };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    depth: Math.max(a.depth, b.depth),
    iterations: a.iterations + b.iterations,
    simulations: a.simulations + b.simulations,
    playoutMoves: a.playoutMoves + b.playoutMoves,
    nodes: a.nodes + b.nodes,
  };
}
