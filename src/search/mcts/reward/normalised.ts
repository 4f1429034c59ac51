/**
 * The lead, measured by the leads that this search has seen: with their mean m and standard deviation s,
 *
 *     1/2 + (lead - m) / (2 * width * s),   clipped to [0, 1]
 *
 * so `width` standard deviations from the mean are worth 0 or 1, and a constant of exploration means the same in every
 * phase of a game and in every game. A fixed clip suits one size of leads. The first game played out is worth 1/2.
 */
import type { State } from '../../../core/index.ts';
import { leadOf } from './lead.ts';
import type { Reward } from './reward.ts';

export class Normalised implements Reward {
  readonly unit = 'share';
  private readonly width: number;
  private count = 0;
  /** Of the leads of each seat, and of their squares. */
  private sums = new Float64Array(2);
  private squares = new Float64Array(2);

  constructor(width: number) {
    this.width = width;
  }

  /** Forgets all leads. */
  reset(): void {
    this.count = 0;
    this.sums.fill(0);
    this.squares.fill(0);
  }

  fill(state: State, rewards: Float64Array): void {
    const seats = rewards.length;
    if (this.sums.length !== seats) {
      this.sums = new Float64Array(seats);
      this.squares = new Float64Array(seats);
    }
    this.count++;
    for (let seat = 0; seat < seats; seat++) rewards[seat] = this.place(leadOf(state, seat), seat);
  }

  /** Where the lead lies among those seen, itself included. */
  private place(lead: number, seat: number): number {
    const { count, sums, squares, width } = this;
    sums[seat]! += lead;
    squares[seat]! += lead * lead;
    const mean = sums[seat]! / count;
    const deviation = Math.sqrt(Math.max(0, squares[seat]! / count - mean * mean));
    if (deviation === 0) return 0.5;
    return Math.max(0, Math.min(1, 0.5 + (lead - mean) / (2 * width * deviation)));
  }
}
