/** Children in blocks, of which those of the root take turns by sequential halving. */
import type { Random } from '../../../core/index.ts';
import type { MoveLister } from '../expand/moveLister.ts';
import type { SequentialHalving } from '../select/sequentialHalving.ts';
import type { TreePolicy } from '../select/treePolicy.ts';
import { ROOT, type Tree } from '../tree.ts';
import { BlockChildren } from './blockChildren.ts';

export class HalvingChildren extends BlockChildren {
  private readonly halving: SequentialHalving;

  constructor(halving: SequentialHalving, policy: TreePolicy, lister: MoveLister, random: Random) {
    super(policy, false, lister, random);
    this.halving = halving;
  }

  override select(tree: Tree, node: number, mover: number): number {
    if (node !== ROOT) return super.select(tree, node, mover);
    this.among.takeBlock(tree.first(ROOT), tree.count(ROOT));
    return this.halving.select(tree, this.among);
  }
}
