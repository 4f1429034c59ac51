/** What the Saboteur paper says about its results, and the logs that its authors have published. */

/** Games won against the course's random player, in percent; the paper names neither games nor draws. */
export const WINS = { before: 40, after: 49 } as const;

/** What the heuristic-weighted backup gained, in percentage points. */
export const GAIN = 9;

/** Finished games in the authors' logs of the development, from many versions of their program. */
export const LOGS = { wins: 131, draws: 191, losses: 47, games: 369 } as const;
