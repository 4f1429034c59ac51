/** Children in blocks, of which a node considers more and more as its visits grow: progressive widening. */
import type { Random, State } from '../../../core/index.ts';
import type { MoveLister } from '../expand/moveLister.ts';
import type { Widening } from '../expand/widening.ts';
import type { TreePolicy } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';
import { BlockChildren } from './blockChildren.ts';

export class WideningChildren extends BlockChildren {
  private readonly widening: Widening;

  constructor(widening: Widening, policy: TreePolicy, lister: MoveLister, random: Random) {
    super(policy, false, lister, random);
    this.widening = widening;
  }

  override pick(tree: Tree, node: number, state: State): number {
    if (tree.first(node) === 0) this.expand(tree, node, state);
    const width = Math.min(tree.count(node), this.widening.width(tree.visits(node)));
    // The block is in the order in which moves are taken in.
    if (!this.ranksUntried && tree.opened[node]! < width) return tree.first(node) + tree.opened[node]!++;
    const { among } = this;
    among.takeBlock(tree.first(node), width);
    among.mover = state.turn;
    return this.policy.select(tree, node, among, this.random);
  }
}
