/** What the report says in numbers; it gives no sample size for any of them. */

/** Iterations of MCTS in a second (section 3.2). */
export const ITERATIONS_PER_SECOND = 1600;
/** Moves that minimax traverses in a second (section 3.2). */
export const MOVES_PER_SECOND = 200_000;
/** Stones that MCTS is behind at the end on the linear map: from, to (section 3.2). */
export const STONES_BEHIND = [9, 12] as const;
/** Jumps that can be played for each clone, "typically" (section 3.2). */
export const JUMPS_PER_CLONE = 2;
