/**
 * UCB1: the child with the largest mean + c * sqrt(ln N / n), where n counts the visits of the child and N
 * those of all children together. Untried children come first. Rewards lie in [0, 1]; c = sqrt(2) is the
 * constant of the proof. In a tree it is UCT.
 *
 * P. Auer, N. Cesa-Bianchi, P. Fischer, 2002; L. Kocsis, C. Szepesvári, 2006.
 */
import type { Random } from '../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type TreePolicy, openChild } from './treePolicy.ts';

export class Ucb1 implements TreePolicy {
  readonly columns = {};
  private readonly c: number;

  constructor(c: number) {
    this.c = c;
  }

  select(tree: Tree, node: number, random: Random): number {
    const count = tree.count[node]!;
    if (tree.opened[node]! < count) return openChild(tree, node, random);
    const { visits, sum } = tree;
    const first = tree.first[node]!;
    const end = first + count;
    // The node's own count has one visit more than its children: the playout with which it was added.
    const exploration = this.c * Math.sqrt(Math.log(visits[node]! - 1));
    let best = first;
    let bestValue = -Infinity;
    for (let child = first; child < end; child++) {
      const n = visits[child]!;
      const value = sum[child]! / n + exploration / Math.sqrt(n);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
