/**
 * Boltzmann exploration: a child is drawn with probability proportional to exp(mean / temperature). Untried children
 * come first. The largest mean is subtracted before the exponential, which changes no probability and keeps it from
 * overflowing at any temperature.
 */
import type { Random } from '../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type TreePolicy, openChild } from './treePolicy.ts';

export class Boltzmann implements TreePolicy {
  readonly columns = {};
  private readonly temperature: number;

  constructor(temperature: number) {
    this.temperature = temperature;
  }

  select(tree: Tree, node: number, random: Random): number {
    const count = tree.count[node]!;
    if (tree.opened[node]! < count) return openChild(tree, node, random);
    const { visits, sum } = tree;
    const first = tree.first[node]!;
    const end = first + count;
    let most = 0;
    for (let child = first; child < end; child++) most = Math.max(most, sum[child]! / visits[child]!);
    let total = 0;
    for (let child = first; child < end; child++) total += this.weight(sum[child]! / visits[child]!, most);
    let left = random.unit() * total;
    for (let child = first; child < end - 1; child++) {
      left -= this.weight(sum[child]! / visits[child]!, most);
      if (left < 0) return child;
    }
    return end - 1;
  }

  private weight(mean: number, most: number): number {
    return Math.exp((mean - most) / this.temperature);
  }
}
