/**
 * The children among which a policy chooses: `base + list[i]` for i below `count`. A block of children is `first` and
 * the numbers 0, 1, 2, …; a selection of them is 0 and their indices.
 */
import { ROOT, type Tree } from '../tree.ts';

export class Candidates {
  /** The seat that chooses. */
  mover = 0;
  base = 0;
  list: Int32Array;
  count = 0;
  /** Room for a number for each of them. */
  readonly values: Float64Array;
  private readonly inOrder: Int32Array;
  private readonly selected: Int32Array;

  /** @param most no node ever has more children that can be chosen at once */
  constructor(most: number) {
    this.inOrder = Int32Array.from({ length: most }, (_, i) => i);
    this.selected = new Int32Array(most);
    this.values = new Float64Array(most);
    this.list = this.inOrder;
  }

  /** All children of a block. */
  takeBlock(first: number, count: number): void {
    this.base = first;
    this.list = this.inOrder;
    this.count = count;
  }

  /** Nothing as yet; children are added one by one. */
  clear(): void {
    this.base = 0;
    this.list = this.selected;
    this.count = 0;
  }

  add(child: number): void {
    this.selected[this.count++] = child;
  }
}

/**
 * How many trials a child competed in before this one, at least one: those of all children of `node` together, or, where
 * moves are not always legal, those in which this one was. A node's own count has one visit more than its children:
 * the playout with which it was added.
 */
export function trialsOf(tree: Tree, node: number, child: number): number {
  // Availability has been counted for the trial under way already.
  return Math.max(1, (tree.columns.lists ? tree.available[child]! : tree.visits(node)) - 1);
}

/** The number of the iteration that is under way in this tree, from 1. */
export function iterationOf(tree: Tree): number {
  return tree.visits(ROOT);
}
