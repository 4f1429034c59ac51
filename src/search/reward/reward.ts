/** What a finished game is worth to each seat, from 0 to 1: the interface of all rewards, and the usual one. */
import type { State } from '../../core/index.ts';

export interface Reward {
  /** Writes the reward of every seat. Allocates nothing. */
  fill(state: State, rewards: Float64Array): void;
}

/** The result: 1 for a win, 0 for a loss, and what a shared first place is taken to be worth, usually its share. */
export class Win implements Reward {
  private readonly draw: number | undefined;

  /** @param draw the worth of a shared first place; the result itself (1/2 for two) if missing */
  constructor(draw?: number) {
    this.draw = draw;
  }

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) {
      const result = state.result(seat);
      rewards[seat] = this.draw === undefined || result === 0 || result === 1 ? result : this.draw;
    }
  }
}
