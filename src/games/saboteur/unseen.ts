/** The cards that a seat has not seen, and what the opponent may hold of them. */
import { KINDS, PILE } from './cards.ts';
import type { SaboteurState } from './state.ts';

export class Unseen {
  /** Copies of each kind. */
  readonly copies = new Uint8Array(KINDS);
  /** All of them together, and how many the opponent holds. */
  private size = 0;
  private held = 0;

  /** Counts what `seat` has not seen: the opponent's hand, what it has put away, and the pile. */
  count(state: SaboteurState, seat: number): void {
    const { hands, dropped, spent, pile, options } = state;
    const { copies } = this;
    const other = KINDS * (1 - seat);
    this.size = 0;
    this.held = 0;
    for (let card = 0; card < KINDS; card++) {
      const held = hands[other + card]!;
      this.held += held;
      copies[card] = held + dropped[other + card]! + (options.memory ? 0 : spent[card]!);
      this.size += copies[card]!;
    }
    for (let i = PILE - state.pileSize; i < PILE; i++) {
      copies[pile[i]!]!++;
      this.size++;
    }
  }

  /** The chance that the opponent holds one of `among` cards, if all deals are alike: hypergeometric. */
  chanceHeld(among: number): number {
    let none = 1;
    for (let i = 0; i < this.held && none > 0; i++) none *= (this.size - among - i) / (this.size - i);
    return 1 - Math.max(0, none);
  }

  /** Copies of some kinds of tile, a bit for each. */
  ofKinds(kinds: number): number {
    let sum = 0;
    for (let rest = kinds; rest !== 0; rest &= rest - 1) sum += this.copies[31 - Math.clz32(rest & -rest)]!;
    return sum;
  }
}
