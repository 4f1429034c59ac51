/**
 * Results of positions near the end of a game of two without chance: alpha-beta over three values, lost, drawn and won.
 * Bounds of all positions that were met are remembered, so a search that was broken off takes up where it was, and
 * meets new positions in the same order however often it is.
 *
 * D. Knuth, R. Moore, 1975, An Analysis of Alpha-Beta Pruning.
 */
import { type Game, type Move, OVER, type State } from '../../core/index.ts';
import type { Rating } from '../mcts/expand/rating.ts';
import { bringBest } from '../minimax/order.ts';
import type { Clock } from '../search.ts';
import { Frames } from '../solve/frames.ts';
import { PositionTable } from '../solve/positionTable.ts';

const LOST = -1;
const WON = 1;

/** Positions between two looks at the clock. */
const QUANTUM = 64;

export class ResultSolver {
  private readonly rating: Rating;
  private readonly clock: Clock;
  private readonly maxMoves: number;
  private readonly frames: Frames;
  /** Of the moves on each frame. */
  private readonly ratings: Float64Array[] = [];
  private readonly key = new Int32Array(2);
  // ── what is known ──
  private table = new PositionTable();
  private lows = new Int8Array(1 << 10);
  private highs = new Int8Array(1 << 10);
  // ── when to break off ──
  private mostPositions = 0;
  private until = Infinity;
  private visits = 0;
  private isBroken = false;

  /** @param rating which moves to try first */
  constructor(game: Game, rating: Rating, clock: Clock) {
    this.rating = rating;
    this.clock = clock;
    this.maxMoves = game.maxMoves;
    this.frames = new Frames(game);
  }

  /** Different positions that were met. */
  get positions(): number {
    return this.table.count;
  }

  get isExhausted(): boolean {
    return this.positions >= this.mostPositions;
  }

  /** Forgets all. */
  start(mostPositions: number): void {
    this.table = new PositionTable();
    this.mostPositions = mostPositions;
  }

  /**
   * The result of a move for the seat that makes it, from 0 to 1; undefined if it was broken off, because the clock reads
   * `until` or too many positions were met.
   */
  resultOf(state: State, move: Move, until: number): number | undefined {
    this.until = until;
    this.isBroken = false;
    const value = this.valueOf(0, state, move, LOST, WON);
    return this.isBroken ? undefined : (1 + value) / 2;
  }

  /** The value of a move for the seat that makes it, in the frame of the position after it. */
  private valueOf(depth: number, before: State, move: Move, alpha: number, beta: number): number {
    const { state } = this.frames.copy(depth, before);
    state.play(move);
    if (state.turn === OVER) return 2 * state.result(before.turn) - 1;
    if (state.turn === before.turn) return this.search(depth, alpha, beta);
    return -this.search(depth, -beta, -alpha);
  }

  /** The value of the position on a frame for the seat to move; at or beyond the window only a bound of it. */
  private search(depth: number, alpha: number, beta: number): number {
    if (this.mustBreakOff()) return 0;
    const { state, listed } = this.frames.at(depth);
    const number = this.numberOf(state);
    const low = Math.max(alpha, this.lows[number]!);
    const high = Math.min(beta, this.highs[number]!);
    if (low >= high) return this.lows[number]! >= beta ? this.lows[number]! : this.highs[number]!;
    const count = state.moves(listed);
    const ratings = (this.ratings[depth] ??= new Float64Array(this.maxMoves));
    this.rating.look(state);
    for (let i = 0; i < count; i++) ratings[i] = this.rating.rate(listed[i]!);
    let best = LOST;
    for (let i = 0; i < count && best < high; i++) {
      const move = bringBest(listed, ratings, i, count);
      best = Math.max(best, this.valueOf(depth + 1, state, move, Math.max(low, best), high));
      if (this.isBroken) return 0;
    }
    if (best > low) this.lows[number] = Math.max(this.lows[number]!, best);
    if (best < high) this.highs[number] = Math.min(this.highs[number]!, best);
    return best;
  }

  private mustBreakOff(): boolean {
    const isLate = this.until !== Infinity && ++this.visits % QUANTUM === 0 && this.clock() >= this.until;
    if (isLate || this.isExhausted) this.isBroken = true;
    return this.isBroken;
  }

  private numberOf(state: State): number {
    const { key, table } = this;
    state.hash(key);
    const before = table.count;
    const number = table.numberOf(key[0]!, key[1]!);
    if (number === this.lows.length) this.grow();
    if (number === before) {
      this.lows[number] = LOST;
      this.highs[number] = WON;
    }
    return number;
  }

  private grow(): void {
    const { lows, highs } = this;
    this.lows = new Int8Array(2 * lows.length);
    this.highs = new Int8Array(2 * highs.length);
    this.lows.set(lows);
    this.highs.set(highs);
  }
}
