/** Children in lists, where legal moves vary: a node takes in new ones at any visit. */
import type { Random, State } from '../../../core/index.ts';
import { countVisits } from '../backup/backup.ts';
import type { MoveLister } from '../expand/moveLister.ts';
import { MoveIndex } from '../forest/moveIndex.ts';
import { Candidates } from '../select/candidates.ts';
import type { Path, TreePolicy } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';
import type { Children } from './children.ts';

export class ListChildren implements Children {
  private readonly policy: TreePolicy;
  private readonly random: Random;
  private readonly lister: MoveLister;
  private readonly ranksUntried: boolean;
  private readonly among: Candidates;
  private readonly index: MoveIndex;
  /** Which of the moves listed last are children. */
  private readonly taken: Uint8Array;

  constructor(policy: TreePolicy, lister: MoveLister, random: Random) {
    const most = lister.listed.length;
    this.policy = policy;
    this.random = random;
    this.lister = lister;
    this.ranksUntried = policy.ranksUntried ?? false;
    this.among = new Candidates(most);
    this.index = new MoveIndex(most);
    this.taken = new Uint8Array(most);
  }

  start(): void {}

  /** One of those children that are legal now, or one that is missing, if any is. */
  pick(tree: Tree, node: number, state: State): number {
    const { lister, taken, index, among } = this;
    const count = lister.list(state);
    index.fill(lister.listed, count);
    taken.fill(0, 0, count);
    among.clear();
    among.mover = state.turn;
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      const place = index.placeOf(tree.linkedMove(child));
      if (place < 0) continue;
      taken[place] = 1;
      tree.available[child]!++;
      among.add(child);
    }
    const missing = count - among.count;
    if (missing > 0 && !this.ranksUntried) return this.addMissing(tree, node, this.random.below(missing));
    if (missing > 0) this.addAllMissing(tree, node, state, count);
    return this.policy.select(tree, node, among, this.random);
  }

  outcome(tree: Tree, node: number, _state: State, drawn: number): number {
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      if (tree.linkedMove(child) === drawn) return child;
    }
    return tree.prepend(node, drawn);
  }

  isFresh(tree: Tree, node: number): boolean {
    return tree.visits(node) === 0;
  }

  countVisits(tree: Tree, path: Path): void {
    countVisits(tree, path);
  }

  /** Adds the k-th of the moves that are not yet children. */
  private addMissing(tree: Tree, node: number, k: number): number {
    let place = 0;
    for (let left = k; ; place++) if (this.taken[place] === 0 && left-- === 0) break;
    const child = tree.prepend(node, this.lister.listed[place]!);
    tree.available[child] = 1;
    return child;
  }

  private addAllMissing(tree: Tree, node: number, state: State, count: number): void {
    const { lister } = this;
    lister.look(tree, state);
    for (let place = 0; place < count; place++) {
      if (this.taken[place] === 1) continue;
      const child = tree.prepend(node, lister.listed[place]!);
      tree.available[child] = 1;
      lister.describe(tree, child, state);
      this.among.add(child);
    }
  }
}
