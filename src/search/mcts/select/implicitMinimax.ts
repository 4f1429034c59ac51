/**
 * Implicit minimax: UCB1 whose means are mixed with what an evaluation says of the positions further down. The child with
 * the largest
 *
 *     (1 - α) * mean + α * v + c * sqrt(ln N / n)
 *
 * v is the evaluation of the child's position, replaced by the minimax of those below as soon as there are any
 * (`MinimaxBackup`). Playouts stay what they are; α = 0 is UCB1.
 *
 * M. Lanctot, M. Winands, T. Pepels, N. Sturtevant, 2014, Monte Carlo Tree Search with Heuristic Evaluations using Implicit
 * Minimax Backups.
 */
import type { Judge } from '../evaluate/leaf.ts';
import type { Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import { inverseRoot, rootOfLog } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

export interface ImplicitMinimaxOptions {
  readonly c: number;
  /** How much the evaluation counts, from 0 to 1. */
  readonly alpha: number;
}

export class ImplicitMinimax implements TreePolicy {
  readonly columns: { readonly values: number };
  readonly judge: Judge;
  private readonly options: ImplicitMinimaxOptions;

  /** @param seats no game has more */
  constructor(judge: Judge, seats: number, options: ImplicitMinimaxOptions) {
    this.judge = judge;
    this.columns = { values: seats };
    this.options = options;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { values } = tree;
    const { base, list, count, mover } = among;
    const { c, alpha } = this.options;
    const seats = this.columns.values;
    const exploration = c * rootOfLog(Math.max(1, tree.visits(node) - 1));
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const root = inverseRoot(tree.visits(child));
      const mean = tree.sum(child) * root * root;
      const value = (1 - alpha) * mean + alpha * values[seats * child + mover]! + exploration * root;
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
