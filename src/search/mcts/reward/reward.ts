/** What a finished game is worth to each seat: the interface of all rewards, and the usual one. */
import { type State, winChance } from '../../../core/index.ts';

/** What a mean reward says: a chance to win, a share of what can be had (0 to 1), or points. */
export type RewardUnit = 'chance' | 'share' | 'points';

export interface Reward {
  readonly unit: RewardUnit;
  /** Forgets what it has learned of another position; missing where it learns nothing. */
  reset?(): void;
  /**
   * Writes the reward of every seat. Allocates nothing.
   * @param plies moves made since the position that is searched
   */
  fill(state: State, rewards: Float64Array, plies: number): void;
  /** The reward expected of a position by its evaluation; missing where none can tell. */
  judge?(value: number, scale: number): number;
  /** The reward of a result that is known without a final position; missing where the result alone does not tell. */
  ofResult?(result: number): number;
}

/** What a result that is certain is worth; the result itself where the reward does not say. */
export function rewardOfResult(reward: Reward, result: number): number {
  return reward.ofResult?.(result) ?? result;
}

/** The result: 1 for a win, 0 for a loss, and what a shared first place is taken to be worth, usually its share. */
export class Win implements Reward {
  readonly unit = 'chance';
  private readonly draw: number | undefined;

  /** @param draw the worth of a shared first place; the result itself (1/2 for two) if missing */
  constructor(draw?: number) {
    this.draw = draw;
  }

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = this.ofResult(state.result(seat));
  }

  ofResult(result: number): number {
    return this.draw === undefined || result === 0 || result === 1 ? result : this.draw;
  }

  judge(value: number, scale: number): number {
    return winChance(value, scale);
  }
}
