/** Minimax as a textbook writes it, plainly: the truth for small positions. */
import { type Move, OVER, type State } from '../../src/core/index.ts';

export function legalMoves(state: State): Move[] {
  const out = new Int32Array(4096);
  return [...out.subarray(0, state.moves(out))];
}

export function after(state: State, move: Move): State {
  const next = state.clone();
  next.play(move);
  return next;
}

/** The value for `seat` of looking `depth` plies ahead, with `evaluate` at the horizon and at the end. */
export function minimax(
  state: State,
  depth: number,
  seat: number,
  evaluate: (state: State, seat: number) => number,
): number {
  if (depth === 0 || state.turn === OVER) return evaluate(state, seat);
  const values = legalMoves(state).map((move) => minimax(after(state, move), depth - 1, seat, evaluate));
  return state.turn === seat ? Math.max(...values) : Math.min(...values);
}

/** The result for `seat` under perfect play to the end; branches that cannot change it are left out. */
export function alphaBeta(state: State, seat: number, alpha = 0, beta = 1): number {
  if (state.turn === OVER) return state.result(seat);
  let [low, high] = [alpha, beta];
  for (const move of legalMoves(state)) {
    const value = alphaBeta(after(state, move), seat, low, high);
    if (state.turn === seat) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return state.turn === seat ? low : high;
}

/** Outcomes of perfect play, remembered by position text; undefined if more than `limit` positions are met. */
export class Solver {
  private readonly key: (state: State) => string;
  private readonly limit: number;
  private readonly known = new Map<string, number>();

  constructor(key: (state: State) => string, limit: number) {
    this.key = key;
    this.limit = limit;
  }

  /** The result for `seat` (1, 0.5, 0) under perfect play. @throws RangeError beyond the limit */
  result(state: State, seat: number): number {
    if (state.turn === OVER) return state.result(seat);
    const key = `${seat} ${this.key(state)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.limit) throw new RangeError('too many positions');
    const values = legalMoves(state).map((move) => this.result(after(state, move), seat));
    const value = state.turn === seat ? Math.max(...values) : Math.min(...values);
    this.known.set(key, value);
    return value;
  }

  /** The moves that keep the best result for the side to move. */
  bestMoves(state: State): Move[] {
    const best = this.result(state, state.turn);
    return legalMoves(state).filter((move) => this.result(after(state, move), state.turn) === best);
  }
}
