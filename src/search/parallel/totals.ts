/** What several threads have done, put into shared memory and added up. */
import type { Totals } from '../mcts/mcts.ts';

/** How many numbers they are. */
export const TOTALS = 6;

export function writeTotals(totals: Totals, values: Float64Array): void {
  const { depth, iterations, simulations, playoutMoves, nodes, isOutOfMemory } = totals;
  values.set([depth, iterations, simulations, playoutMoves, nodes, Number(isOutOfMemory)]);
}

export function readTotals(values: Float64Array): Totals {
  const [depth, iterations, simulations, playoutMoves, nodes, isOutOfMemory] = values;
  return {
    depth: depth!,
    iterations: iterations!,
    simulations: simulations!,
    playoutMoves: playoutMoves!,
    nodes: nodes!,
    isOutOfMemory: isOutOfMemory === 1,
  };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    depth: Math.max(a.depth, b.depth),
    iterations: a.iterations + b.iterations,
    simulations: a.simulations + b.simulations,
    playoutMoves: a.playoutMoves + b.playoutMoves,
    nodes: a.nodes + b.nodes,
    isOutOfMemory: a.isOutOfMemory || b.isOutOfMemory,
  };
}
