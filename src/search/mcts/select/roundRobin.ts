/** Every child in turn, the least visited next: with a tree of depth one this is flat Monte Carlo. */
import type { Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export class RoundRobin implements TreePolicy {
  readonly columns = {};

  select(tree: Tree, _node: number, among: Candidates): number {
    const { base, list, count } = among;
    let least = base + list[0]!;
    for (let i = 1; i < count; i++) {
      const child = base + list[i]!;
      if (tree.visits(child) < tree.visits(least)) least = child;
    }
    return least;
  }
}
