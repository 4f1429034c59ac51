/**
 * Minimax with alpha-beta pruning, for two seats without chance or hidden cards.
 *
 * Iterative deepening: depth 1, 2, 3, ... until the budget has run out, each iteration with the best move of the
 * last one in front. A transposition table skips what was searched, narrows the window and names the first
 * move to try; killers and history order the rest. Fail-soft: a value outside the window is a true bound.
 *
 * An entry of the table counts only if it was searched to the very depth that is asked for. A deeper one would
 * know more, but then the value would depend on the order of the search; so it equals plain minimax exactly.
 *
 * There is no recursion: the line under examination is an array of frames, so that the search can be stopped
 * and resumed after any move.
 *
 * D. Knuth, R. Moore, 1975, An Analysis of Alpha-Beta Pruning.
 */
import { type Evaluation, type Heuristic, type Move, OVER, type State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import type { Search, Setting } from '../search.ts';
import { ALPHA, BEST, BETA, Frame } from './frame.ts';
import { MoveOrder, bringBest } from './order.ts';
import { RootMoves } from './rootMoves.ts';
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './table.ts';
import { WIN, chanceToWin, forTable, fromTable, isProven, terminalValue } from './values.ts';

export interface AlphaBetaParts {
  readonly heuristic: Heuristic;
  readonly evaluation: Evaluation;
  /** Are finished games worth their result, or (as in the Ataxx report) their evaluation? */
  readonly ends: 'result' | 'evaluation';
  /** Size of the transposition table. */
  readonly megabytes: number;
  readonly budget: Budget;
}

/** State.hash promises exactness for tables that look less far ahead than this. */
export const MAX_DEPTH = 32;
/** Positions between two looks at the clock. */
const QUANTUM = 512;
const NO_MOVE: Move = -(2 ** 31);

export class AlphaBeta implements Search {
  // ── fixed ──
  private readonly parts: AlphaBetaParts;
  private readonly setting: Setting;
  private readonly table: TranspositionTable;
  private readonly order = new MoveOrder(MAX_DEPTH);
  // ── for one position ──
  private frames: Frame[] = [];
  private roots: RootMoves | undefined;
  private budget: Budget = {};
  private done = false;
  private elapsed = 0;
  private nodes = 0;
  private completed = 0;
  // ── where the search stands ──
  private ply = 0;
  /** The value of a position that the table knew. */
  private known = 0;

  constructor(parts: AlphaBetaParts, setting: Setting) {
    this.parts = parts;
    this.setting = setting;
    this.table = new TranspositionTable(parts.megabytes);
  }

  reset(): void {
    this.table.clear();
    this.order.clear();
  }

  start(state: State, budget: Budget = this.parts.budget): void {
    const { game, random } = this.setting;
    this.budget = budget;
    this.frames = Array.from({ length: MAX_DEPTH + 1 }, () => new Frame(state, game.maxMoves));
    this.roots = new RootMoves(state, game.maxMoves, random);
    this.table.nextSearch();
    this.order.nextSearch();
    this.elapsed = 0;
    this.nodes = 0;
    this.completed = 0;
    this.done = this.mostDepth === 0 || budget.nodes === 0;
    this.beginIteration();
  }

  private get mostDepth(): number {
    return Math.min(this.budget.depth ?? MAX_DEPTH, MAX_DEPTH);
  }

  advance(until: number): boolean {
    if (this.done) return true;
    const { clock } = this.setting;
    const began = clock();
    const deadline = Math.min(until, began + (this.budget.ms ?? Infinity) - this.elapsed);
    // Without a deadline the clock is not even asked.
    const isLate = deadline === Infinity ? (): boolean => false : (): boolean => clock() >= deadline;
    do this.run(QUANTUM);
    while (!this.done && !isLate());
    this.elapsed += clock() - began;
    if (this.elapsed >= (this.budget.ms ?? Infinity)) this.done = true;
    return this.done;
  }

  // ── deepening ───────────────────────────────────────────────────────────────────────────────────

  private beginIteration(): void {
    const root = this.frames[0]!;
    this.ply = 0;
    this.roots!.fill(root);
    root.depth = this.completed + 1;
    root.seat = root.state.turn;
    root.values[ALPHA] = -Infinity;
    root.values[BETA] = Infinity;
    root.values[BEST] = -Infinity;
    root.best = NO_MOVE;
    root.state.hash(root.hash);
  }

  private endIteration(): void {
    this.completed++;
    const value = this.frames[0]!.values[BEST]!;
    this.roots!.complete();
    if (this.completed >= this.mostDepth || isProven(value)) this.done = true;
    else this.beginIteration();
  }

  // ── searching ───────────────────────────────────────────────────────────────────────────────────

  /** Looks at `quantum` positions or fewer. */
  private run(quantum: number): void {
    const most = this.budget.nodes ?? Infinity;
    const target = Math.min(this.nodes + quantum, most);
    while (this.nodes < target && !this.done) {
      const frame = this.frames[this.ply]!;
      if (frame.next === frame.count || frame.values[BEST]! >= frame.values[BETA]!) this.leave(frame);
      else if (frame.depth === 1) this.scanLeaves(frame, target);
      else this.descend(frame);
    }
    if (this.nodes >= most) this.done = true;
  }

  /** At the last ply there is no frame to enter: play, evaluate, compare. */
  private scanLeaves(frame: Frame, target: number): void {
    const child = this.frames[this.ply + 1]!.state;
    const { state, moves, values, seat, count } = frame;
    while (frame.next < count && this.nodes < target) {
      const move = moves[frame.next++]!;
      child.assign(state);
      child.play(move);
      this.nodes++;
      this.absorb(frame, move, this.leafValue(child, seat));
      if (values[BEST]! >= values[BETA]!) return;
    }
  }

  private descend(frame: Frame): void {
    const below = this.frames[this.ply + 1]!;
    const move = bringBest(frame.moves, frame.ratings, frame.next++, frame.count);
    below.state.assign(frame.state);
    below.state.play(move);
    this.nodes++;
    if (below.state.turn === OVER) {
      this.absorb(frame, move, this.leafValue(below.state, frame.seat));
      return;
    }
    const alpha = Math.max(frame.values[ALPHA]!, frame.values[BEST]!);
    const beta = frame.values[BETA]!;
    const same = below.state.turn === frame.seat;
    if (this.enter(below, frame.depth - 1, same ? alpha : -beta, same ? beta : -alpha)) {
      this.absorb(frame, move, same ? this.known : -this.known);
    } else {
      this.ply++;
    }
  }

  /** Sets up a frame; true if the table settles it, with the value in `known`. */
  private enter(frame: Frame, depth: number, alpha: number, beta: number): boolean {
    const { state, hash } = frame;
    frame.seat = state.turn;
    frame.depth = depth;
    let best = -Infinity;
    let tableMove = NO_MOVE;
    state.hash(hash);
    const entry = this.table.find(hash[0]!, hash[1]!);
    if (entry >= 0) {
      tableMove = this.table.move(entry);
      if (this.table.depth(entry) === depth) {
        const value = fromTable(this.table.value(entry), this.ply + 1);
        const bound = this.table.bound(entry);
        if (bound !== AT_MOST) best = value;
        if (bound !== AT_LEAST) beta = Math.min(beta, value);
        this.known = value;
        if (bound === EXACT || Math.max(alpha, best) >= beta) return true;
      }
    }
    frame.values[ALPHA] = alpha;
    frame.values[BETA] = beta;
    frame.values[BEST] = best;
    frame.best = tableMove;
    frame.next = 0;
    frame.count = state.moves(frame.moves);
    if (depth === 1) this.order.bringForward(frame.moves, frame.count, this.ply + 1, tableMove);
    else this.rateMoves(frame, tableMove);
    return false;
  }

  /** Looks at each move once, to try them in a good order; at the last ply that would cost more than it saves. */
  private rateMoves(frame: Frame, tableMove: Move): void {
    const child = this.frames[this.ply + 2]!.state;
    const { evaluation } = this.parts;
    for (let i = 0; i < frame.count; i++) {
      child.assign(frame.state);
      child.play(frame.moves[i]!);
      frame.ratings[i] = evaluation.value(child, frame.seat);
    }
    this.nodes += frame.count;
    this.order.rate(frame, this.ply + 1, tableMove);
  }

  /** All moves looked at, or enough to know that the opponent will not allow this: back to the frame above. */
  private leave(frame: Frame): void {
    const { values, hash, depth } = frame;
    const value = values[BEST]!;
    const bound = value >= values[BETA]! ? AT_LEAST : value > values[ALPHA]! ? EXACT : AT_MOST;
    this.table.store(hash[0]!, hash[1]!, depth, bound, forTable(value, this.ply), frame.best);
    if (this.ply === 0) {
      this.endIteration();
      return;
    }
    const above = this.frames[--this.ply]!;
    const move = above.moves[above.next - 1]!;
    this.absorb(above, move, frame.seat === above.seat ? value : -value);
  }

  private absorb(frame: Frame, move: Move, value: number): void {
    const { values } = frame;
    if (this.ply === 0) this.roots!.note(frame.next - 1, value, value > values[BEST]!, this.nodes);
    if (value <= values[BEST]!) return;
    values[BEST] = value;
    if (value > values[ALPHA]!) frame.best = move;
    if (value >= values[BETA]!) this.order.credit(frame.seat, this.ply, frame.depth, move);
  }

  private leafValue(state: State, seat: number): number {
    if (state.turn === OVER && this.parts.ends === 'result')
      return terminalValue(state.result(seat), this.ply + 1);
    return this.parts.evaluation.value(state, seat);
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  choose(): Move {
    return this.roots!.best;
  }

  analysis(): Analysis {
    const { roots } = this;
    const { scale } = this.parts.heuristic;
    const value = roots!.value;
    const proven = isProven(value) ? { mate: Math.sign(value) * (WIN - Math.abs(value)) } : {};
    return {
      seat: this.frames[0]!.state.turn,
      best: roots!.best,
      moves: roots!.report(scale),
      pv: this.principalVariation(),
      value: chanceToWin(value, scale),
      // Never a negative zero.
      score: value + 0,
      ...proven,
      depth: this.completed,
      iterations: this.completed,
      simulations: 0,
      playoutMoves: 0,
      nodes: this.nodes,
      seconds: this.elapsed / 1000,
    };
  }

  /** The best moves of the table, as far as they are still there. */
  private principalVariation(): Move[] {
    const line: Move[] = [];
    const state = this.frames[0]!.state.clone();
    const listed = new Int32Array(this.setting.game.maxMoves);
    const hash = new Int32Array(2);
    let move = this.roots!.best;
    while (listed.subarray(0, state.moves(listed)).includes(move)) {
      line.push(move);
      state.play(move);
      if (state.turn === OVER || line.length > this.completed) break;
      state.hash(hash);
      const entry = this.table.find(hash[0]!, hash[1]!);
      if (entry < 0) break;
      move = this.table.move(entry);
    }
    return line;
  }
}
