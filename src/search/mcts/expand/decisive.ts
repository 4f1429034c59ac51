/**
 * Decisive and anti-decisive moves: a seat that can win at once does so; otherwise it plays only moves after which the
 * next seat cannot, if there are any.
 *
 * F. Teytaud, O. Teytaud, 2010.
 */
import { CHANCE, OVER, type State } from '../../../core/index.ts';

export const DECISIVE = ['none', 'wins', 'replies'] as const;
export type Decisive = (typeof DECISIVE)[number];

export class DecisiveMoves {
  private readonly replies: boolean;
  private readonly answers: Int32Array;
  private next: State | undefined;
  private after: State | undefined;

  /** @param replies look also for the wins of the seat that moves next */
  constructor(replies: boolean, maxMoves: number) {
    this.replies = replies;
    this.answers = new Int32Array(maxMoves);
  }

  /** Leaves, at the front of `moves`, those that a sensible player considers; returns how many. */
  keep(state: State, moves: Int32Array, count: number): number {
    this.next ??= state.clone();
    this.after ??= state.clone();
    const { next } = this;
    for (let i = 0; i < count; i++) {
      next.assign(state);
      next.play(moves[i]!);
      if (next.turn !== OVER || next.result(state.turn) !== 1) continue;
      moves[0] = moves[i]!;
      return 1;
    }
    return this.replies ? this.keepSafe(state, moves, count) : count;
  }

  private keepSafe(state: State, moves: Int32Array, count: number): number {
    let safe = 0;
    for (let i = 0; i < count; i++) {
      this.next!.assign(state);
      this.next!.play(moves[i]!);
      if (this.canWinAtOnce(this.next!, state.turn)) continue;
      // The order among the kept moves stays, and none is lost: if all are dropped, all must still be there.
      const move = moves[i]!;
      moves[i] = moves[safe]!;
      moves[safe++] = move;
    }
    return safe === 0 ? count : safe;
  }

  private canWinAtOnce(state: State, mover: number): boolean {
    if (state.turn === CHANCE || state.turn === OVER || state.turn === mover) return false;
    const count = state.moves(this.answers);
    for (let i = 0; i < count; i++) {
      this.after!.assign(state);
      this.after!.play(this.answers[i]!);
      if (this.after!.turn === OVER && this.after!.result(state.turn) === 1) return true;
    }
    return false;
  }
}
