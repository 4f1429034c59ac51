/** Children in blocks: a node gets all of them at once, and those tried come first. */
import type { Random, State } from '../../../core/index.ts';
import { countVisits } from '../backup/backup.ts';
import { isLost } from '../backup/solver.ts';
import type { MoveLister } from '../expand/moveLister.ts';
import { Candidates } from '../select/candidates.ts';
import { type Path, type TreePolicy, openChild } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';
import type { Children } from './children.ts';

export class BlockChildren implements Children {
  protected readonly policy: TreePolicy;
  protected readonly random: Random;
  protected readonly ranksUntried: boolean;
  private readonly solver: boolean;
  private readonly lister: MoveLister;
  protected readonly among: Candidates;

  /** @param solver leaves out children that are proven to be lost */
  constructor(policy: TreePolicy, solver: boolean, lister: MoveLister, random: Random) {
    this.policy = policy;
    this.solver = solver;
    this.random = random;
    this.lister = lister;
    this.ranksUntried = policy.ranksUntried ?? false;
    this.among = new Candidates(lister.listed.length);
  }

  start(): void {}

  pick(tree: Tree, node: number, state: State): number {
    if (tree.first(node) === 0) this.expand(tree, node, state);
    if (!this.ranksUntried && tree.hasUntried(node)) return openChild(tree, node, this.random);
    return this.select(tree, node, state.turn);
  }

  outcome(tree: Tree, node: number, state: State, drawn: number): number {
    const { listed } = this.lister;
    if (tree.first(node) === 0) tree.expand(node, listed, state.moves(listed));
    return this.find(tree, node, drawn);
  }

  isFresh(tree: Tree, node: number): boolean {
    return tree.visits(node) === 0;
  }

  countVisits(tree: Tree, path: Path): void {
    countVisits(tree, path);
  }

  /** The child that the policy prefers, all of which may be chosen. */
  select(tree: Tree, node: number, mover: number): number {
    const { among } = this;
    among.takeBlock(tree.first(node), tree.count(node));
    among.mover = mover;
    if (this.solver) this.leaveOutLost(tree, node, mover);
    return this.policy.select(tree, node, among, this.random);
  }

  /** The child with this move, which there must be. */
  find(tree: Tree, node: number, move: number): number {
    let child = tree.first(node);
    while (tree.move(child) !== move) child++;
    return child;
  }

  protected expand(tree: Tree, node: number, state: State): void {
    const { lister } = this;
    const count = lister.list(state);
    const first = tree.expand(node, lister.listed, count);
    lister.describeBlock(tree, first, count, state);
  }

  private leaveOutLost(tree: Tree, node: number, mover: number): void {
    const { among } = this;
    const first = tree.first(node);
    const count = tree.count(node);
    among.clear();
    for (let child = first; child < first + count; child++) {
      if (!isLost(tree, child, mover)) among.add(child);
    }
    // Only where losses to different seats leave a node unproven though none of its children is.
    if (among.count === 0) among.takeBlock(first, count);
  }
}
