/** Positions that minimax looks at in place of one iteration of a tree search: about what a playout costs. */
export const POSITIONS_PER_ITERATION = 100;
