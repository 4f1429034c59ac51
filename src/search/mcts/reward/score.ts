/**
 * Rewards by score instead of result, for games in which a large win says more than a small one. A lead is clipped and
 * mapped to [0, 1]; with a clip of 40 that is the form of the Marrakech paper: (clip(s, -40, 40) + 40) / 80.
 */
import type { State } from '../../../core/index.ts';
import { leadOf } from './lead.ts';
import type { Reward } from './reward.ts';

/** How far a seat is ahead of the best of the others; leads beyond `clip` count no more. */
export class Difference implements Reward {
  readonly unit = 'share';
  private readonly clip: number;

  constructor(clip: number) {
    this.clip = clip;
  }

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = this.judge(leadOf(state, seat));
  }

  judge(value: number): number {
    const { clip } = this;
    return (Math.max(-clip, Math.min(clip, value)) + clip) / (2 * clip);
  }
}

/** How far a seat is ahead of the best of the others, in points as they are; constants of a policy are then in points. */
export class Lead implements Reward {
  readonly unit = 'points';

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = leadOf(state, seat);
  }

  judge(value: number): number {
    return value;
  }
}

/** A seat's own score, whatever the others have; scores beyond `most` count no more. */
export class OwnScore implements Reward {
  readonly unit = 'share';
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) {
      rewards[seat] = Math.max(0, Math.min(this.most, state.score(seat))) / this.most;
    }
  }
}

/** A seat's own score as it is, the payoff of the Carcassonne paper; constants of a policy are then in points. */
export class Points implements Reward {
  readonly unit = 'points';

  fill(state: State, rewards: Float64Array): void {
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = state.score(seat);
  }
}
