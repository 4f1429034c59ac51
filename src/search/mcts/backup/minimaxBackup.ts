/**
 * Minimax beside the means: every node keeps what its position is worth to each seat by an evaluation. A new node is
 * judged by itself; one with children is worth to all seats what the best of the tried ones is, best for the seat that
 * chooses there. As each seat looks at its own worth, it does not matter who moves next, or how many play (max^n).
 *
 * Chance chooses nothing: there the outcomes that were drawn count by their visits, as they do for the means. With outcomes
 * drawn by their probability this tends to the expectation, and needs no memory for probabilities.
 *
 * M. Lanctot, M. Winands, T. Pepels, N. Sturtevant, 2014.
 */
import { CHANCE, OVER, type State } from '../../../core/index.ts';
import type { Judge } from '../evaluate/leaf.ts';
import type { Reward } from '../reward/reward.ts';
import type { Path } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';

export class MinimaxBackup {
  private readonly judge: Judge;
  private readonly reward: Reward;
  /** What one position is worth to each seat. */
  private worth = new Float64Array(2);

  /** @param reward whose unit the values are in; an evaluation must be able to tell it */
  constructor(judge: Judge, reward: Reward) {
    this.judge = judge;
    this.reward = reward;
  }

  /** A new search begins at this position. */
  start({ seats }: State): void {
    if (this.worth.length !== seats) this.worth = new Float64Array(seats);
  }

  /** @param state at the end of the line @param plies moves from the position that is searched to there */
  backUp(tree: Tree, { nodes, movers, depth }: Path, state: State, plies: number): void {
    if (tree.visits(nodes[depth]!) === 1) this.setWorth(tree, nodes[depth]!, state, plies);
    // Nobody asks what the root is worth.
    for (let i = depth - 1; i > 0; i--) {
      if (movers[i] === CHANCE) this.average(tree, nodes[i]!);
      else this.takeBest(tree, nodes[i]!, movers[i]!);
    }
  }

  private setWorth(tree: Tree, node: number, state: State, plies: number): void {
    const { worth, reward } = this;
    const { evaluation, scale } = this.judge;
    const at = tree.columns.values! * node;
    if (state.turn === OVER) reward.fill(state, worth, plies);
    else {
      for (let seat = 0; seat < worth.length; seat++)
        worth[seat] = reward.judge!(evaluation.value(state, seat), scale);
    }
    for (let seat = 0; seat < worth.length; seat++) tree.values[at + seat] = worth[seat]!;
  }

  /** The first of several that are equally good for `mover`. */
  private takeBest(tree: Tree, node: number, mover: number): void {
    const { values } = tree;
    const seats = tree.columns.values!;
    const first = tree.first(node);
    const end = first + tree.opened[node]!;
    let best = first;
    for (let child = first + 1; child < end; child++) {
      if (values[seats * child + mover]! > values[seats * best + mover]!) best = child;
    }
    for (let seat = 0; seat < seats; seat++) values[seats * node + seat] = values[seats * best + seat]!;
  }

  private average(tree: Tree, node: number): void {
    const { values } = tree;
    const { worth } = this;
    const seats = tree.columns.values!;
    const first = tree.first(node);
    const end = first + tree.count(node);
    let visits = 0;
    worth.fill(0);
    for (let child = first; child < end; child++) {
      const n = tree.visits(child);
      visits += n;
      if (n === 0) continue;
      for (let seat = 0; seat < worth.length; seat++) worth[seat]! += n * values[seats * child + seat]!;
    }
    for (let seat = 0; seat < worth.length; seat++) values[seats * node + seat] = worth[seat]! / visits;
  }
}
