/** The agents of the paper, at the budgets that its experiments give them. */

/** Pure MC as an opponent in sections 5.1 and 5.2: about 17 million simulations in fifty games. */
export const STANDARD_PER_MOVE = 600;

/** Pure MC and MCTS elsewhere: about equal effort on 8x8, as the totals of the paper's last table have it. */
export const PER_MOVE = 75;
export const PER_TURN = 1600;

/** Plain MCTS explores with the square root of two; the paper later takes 1. */
export const STANDARD_C = Math.SQRT2;

export function pureMc(perMove: number | string = PER_MOVE): string {
  return `katarenga/pure-mc(perMove=${perMove})`;
}

export function pureMcDepth(perMove: number = PER_MOVE): string {
  return `katarenga/pure-mc-depth(perMove=${perMove})`;
}

export function mcts(perTurn: number | string = PER_TURN): string {
  return `katarenga/mcts(iterations=${perTurn})`;
}

export function mctsC1(perTurn: number = PER_TURN): string {
  return `katarenga/mcts-c1(iterations=${perTurn})`;
}

/** Any constant. */
export function mctsWithC(c: number | string, perTurn: number = PER_TURN): string {
  return `mcts(tree=ucb1(c=${c}, total=node), iterations=${perTurn})`;
}

/** The readings of D at a node: the lengths of its playouts added up, their mean, or that of the last one. */
export function mctsDepth(reading: 'sum' | 'mean' | 'last', perTurn: number = PER_TURN): string {
  return `mcts(tree=ucb1-depth(c=${STANDARD_C}, depth=${reading}), iterations=${perTurn})`;
}
