/**
 * How a game continues that a tree has proven won: the winner takes the shortest way that the tree knows, everybody else
 * and chance the longest. The win takes that many plies at most; nobody has looked for a shorter one.
 */
import { type Move, OVER, type State } from '../../core/index.ts';
import { DRAWN, UNPROVEN, wonBy } from './backup/solver.ts';
import type { Tree } from './tree.ts';

/** Larger proofs are not counted through: that would take longer than many a search. */
const MOST_NODES = 4096;

class ProofLengths {
  private readonly tree: Tree;
  /** Plies from each node to the end of the game. */
  private readonly plies = new Map<number, number>();

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** Plies from a node to the end; Infinity if they were not counted. @param before the position of its parent */
  count(node: number, before: State): number {
    if (this.plies.size >= MOST_NODES) return Infinity;
    // Entered at once, so that nodes on the way count towards the limit.
    this.plies.set(node, Infinity);
    const state = before.clone();
    state.play(this.tree.move(node));
    const plies = state.turn === OVER ? 0 : this.countBelow(node, state);
    this.plies.set(node, plies);
    return plies;
  }

  private countBelow(node: number, state: State): number {
    const isWinner = state.turn >= 0 && this.tree.proof[node] === wonBy(state.turn);
    const lengths = this.proven(node).map((child) => 1 + this.count(child, state));
    if (lengths.length === 0) return Infinity;
    return isWinner ? Math.min(...lengths) : Math.max(...lengths);
  }

  /** The children that are won by whom the node is won by. */
  private proven(node: number): number[] {
    const { proof } = this.tree;
    return this.tree.children(node).filter((child) => proof[child] === proof[node]);
  }

  /** The moves from a node, of which all was counted, to the end. */
  line(from: number): Move[] {
    const moves: Move[] = [];
    let node: number | undefined = from;
    while (node !== undefined) {
      moves.push(this.tree.move(node));
      const left: number = this.plies.get(node)! - 1;
      node = this.proven(node).find((child) => this.plies.get(child) === left);
    }
    return moves;
  }
}

/**
 * The line through a child of the root that is proven won by somebody, with the move that leads there; undefined if
 * nothing of the kind is proven, or too much to be counted.
 */
export function provenLine(tree: Tree, child: number, root: State): Move[] | undefined {
  const proof = tree.columns.proofs ? tree.proof[child]! : UNPROVEN;
  if (proof === UNPROVEN || proof === DRAWN) return undefined;
  const lengths = new ProofLengths(tree);
  return lengths.count(child, root) === Infinity ? undefined : lengths.line(child);
}
