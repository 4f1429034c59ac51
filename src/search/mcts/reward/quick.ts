/**
 * Prefers short games: `stake` for a win, nothing for a draw, minus `stake` for a loss, less one for every move, counted
 * from the position that is searched. With a stake of 100 this is what the Katarenga paper's Pure Monte Carlo with
 * depth adds up: 100 - D, -D, -100 - D.
 */
import type { State } from '../../../core/index.ts';
import type { Reward } from './reward.ts';

export class Quick implements Reward {
  readonly unit = 'points';
  private readonly stake: number;

  constructor(stake: number) {
    this.stake = stake;
  }

  fill(state: State, rewards: Float64Array, plies: number): void {
    for (let seat = 0; seat < rewards.length; seat++) {
      rewards[seat] = this.stake * (2 * state.result(seat) - 1) - plies;
    }
  }
}
