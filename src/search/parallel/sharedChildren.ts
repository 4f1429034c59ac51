/** Children in blocks, in a tree that other threads walk as well. */
import type { State } from '../../core/index.ts';
import { BlockChildren } from '../mcts/children/blockChildren.ts';
import { type Children, NONE } from '../mcts/children/children.ts';
import { MoveLister } from '../mcts/expand/moveLister.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Path } from '../mcts/select/treePolicy.ts';
import { ROOT, type Tree } from '../mcts/tree.ts';
import type { Setting } from '../search.ts';
import type { SharedTree } from './sharedTree.ts';

/** Nodes that are remembered to be open: the first, which are visited most. */
const REMEMBERED = 1 << 16;

export class SharedChildren implements Children {
  /** Did a walk end because the tree takes in no more? */
  isFull = false;
  private readonly shared: SharedTree;
  private readonly setting: Setting;
  private readonly lister: MoveLister;
  private readonly blocks: BlockChildren;
  private readonly ranksUntried: boolean;
  /** What is once open stays so, and to remember it costs less than to ask `Atomics`. */
  private readonly known = new Uint8Array(REMEMBERED);
  /** Has the walk under way been counted? */
  private isCounted = false;

  constructor(shared: SharedTree, { policy, expansion }: MctsParts, setting: Setting) {
    const { game, random } = setting;
    this.shared = shared;
    this.setting = setting;
    this.lister = new MoveLister(policy, expansion, game.maxMoves, random);
    this.blocks = new BlockChildren(policy, false, this.lister, random);
    this.ranksUntried = policy.ranksUntried ?? false;
  }

  start(): void {
    this.isFull = false;
    this.known.fill(0);
  }

  pick(tree: Tree, node: number, state: State, path: Path): number {
    const { shared } = this;
    if (!this.isKnown(node)) {
      if (tree.first(node) === 0 && !this.expand(tree, state)) return NONE;
      if (this.ranksUntried) shared.openAll(path.nodes, path.depth);
      else {
        const opened = shared.openOne(path.nodes, path.depth, this.setting.random);
        if (opened !== ROOT) {
          this.isCounted = true;
          return opened;
        }
      }
    }
    return this.blocks.select(tree, node, state.turn);
  }

  outcome(tree: Tree, node: number, state: State, drawn: number, path: Path): number {
    if (!this.isKnown(node)) {
      if (tree.first(node) === 0 && !this.expandChance(state)) return NONE;
      this.shared.openAll(path.nodes, path.depth);
    }
    return this.blocks.find(tree, node, drawn);
  }

  isFresh(_tree: Tree, _node: number, { nodes, depth }: Path): boolean {
    this.isCounted ||= this.shared.countIfFirst(nodes, depth);
    return this.isCounted;
  }

  countVisits(_tree: Tree, { nodes, depth }: Path): void {
    if (!this.isCounted) this.shared.countVisits(nodes, depth);
    this.isCounted = false;
  }

  /** Have all children of the node been opened? */
  private isKnown(node: number): boolean {
    if (this.known[node] === 1) return true;
    if (!this.shared.isOpen(node)) return false;
    this.known[node] = 1;
    return true;
  }

  /** Makes a block of children ready for the node that was reached; false if there is no room for it. */
  private expand(tree: Tree, state: State): boolean {
    if (!this.hasRoom()) return false;
    const { lister } = this;
    const count = lister.list(state);
    const first = this.shared.prepareBlock(lister.listed, count);
    lister.describeBlock(tree, first, count, state);
    return true;
  }

  private expandChance(state: State): boolean {
    if (!this.hasRoom()) return false;
    const { listed } = this.lister;
    this.shared.prepareBlock(listed, state.moves(listed));
    return true;
  }

  private hasRoom(): boolean {
    if (this.shared.allocator.hasRoomFor(this.lister.listed.length)) return true;
    this.isFull = true;
    return false;
  }
}
