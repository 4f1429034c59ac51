/**
 * Perft: how many sequences of moves of a given length are there? Chance outcomes count as moves. The number
 * is the strictest proof of a move generator, because any wrong rule changes it.
 *
 * The last ply is counted, not played, and positions met again, turned or mirrored, are looked up by their hash; both can be
 * checked against the plain count by `table: false` and a game that leaves `State.count` alone.
 */
import { type Game, type Move, OVER, type State } from './game.ts';

const SLOT_BITS = 21;
const SLOTS = 1 << SLOT_BITS;

/** Sequences of this length are counted in one step: a matter of milliseconds. */
const STEP_PLIES = 3;

/** Counts by position and depth, latest kept. */
class CountTable {
  private readonly keys = new Int32Array(3 * SLOTS);
  private readonly counts = new Float64Array(SLOTS);
  private readonly hash = new Int32Array(2);

  /** The slot of a position; `matches` tells whether it is there. */
  slot(state: State, depth: number): number {
    state.hashUpToSymmetry(this.hash);
    return (this.hash[0]! ^ Math.imul(depth, 0x9e3779b9)) >>> (32 - SLOT_BITS);
  }

  matches(slot: number, depth: number): boolean {
    const { keys, hash } = this;
    return keys[3 * slot] === hash[0] && keys[3 * slot + 1] === hash[1] && keys[3 * slot + 2] === depth;
  }

  get(slot: number): number {
    return this.counts[slot]!;
  }

  set(slot: number, low: number, high: number, depth: number, count: number): void {
    this.keys[3 * slot] = low;
    this.keys[3 * slot + 1] = high;
    this.keys[3 * slot + 2] = depth;
    this.counts[slot] = count;
  }

  get low(): number {
    return this.hash[0]!;
  }

  get high(): number {
    return this.hash[1]!;
  }
}

class Counter {
  private readonly states: State[];
  private readonly lists: Int32Array[];
  private readonly table: CountTable | undefined;

  constructor(game: Game, root: State, depth: number, useTable: boolean) {
    this.states = Array.from({ length: depth + 1 }, () => root.clone());
    this.lists = Array.from({ length: depth + 1 }, () => new Int32Array(game.maxMoves));
    this.table = useTable && depth > 1 ? new CountTable() : undefined;
  }

  /** Sequences of `depth` moves from `state`, which is not changed. */
  count(state: State, depth: number): number {
    if (depth === 0) return 1;
    if (state.turn === OVER) return 0;
    if (depth === 1) return state.count();
    if (this.table === undefined) return this.expand(state, depth);
    const table = this.table;
    const slot = table.slot(state, depth);
    if (table.matches(slot, depth)) return table.get(slot);
    const { low, high } = table;
    const total = this.expand(state, depth);
    table.set(slot, low, high, depth, total);
    return total;
  }

  /** The same, with a pause after every small part of the work. */
  *countInSteps(state: State, depth: number): Generator<undefined, number> {
    const { table } = this;
    if (table === undefined || depth <= STEP_PLIES || state.turn === OVER) return this.count(state, depth);
    const slot = table.slot(state, depth);
    if (table.matches(slot, depth)) return table.get(slot);
    const { low, high } = table;
    const list = this.lists[depth]!;
    const child = this.states[depth]!;
    const moves = state.moves(list);
    let total = 0;
    for (let i = 0; i < moves; i++) {
      child.assign(state);
      child.play(list[i]!);
      total += yield* this.countInSteps(child, depth - 1);
      yield;
    }
    table.set(slot, low, high, depth, total);
    return total;
  }

  private expand(state: State, depth: number): number {
    const list = this.lists[depth]!;
    const child = this.states[depth]!;
    const moves = state.moves(list);
    let total = 0;
    for (let i = 0; i < moves; i++) {
      child.assign(state);
      child.play(list[i]!);
      total += this.count(child, depth - 1);
    }
    return total;
  }
}

export interface PerftSettings {
  /** Look up positions met again; true unless said otherwise. */
  readonly table?: boolean;
}

/** The number of move sequences of length `depth` from `state`. */
export function perft(game: Game, state: State, depth: number, settings: PerftSettings = {}): number {
  return new Counter(game, state, depth, settings.table ?? true).count(state, depth);
}

export interface MoveCount {
  readonly move: Move;
  readonly nodes: number;
}

/** The same, apart for each first move, with nothing in between now and then, so that a caller can breathe. */
export function* perftSteps(game: Game, state: State, depth: number): Generator<MoveCount | undefined, void> {
  if (depth < 1) return;
  const list = new Int32Array(game.maxMoves);
  const moves = [...list.subarray(0, state.moves(list))];
  const child = state.clone();
  const counter = new Counter(game, state, depth, true);
  for (const move of moves) {
    child.assign(state);
    child.play(move);
    yield { move, nodes: yield* counter.countInSteps(child, depth - 1) };
  }
}

/** The same without the pauses. */
export function* perftEach(game: Game, state: State, depth: number): Generator<MoveCount, void> {
  for (const part of perftSteps(game, state, depth)) if (part) yield part;
}

/** The same as a list. */
export function perftDivide(game: Game, state: State, depth: number): MoveCount[] {
  return [...perftEach(game, state, depth)];
}
