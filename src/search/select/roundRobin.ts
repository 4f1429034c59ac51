/** Every child in turn: with a tree of depth one this is flat Monte Carlo. */
import type { Random } from '../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type TreePolicy, openChild } from './treePolicy.ts';

export class RoundRobin implements TreePolicy {
  readonly columns = {};

  select(tree: Tree, node: number, random: Random): number {
    const count = tree.count[node]!;
    if (tree.opened[node]! < count) return openChild(tree, node, random);
    return tree.first[node]! + ((tree.visits[node]! - 1) % count);
  }
}
