/** What a finished game is worth to each seat, from 0 to 1: the interface of all rewards, and the usual one. */
import type { State } from '../../core/index.ts';

export interface Reward {
  /** Writes the reward of every seat. Allocates nothing. */
  fill(state: State, rewards: Float64Array): void;
}

/** The result: 1 for a win, 1/2 for a draw, 0 for a loss. */
export const WIN: Reward = {
  fill(state, rewards) {
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = state.result(seat);
  },
};
