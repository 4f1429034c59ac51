/** One playout for the seat that searches and another for all others: for opponents who do not play as oneself does. */
import { type Move, type Playout, type Random, type State, playoutBy } from '../../../core/index.ts';

export class Sides implements Playout {
  private readonly own: Playout;
  private readonly others: Playout;
  private readonly whole = playoutBy((state, random) => this.choose(state, random));
  private seat = 0;

  constructor(own: Playout, others: Playout) {
    this.own = own;
    this.others = others;
  }

  begin(seat: number): void {
    this.seat = seat;
    this.own.begin?.(seat);
    this.others.begin?.(seat);
  }

  choose(state: State, random: Random): Move {
    return (state.turn === this.seat ? this.own : this.others).choose(state, random);
  }

  run(state: State, random: Random): number {
    return this.whole.run(state, random);
  }

  runWith(state: State, random: Random, chance: Random): number {
    return this.whole.runWith!(state, random, chance);
  }
}
