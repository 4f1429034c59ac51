/** The words in which UAI (the Ataxx community's protocol) and UGI (for any game) differ. */
import type { Protocol } from '../core/index.ts';

export interface Dialect {
  readonly name: Protocol;
  readonly hello: string;
  readonly helloAnswer: string;
  readonly newGame: string;
  /** What the clock of a seat is called, before `time` and `inc`. */
  clockPrefix(seat: number): string;
}

export const dialects: Readonly<Record<Dialect['name'], Dialect>> = {
  ugi: {
    name: 'ugi',
    hello: 'ugi',
    helloAnswer: 'ugiok',
    newGame: 'uginewgame',
    clockPrefix: (seat) => `p${seat + 1}`,
  },
  uai: {
    name: 'uai',
    hello: 'uai',
    helloAnswer: 'uaiok',
    newGame: 'uainewgame',
    // b is the clock of x, the first mover.
    clockPrefix: (seat) => (seat === 0 ? 'b' : 'w'),
  },
};
