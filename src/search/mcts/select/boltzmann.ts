/**
 * Boltzmann exploration: a child is drawn with probability proportional to exp(mean / temperature). The largest mean is
 * subtracted before the exponential, which changes no probability and keeps it from overflowing at any temperature.
 */
import { type Random, exp } from '../../../core/index.ts';
import type { Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export class Boltzmann implements TreePolicy {
  readonly columns = {};
  private readonly temperature: number;

  constructor(temperature: number) {
    this.temperature = temperature;
  }

  select(tree: Tree, _node: number, among: Candidates, random: Random): number {
    const { base, list, count } = among;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      most = Math.max(most, tree.sum(child) / tree.visits(child));
    }
    let total = 0;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      total += this.weight(tree.sum(child) / tree.visits(child), most);
    }
    let left = random.unit() * total;
    for (let i = 0; i < count - 1; i++) {
      const child = base + list[i]!;
      left -= this.weight(tree.sum(child) / tree.visits(child), most);
      if (left < 0) return child;
    }
    return base + list[count - 1]!;
  }

  private weight(mean: number, most: number): number {
    return exp((mean - most) / this.temperature);
  }
}
