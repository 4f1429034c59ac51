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
    const { base, list, count, values } = among;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const mean = tree.mean(base + list[i]!);
      values[i] = mean;
      most = Math.max(most, mean);
    }
    let total = 0;
    for (let i = 0; i < count; i++) {
      const weight = exp((values[i]! - most) / this.temperature);
      values[i] = weight;
      total += weight;
    }
    let left = random.unit() * total;
    for (let i = 0; i < count - 1; i++) {
      left -= values[i]!;
      if (left < 0) return base + list[i]!;
    }
    return base + list[count - 1]!;
  }
}
