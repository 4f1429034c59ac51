/**
 * UCB1-Tuned: UCB1 whose exploration follows the variance of the rewards. The child with the largest
 *
 *     mean + c * sqrt(ln N / n * min(1/4, V)),   V = variance + sqrt(2 ln N / n)
 *
 * 1/4 is the largest variance that a reward in [0, 1] can have; c = 1 is the published form.
 * P. Auer, N. Cesa-Bianchi, P. Fischer, 2002.
 */
import type { Tree } from '../tree.ts';
import { type Candidates, trialsOf } from './candidates.ts';
import { logOf } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

export class Ucb1Tuned implements TreePolicy {
  readonly columns = { squares: true };
  private readonly c: number;

  constructor(c: number) {
    this.c = c;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { squares } = tree;
    const { base, list, count } = among;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const mean = tree.sum(child) / n;
      const log = logOf(trialsOf(tree, node, child));
      const spread = squares[child]! / n - mean * mean + Math.sqrt((2 * log) / n);
      const value = mean + this.c * Math.sqrt((log / n) * Math.min(0.25, spread));
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
