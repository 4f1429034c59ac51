/**
 * Which move to look at first, for alpha-beta prunes best when the best move comes first: the move of the table,
 * then two killers (moves that cut off beside this node), then by history (moves that cut off anywhere).
 */
import type { Move } from '../../core/index.ts';

/** Moves are folded into this many codes; two that share one share their history, which harms little. */
const CODES = 1 << 13;
const TABLE_FIRST = 2 ** 30;
const KILLER = 2 ** 29;
const NO_MOVE: Move = -(2 ** 31);

export class MoveOrder {
  private readonly history = new Int32Array(2 * CODES);
  private readonly killers: Int32Array;

  constructor(maxDepth: number) {
    this.killers = new Int32Array(2 * (maxDepth + 1)).fill(NO_MOVE);
  }

  /** Forgets all; called when a new game begins. */
  clear(): void {
    this.history.fill(0);
    this.killers.fill(NO_MOVE);
  }

  /** Killers of the last position mean nothing in the next; history fades. */
  nextSearch(): void {
    this.killers.fill(NO_MOVE);
    for (let i = 0; i < this.history.length; i++) this.history[i]! >>= 3;
  }

  /** The first killer and history of a cut-off. */
  credit(seat: number, ply: number, depth: number, move: Move): void {
    if (this.killers[2 * ply] !== move) {
      this.killers[2 * ply + 1] = this.killers[2 * ply]!;
      this.killers[2 * ply] = move;
    }
    const at = CODES * seat + (move & (CODES - 1));
    this.history[at] = Math.min(this.history[at]! + depth * depth, KILLER - 1);
  }

  /** Writes how promising each move is. */
  rate(moves: Int32Array, count: number, ratings: Int32Array, seat: number, ply: number, best: Move): void {
    const first = this.killers[2 * ply]!;
    const second = this.killers[2 * ply + 1]!;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      let rating = this.history[CODES * seat + (move & (CODES - 1))]!;
      if (move === best) rating = TABLE_FIRST;
      else if (move === first) rating = KILLER + 1;
      else if (move === second) rating = KILLER;
      ratings[i] = rating;
    }
  }
}

/** Brings the most promising move of `from..count-1` to `from`, keeping lists side by side. */
export function bringBest(moves: Int32Array, ratings: Int32Array, from: number, count: number): Move {
  let best = from;
  for (let i = from + 1; i < count; i++) if (ratings[i]! > ratings[best]!) best = i;
  const move = moves[best]!;
  const rating = ratings[best]!;
  moves[best] = moves[from]!;
  ratings[best] = ratings[from]!;
  moves[from] = move;
  ratings[from] = rating;
  return move;
}
