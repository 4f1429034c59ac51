/** How the reward of a simulation is added to the nodes of its line: the data of all variants. */

export interface Backup {
  /** The payoff of iteration t counts 2^(t / growth) times (the Carcassonne paper); missing: once. */
  readonly growth?: number;
  /** The payoff of a node counts as often as its move is rated (the Saboteur paper). */
  readonly byPrior?: boolean;
  /**
   * A fault on request: every node is given the reward of seat 0, whoever chose there. It makes the Marrakech paper's
   * UCT lose to random moves.
   */
  readonly perspectiveFault?: boolean;
}

/** The mean of the rewards, each counted once. */
export const MEAN: Backup = {};
