/**
 * Keeps what was learned from one move to the next: the subtree of the position that came about becomes the tree. The
 * search is told positions, not moves, so it looks for the new position among those that the old tree has visited
 * below its root, by their keys.
 */
import type { State } from '../../core/index.ts';
import { OutOfMemory } from '../memory.ts';
import { FIRST_CAPACITY, ROOT, type Tree } from './tree.ts';

/** How far below the old root the new position may lie: a turn of each seat, with chance between. */
const MOST_PLIES = 8;
/** Positions looked at before giving up. */
const MOST_LOOKS = 20_000;

export class Reuse {
  private readonly wanted = new Int32Array(2);
  private readonly key = new Int32Array(2);
  private looks = 0;

  /** The node of `position` in the tree of `root`, or -1 if it was never visited. */
  find(tree: Tree, root: State, position: State): number {
    position.hash(this.wanted);
    this.looks = 0;
    for (let plies = 0; plies <= MOST_PLIES; plies++) {
      const found = this.findAt(tree, ROOT, root, position.turn, plies);
      if (found >= 0 || this.looks > MOST_LOOKS) return found;
    }
    return -1;
  }

  private findAt(tree: Tree, node: number, state: State, turn: number, plies: number): number {
    if (plies === 0) {
      this.looks++;
      if (state.turn !== turn) return -1;
      state.hash(this.key);
      return this.key[0] === this.wanted[0] && this.key[1] === this.wanted[1] ? node : -1;
    }
    for (const child of tree.children(node)) {
      if (tree.visits(child) === 0 || this.looks > MOST_LOOKS) continue;
      const next = state.clone();
      next.play(tree.move(child));
      const found = this.findAt(tree, child, next, turn, plies - 1);
      if (found >= 0) return found;
    }
    return -1;
  }
}

function sizeBelow(tree: Tree, node: number): number {
  let size = 1;
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const child of tree.children(next)) {
      size++;
      if (tree.first(child) !== 0) pending.push(child);
    }
  }
  return size;
}

/** An empty tree beside the old one, if there is memory for both. */
function beside(tree: Tree, capacity: number, mostBytes: number): Tree | undefined {
  if (tree.bytes + capacity * tree.bytesPerNode > mostBytes) return undefined;
  try {
    return tree.another(capacity);
  } catch (error) {
    if (error instanceof OutOfMemory) return undefined;
    throw error;
  }
}

/**
 * A new tree from what lies below `node`; blocks stay blocks. Nothing if it would take more than `mostBytes` to
 * hold it and the old one, because that is what copying takes.
 */
export function subtree(tree: Tree, node: number, mostBytes = Infinity): Tree | undefined {
  const size = sizeBelow(tree, node);
  let capacity = FIRST_CAPACITY;
  while (capacity < size) capacity *= 2;
  const kept = beside(tree, capacity, mostBytes);
  if (!kept) return undefined;
  kept.clear();
  copyStatistics(tree, node, kept, ROOT);
  const pending: [from: number, to: number][] = [[node, ROOT]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [from, to] = next;
    const children = tree.children(from);
    if (children.length === 0) continue;
    const first = kept.expand(
      to,
      Int32Array.from(children, (child) => tree.move(child)),
      children.length,
    );
    kept.opened[to] = tree.opened[from]!;
    for (const [i, child] of children.entries()) {
      copyStatistics(tree, child, kept, first + i);
      pending.push([child, first + i]);
    }
  }
  return kept;
}

function copyStatistics(from: Tree, a: number, to: Tree, b: number): void {
  to.setVisits(b, from.visits(a));
  to.addReward(b, from.sum(a));
  const { squares, priors, lengths, codes, amaf, proofs, values = 0 } = from.columns;
  if (squares) to.squares[b] = from.squares[a]!;
  if (priors) to.prior[b] = from.prior[a]!;
  if (lengths) to.lengths[b] = from.lengths[a]!;
  if (proofs) to.proof[b] = from.proof[a]!;
  if (codes) to.code[b] = from.code[a]!;
  for (let seat = 0; seat < values; seat++) to.values[values * b + seat] = from.values[values * a + seat]!;
  if (amaf) {
    to.amafVisits[b] = from.amafVisits[a]!;
    to.amafSum[b] = from.amafSum[a]!;
  }
}
