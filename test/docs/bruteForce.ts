/**
 * Connect four solved by brute force, so that its rules can be held against values from elsewhere: negamax with bounds over
 * the methods of the game, and a table of what is known. It shares nothing with the searches of the package.
 */
import { OVER, type State } from 'playout/core';

export interface FourState extends State {
  readonly columns: number;
  readonly rows: number;
  readonly winner: number;
  height(column: number): number;
  wins(column: number, seat: number): boolean;
  clone(): FourState;
}

const NOBODY = -1;

/** Columns from the middle outwards, where the good moves are. */
function fromTheMiddle(columns: number): number[] {
  const distance = (column: number): number => Math.abs(column - (columns - 1) / 2);
  return [...Array(columns).keys()].sort((a, b) => distance(a) - distance(b));
}

/** Values of positions of one size of the board, for the seat to move: 1 wins, 0 is a draw, -1 loses. */
export class BruteForce {
  /** Bounds by the key of the position: the lower times four plus the upper, both from 0 to 2. */
  private readonly known = new Map<number, number>();
  private readonly key = new Int32Array(2);
  private readonly order: readonly number[];

  constructor(columns: number) {
    this.order = fromTheMiddle(columns);
  }

  valueOf(state: FourState, least = -1, most = 1): number {
    if (state.turn === OVER) return state.winner === NOBODY ? 0 : -1;
    const open = this.order.filter((column) => state.height(column) < state.rows);
    if (open.some((column) => state.wins(column, state.turn))) return 1;
    state.hash(this.key);
    const key = (this.key[0]! >>> 0) * 2 ** 21 + (this.key[1]! >>> 11);
    const bounds = this.known.get(key) ?? 2;
    const [low, high] = [(bounds >> 2) - 1, (bounds & 3) - 1];
    if (low >= most || low === high) return low;
    if (high <= least) return high;
    let best = -1;
    for (const column of open) {
      const after = state.clone();
      after.play(column);
      best = Math.max(best, -this.valueOf(after, -most, -Math.max(least, best)));
      if (best >= most) break;
    }
    const newLow = best > least ? Math.max(low, best) : low;
    const newHigh = best < most ? Math.min(high, best) : high;
    this.known.set(key, ((newLow + 1) << 2) | (newHigh + 1));
    return best;
  }
}
