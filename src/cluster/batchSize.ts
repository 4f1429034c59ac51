/** How many games travel together: a few seconds of work, so that the queue costs nothing compared with the games. */

/** The aim; with games of unequal length a batch takes two to ten. */
const AIM_SECONDS = 5;
/** However short games are, a batch must stay a message that Redis passes on at once. */
export const MOST_GAMES = 2000;
/** The first games say little about the others, so batches grow step by step. */
const GROWTH = 4;
/** Of the past, when a batch comes in. */
const MEMORY = 0.7;

export class BatchSize {
  /** Single games, until one is back. */
  private size = 1;
  private secondsPerGame: number | undefined;
  /** Are batches as long as they should be? */
  isSettled = false;

  /** Games in the next batch. */
  get games(): number {
    return this.size;
  }

  /** What a batch took. */
  learn(games: number, seconds: number): void {
    if (games === 0) return;
    const now = seconds / games;
    const before = this.secondsPerGame ?? now;
    this.secondsPerGame = MEMORY * before + (1 - MEMORY) * now;
    const wanted = this.secondsPerGame === 0 ? MOST_GAMES : Math.round(AIM_SECONDS / this.secondsPerGame);
    // Measured on batches of the size now in use: those that are still under way must not let it grow further.
    const most = games >= this.size ? GROWTH * this.size : this.size;
    this.size = Math.max(1, Math.min(wanted, most, MOST_GAMES));
    this.isSettled = wanted <= this.size || this.size === MOST_GAMES;
  }
}
