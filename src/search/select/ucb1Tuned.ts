/**
 * UCB1-Tuned: UCB1 whose exploration follows the variance of the rewards. The child with the largest
 *
 *     mean + c * sqrt(ln N / n * min(1/4, V)),   V = variance + sqrt(2 ln N / n)
 *
 * 1/4 is the largest variance that a reward in [0, 1] can have; c = 1 is the published form.
 * P. Auer, N. Cesa-Bianchi, P. Fischer, 2002.
 */
import type { Random } from '../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type TreePolicy, openChild } from './treePolicy.ts';

export class Ucb1Tuned implements TreePolicy {
  readonly columns = { squares: true };
  private readonly c: number;

  constructor(c: number) {
    this.c = c;
  }

  select(tree: Tree, node: number, random: Random): number {
    const count = tree.count[node]!;
    if (tree.opened[node]! < count) return openChild(tree, node, random);
    const { visits, sum, squares } = tree;
    const first = tree.first[node]!;
    const end = first + count;
    const logTotal = Math.log(visits[node]! - 1);
    let best = first;
    let bestValue = -Infinity;
    for (let child = first; child < end; child++) {
      const n = visits[child]!;
      const mean = sum[child]! / n;
      const spread = squares[child]! / n - mean * mean + Math.sqrt((2 * logTotal) / n);
      const value = mean + this.c * Math.sqrt((logTotal / n) * Math.min(0.25, spread));
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
