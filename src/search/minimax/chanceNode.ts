/**
 * What is known of a chance node while it is searched. With the probabilities p of its outcomes, and bounds l <= v <= u
 * of their values, the node is worth
 *
 *     L = sum of p_i * l_i   at least,   and   U = sum of p_i * u_i   at most.
 *
 * Searched with the window (alpha, beta), the value of outcome j matters only as long as it is
 *
 *     above (alpha - (U - p_j * u_j)) / p_j,   or else the node is worth alpha at most, and
 *     below (beta  - (L - p_j * l_j)) / p_j,   or else the node is worth beta at least.
 *
 * With the bounds of all values for outcomes that were not looked at, and the value itself for those that were, these
 * are the windows of Star1; with bounds from probes, those of Star2.
 *
 * B. Ballard, 1983, The *-Minimax Search Procedure for Trees Containing Chance Nodes.
 */
import type { Frame } from './frame.ts';
import { bringBest } from './order.ts';

export class ChanceNode {
  /** Are the outcomes being probed, before they are searched? */
  isProbing = false;
  private readonly probabilities: Float64Array;
  private readonly low: Float64Array;
  private readonly high: Float64Array;
  /** L and U. Kept in an array so that no number is boxed. */
  private readonly sums = new Float64Array(2);
  private count = 0;

  constructor(most: number) {
    this.probabilities = new Float64Array(most);
    this.low = new Float64Array(most);
    this.high = new Float64Array(most);
  }

  /** Lists the outcomes in the frame, the likeliest first, because they settle most. No value lies beyond `bound`. */
  begin(frame: Frame, bound: number): void {
    const { state, moves } = frame;
    const { probabilities } = this;
    const count = state.moves(moves);
    for (let i = 0; i < count; i++) probabilities[i] = state.weight(moves[i]!);
    for (let i = 0; i < count; i++) bringBest(moves, probabilities, i, count);
    frame.count = count;
    frame.limit = count;
    frame.next = 0;
    this.count = count;
    this.low.fill(-bound, 0, count);
    this.high.fill(bound, 0, count);
    this.sums[0] = -bound;
    this.sums[1] = bound;
  }

  get least(): number {
    return this.sums[0]!;
  }

  get most(): number {
    return this.sums[1]!;
  }

  leastOf(outcome: number): number {
    return this.low[outcome]!;
  }

  mostOf(outcome: number): number {
    return this.high[outcome]!;
  }

  /** At this value of the outcome, or below, the node is worth `alpha` at most. */
  floor(outcome: number, alpha: number): number {
    const p = this.probabilities[outcome]!;
    return (alpha - this.most) / p + this.high[outcome]!;
  }

  /** At this value of the outcome, or above, the node is worth `beta` at least. */
  ceiling(outcome: number, beta: number): number {
    const p = this.probabilities[outcome]!;
    return (beta - this.least) / p + this.low[outcome]!;
  }

  /** The outcome is worth `value` at least. */
  raise(outcome: number, value: number): void {
    if (value <= this.low[outcome]!) return;
    this.sums[0]! += this.probabilities[outcome]! * (value - this.low[outcome]!);
    this.low[outcome] = value;
  }

  /** The outcome is worth `value` at most. */
  lower(outcome: number, value: number): void {
    if (value >= this.high[outcome]!) return;
    this.sums[1]! -= this.probabilities[outcome]! * (this.high[outcome]! - value);
    this.high[outcome] = value;
  }

  settle(outcome: number, value: number): void {
    this.raise(outcome, value);
    this.lower(outcome, value);
  }

  isSettled(outcome: number): boolean {
    return this.low[outcome]! >= this.high[outcome]!;
  }

  /** Once all are settled. Written so that outcomes of equal worth have exactly that worth together. */
  expectation(): number {
    const first = this.low[0]!;
    let above = 0;
    for (let i = 1; i < this.count; i++) above += this.probabilities[i]! * (this.low[i]! - first);
    return first + above;
  }
}
