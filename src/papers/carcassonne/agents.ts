/**
 * The players of the Carcassonne paper, by the agents of the game that bear their names. Section 4.1 calls a search
 * with one tree, random playouts and 1,000 iterations the benchmark player of its tree policy, with the constant of
 * section 4.2.1 and the meeple probability of section 4.2.5; `carcassonne/uct` and its like are just that.
 */

export interface Player {
  /** As the paper writes it. */
  readonly name: string;
  /** In keys of runs, numbers and claims. */
  readonly key: string;
  /** The agent; options may be added with `withOptions`. */
  readonly spec: string;
}

/** A player that searches, with the tree policy that makes it what it is. */
export interface Policy extends Player {
  /** The tree policy as an option of the agent, with any constant in place of its own. */
  tree(constant: string): string;
  /** What its constant is called. */
  readonly constant: string;
}

export const UCT: Policy = {
  name: 'UCT',
  spec: 'carcassonne/uct',
  key: 'uct',
  tree: (c) => `survey-uct(c=${c})`,
  constant: 'c',
};

export const UCT_TUNED: Policy = {
  name: 'UCT-Tuned',
  spec: 'carcassonne/uct-tuned',
  key: 'uct-tuned',
  tree: (c) => `survey-uct-tuned(c=${c})`,
  constant: 'c',
};

export const BOLTZMANN: Policy = {
  name: 'Boltzmann',
  spec: 'carcassonne/boltzmann',
  key: 'boltzmann',
  tree: (tau) => `boltzmann(temperature=${tau})`,
  constant: 'τ',
};

export const EPSILON_GREEDY: Policy = {
  name: 'ε-Greedy',
  spec: 'carcassonne/epsilon-greedy',
  key: 'epsilon',
  tree: (epsilon) => `epsilon-greedy(epsilon=${epsilon})`,
  constant: 'ε',
};

export const DECAYING: Policy = {
  name: 'Decaying ε-Greedy',
  spec: 'carcassonne/decaying-epsilon',
  key: 'decaying',
  tree: (epsilon) => `epsilon-greedy(epsilon=${epsilon}, decay=true)`,
  constant: 'ε',
};

/**
 * ε-Greedy as the program of the paper has it: a new move is tried by the random choice alone, never for being new. With
 * ε = 0 the first move is the only one, as it is for UCT and UCT-Tuned with c = 0.
 */
export function leftToChance(options: string): string {
  return `epsilon-greedy(${options}, untried=chance)`;
}

/** Decaying ε-Greedy in the same way. */
export const DECAYING_AS_RUN: Player = {
  name: 'Decaying ε-Greedy as run',
  key: 'decaying-as-run',
  spec: `carcassonne/decaying-epsilon(tree=${leftToChance('epsilon=1, decay=true')})`,
};

/** The four whose benchmark players the paper varies, in its order. */
export const BENCHMARKS: readonly Policy[] = [UCT, UCT_TUNED, BOLTZMANN, EPSILON_GREEDY];

export const HEURISTIC_MCTS: Player = {
  name: 'Heuristic MCTS',
  key: 'heuristic-mcts',
  spec: 'carcassonne/heuristic-mcts',
};
export const HEURISTIC: Player = { name: 'Heuristic', key: 'heuristic', spec: 'carcassonne/heuristic' };
export const RANDOM: Player = { name: 'Random', key: 'random', spec: 'carcassonne/random' };

/** All eight in the order of tables 1 and 2. */
export const PLAYERS: readonly Player[] = [...BENCHMARKS, DECAYING, HEURISTIC_MCTS, HEURISTIC, RANDOM];

/** A player as an agent of an experiment. */
export function agentOf({ name, spec }: Player): { readonly name: string; readonly spec: string } {
  return { name, spec };
}

/** The player with other options, such as `playout=heuristic, iterations=100`; the rest stays. */
export function withOptions({ spec }: Player, options: string): string {
  return spec.endsWith(')') ? `${spec.slice(0, -1)}, ${options})` : `${spec}(${options})`;
}
