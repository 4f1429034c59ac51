/**
 * Which move to look at first, for alpha-beta prunes best when the best move comes first: the move of the table,
 * then two killers (moves that cut off beside this node), then by the evaluation after the move, and between
 * equals by history (moves that cut off anywhere).
 */
import type { Move } from '../../core/index.ts';
import { type Frame, NO_MOVE } from './frame.ts';

/** Moves are folded into this many codes; two that share one share their history, which harms little. */
const CODES = 1 << 13;
const TABLE_FIRST = 2e9;
const KILLER = 1e9;
/** History counts up to this; a rating gains less than one unit of evaluation from it. */
const HISTORY_LIMIT = 1 << 30;

export class MoveOrder {
  private readonly history = new Int32Array(2 * CODES);
  private readonly killers: Int32Array;
  private readonly killer: number;

  /** @param killer how much a killer's rating is raised: above all others, unless said otherwise */
  constructor(maxDepth: number, killer = KILLER) {
    this.killer = killer;
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

  /** Remembers a move that cut off. */
  credit({ seat, depth }: Frame, ply: number, move: Move): void {
    if (this.killers[2 * ply] !== move) {
      this.killers[2 * ply + 1] = this.killers[2 * ply]!;
      this.killers[2 * ply] = move;
    }
    const at = CODES * seat + (move & (CODES - 1));
    this.history[at] = Math.min(this.history[at]! + depth * depth, HISTORY_LIMIT - 1);
  }

  /** Puts the table's move and the killers in front; enough where a move costs little more than its rating. */
  bringForward({ moves, count, best }: Frame, ply: number): void {
    const first = this.killers[2 * ply]!;
    const second = this.killers[2 * ply + 1]!;
    let front = 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (move !== best && move !== first && move !== second) continue;
      moves[i] = moves[front]!;
      moves[front++] = move;
    }
  }

  /**
   * Adds to the ratings, which hold the evaluation after each move: the table's move is first, killers come next,
   * and history decides between moves of equal evaluation.
   */
  rate(frame: Frame, ply: number): void {
    const { moves, ratings, count, best } = frame;
    const first = this.killers[2 * ply]!;
    const second = this.killers[2 * ply + 1]!;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      ratings[i]! += this.history[CODES * frame.seat + (move & (CODES - 1))]! / HISTORY_LIMIT;
      if (move === best) ratings[i] = TABLE_FIRST;
      else if (move === first || move === second) ratings[i]! += this.killer;
    }
  }
}

/** Brings the most promising move of `from..count-1` to `from`, keeping lists side by side. */
export function bringBest(moves: Int32Array, ratings: Float64Array, from: number, count: number): Move {
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
