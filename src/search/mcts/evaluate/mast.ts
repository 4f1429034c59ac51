/**
 * MAST, the move-average sampling technique: a playout prefers moves that did well for the same seat anywhere in earlier
 * iterations. With probability ε any move, else the one with the best average; a move never seen counts as the best
 * there could be. What was learned is kept from move to move until the game is over.
 *
 * H. Finnsson, Y. Björnsson, 2008.
 */
import { CHANCE, type Move, OVER, type Random, type State } from '../../../core/index.ts';
import { allocate } from '../../memory.ts';
import type { LearningPlayout } from './learningPlayout.ts';
import type { Trace } from './trace.ts';

const FIRST_CAPACITY = 1 << 10;
/** Seat, code, trials and sum of one entry. */
const BYTES = 4 + 4 + 8 + 8;

export class Mast implements LearningPlayout {
  private readonly epsilon: number;
  private readonly listed: Int32Array;
  /** Open addressing by seat and code. */
  private capacity = FIRST_CAPACITY;
  private used = 0;
  private seats = new Int32Array(FIRST_CAPACITY).fill(-1);
  private codes = new Int32Array(FIRST_CAPACITY);
  private trials = new Float64Array(FIRST_CAPACITY);
  private sums = new Float64Array(FIRST_CAPACITY);

  constructor(epsilon: number, maxMoves: number) {
    this.epsilon = epsilon;
    this.listed = new Int32Array(maxMoves);
  }

  reset(): void {
    this.seats.fill(-1);
    this.used = 0;
  }

  choose(state: State, random: Random): Move {
    if (random.unit() < this.epsilon) return state.sample(random);
    const { listed } = this;
    const count = state.moves(listed);
    let best = listed[0]!;
    let most = -Infinity;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const value = this.average(state.turn, state.code(listed[i]!));
      if (value < most) continue;
      ties = value > most ? 1 : ties + 1;
      if (ties > 1 && random.below(ties) > 0) continue;
      most = value;
      best = listed[i]!;
    }
    return best;
  }

  run(state: State, random: Random): number {
    let plies = 0;
    for (; state.turn !== OVER; plies++) {
      state.play(state.turn === CHANCE ? state.sample(random) : this.choose(state, random));
    }
    return plies;
  }

  learn(trace: Trace, rewards: Float64Array): void {
    for (let i = 0; i < trace.length; i++) {
      const seat = trace.seats[i]!;
      const place = this.enter(seat, trace.codes[i]!);
      this.trials[place]!++;
      this.sums[place]! += rewards[seat]!;
    }
  }

  private average(seat: number, code: number): number {
    const place = this.placeOf(seat, code);
    return this.seats[place] === -1 ? Infinity : this.sums[place]! / this.trials[place]!;
  }

  /** Where the statistics of the move are, or would be. */
  private placeOf(seat: number, code: number): number {
    const { seats, codes } = this;
    const mask = this.capacity - 1;
    let place = (Math.imul(code + seat, 0x9e3779b1) >>> 8) & mask;
    while (seats[place] !== -1 && (codes[place] !== code || seats[place] !== seat))
      place = (place + 1) & mask;
    return place;
  }

  private enter(seat: number, code: number): number {
    let place = this.placeOf(seat, code);
    if (this.seats[place] !== -1) return place;
    if (2 * (this.used + 1) > this.capacity) {
      this.grow();
      place = this.placeOf(seat, code);
    }
    this.used++;
    this.seats[place] = seat;
    this.codes[place] = code;
    this.trials[place] = 0;
    this.sums[place] = 0;
    return place;
  }

  private grow(): void {
    const { seats, codes, trials, sums } = this;
    const capacity = 2 * this.capacity;
    const wider = allocate(capacity * BYTES, undefined, () => ({
      seats: new Int32Array(capacity).fill(-1),
      codes: new Int32Array(capacity),
      trials: new Float64Array(capacity),
      sums: new Float64Array(capacity),
    }));
    this.capacity = capacity;
    this.seats = wider.seats;
    this.codes = wider.codes;
    this.trials = wider.trials;
    this.sums = wider.sums;
    for (let i = 0; i < seats.length; i++) {
      if (seats[i] === -1) continue;
      const place = this.placeOf(seats[i]!, codes[i]!);
      this.seats[place] = seats[i]!;
      this.codes[place] = codes[i]!;
      this.trials[place] = trials[i]!;
      this.sums[place] = sums[i]!;
    }
  }
}
