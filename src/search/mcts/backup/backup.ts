/** How the reward of an iteration is added to the nodes of its line: the data of all variants, and what is done. */
import { exp } from '../../../core/index.ts';
import type { Path } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';

/** Growing weights stop growing here, because even their squares must stay finite. */
const MOST_DOUBLINGS = 400;

export interface Backup {
  /** The payoff of iteration t counts 2^(t / growth) times (the Carcassonne paper); missing: once. */
  readonly growth?: number;
  /** The payoff of a node counts as often as its move is rated (the Saboteur paper). */
  readonly byPrior?: boolean;
  /**
   * A fault on request: every node is given the reward of seat 0, no matter who chose there. It makes the Marrakech paper's
   * UCT lose to random moves.
   */
  readonly perspectiveFault?: boolean;
}

/** The mean of the rewards, each counted once. */
export const MEAN: Backup = {};

/** Counts an iteration in every node of its line. */
export function countVisits(tree: Tree, { nodes, depth }: Path): void {
  for (let i = depth; i >= 0; i--) tree.addVisit(nodes[i]!);
}

/**
 * Adds to every node of a line the reward of the seat that chose it.
 * @param iteration its number, from 1 @param length the moves of the game, from the position that is searched
 */
export function addRewards(
  tree: Tree,
  path: Path,
  rewards: Float64Array,
  backup: Backup,
  iteration: number,
  length: number,
): void {
  const { nodes, movers } = path;
  const { growth, byPrior, perspectiveFault } = backup;
  const { squares, prior, lengths } = tree;
  const { squares: withSquares, lengths: withLengths } = tree.columns;
  const weight = growth === undefined ? 1 : exp(Math.LN2 * Math.min(iteration / growth, MOST_DOUBLINGS));
  for (let i = path.depth; i > 0; i--) {
    const node = nodes[i]!;
    const mover = movers[i - 1]!;
    if (mover < 0) continue;
    const reward = rewards[perspectiveFault ? 0 : mover]! * (byPrior ? prior[node]! : weight);
    tree.addReward(node, reward);
    if (withSquares) squares[node]! += reward * reward;
    if (withLengths) lengths[node] = withLengths === 'sum' ? lengths[node]! + length : length;
  }
}
