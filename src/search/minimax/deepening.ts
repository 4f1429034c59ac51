/**
 * Iterative deepening: the position is searched to depth 1, 2, 3, ... until the budget has run out, each time with the
 * best move of the last time in front. It ends early when nothing can change any more: the game is decided, or every
 * line has been followed to its end.
 *
 * There is no recursion: the line under examination is an array of frames, so that the search can be stopped
 * and resumed after any move. What is done at a position is the business of the classes built on this one.
 */
import { CHANCE, type Move, OVER, type State, UserError } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import { type FreeMemory, OutOfMemory } from '../memory.ts';
import { NO_PLAYOUTS, type Search, type SearchEffort, type Setting } from '../search.ts';
import { ALPHA, BEST, BETA, type Frame, NO_MOVE } from './frame.ts';
import { RootMoves } from './rootMoves.ts';
import { TranspositionTable } from './table.ts';
import type { Worth } from './worth.ts';

/** State.hash promises exactness for tables that look less far ahead than this. */
export const MAX_DEPTH = 32;
/** Positions between two looks at the clock. */
const QUANTUM = 512;

function newTable(megabytes: number, free: FreeMemory | undefined): TranspositionTable {
  try {
    return new TranspositionTable(megabytes, free);
  } catch (error) {
    if (!(error instanceof OutOfMemory)) throw error;
    throw new UserError(
      `there is not enough memory for a table of ${megabytes} MB`,
      'Set a smaller one, such as hash=16.',
    );
  }
}

/** @typeParam F what a search keeps of each position on its line */
export abstract class Deepening<F extends Frame = Frame> implements Search {
  // ── fixed ──
  protected readonly worth: Worth;
  protected readonly table: TranspositionTable;
  protected readonly maxDepth: number = MAX_DEPTH;
  private readonly ownBudget: Budget;
  protected readonly setting: Setting;
  // ── for one position ──
  protected roots: RootMoves | undefined;
  private readonly frames: F[] = [];
  private budget: Budget = {};
  private done = false;
  private elapsed = 0;
  protected nodes = 0;
  private completed = 0;
  /** Has the last completed iteration followed every line to the end of the game? */
  private isWhole = false;
  // ── where the search stands ──
  protected ply = 0;

  constructor(worth: Worth, megabytes: number, budget: Budget, setting: Setting) {
    this.worth = worth;
    this.table = newTable(megabytes, setting.freeMemory);
    this.ownBudget = budget;
    this.setting = setting;
  }

  /** Goes one step on at the frame where the search stands; looks at about `target - nodes` positions at most. */
  protected abstract step(frame: F, target: number): void;

  /** A frame whose position is a copy of `state`, for whatever position comes to its ply. */
  protected abstract newFrame(state: State): F;

  reset(): void {
    this.table.clear();
  }

  get bytes(): number {
    return this.table.bytes;
  }

  start(state: State, budget: Budget = this.ownBudget, lines = 1): void {
    const { game, random } = this.setting;
    this.budget = budget;
    this.frames.length = 0;
    const root = this.newFrame(state);
    this.worth.evaluator.begin(root);
    this.frames.push(root);
    this.roots = new RootMoves(state, game.maxMoves, random, lines);
    this.table.nextSearch();
    this.elapsed = 0;
    this.nodes = 0;
    this.completed = 0;
    this.isWhole = false;
    this.done = this.mostDepth === 0 || budget.nodes === 0;
    this.beginIteration();
  }

  private get mostDepth(): number {
    return Math.min(this.budget.depth ?? this.maxDepth, this.maxDepth);
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

  /** Looks at `quantum` positions or fewer. */
  private run(quantum: number): void {
    const most = this.budget.nodes ?? Infinity;
    const target = Math.min(this.nodes + quantum, most);
    while (this.nodes < target && !this.done) this.step(this.frameAt(this.ply), target);
    if (this.nodes >= most) this.done = true;
  }

  /** The frame of the line at `ply`; the line grows by one at a time. */
  protected frameAt(ply: number): F {
    if (ply === this.frames.length) this.frames.push(this.newFrame(this.frames[0]!.state));
    return this.frames[ply]!;
  }

  /** How many decisions lie between the root and a frame. */
  protected decisionsTo(frame: Frame): number {
    return this.completed + 1 - frame.depth;
  }

  protected beginIteration(): void {
    const root = this.frames[0]!;
    this.ply = 0;
    this.roots!.begin(root);
    root.depth = this.completed + 1;
    root.seat = root.state.turn;
    root.values[ALPHA] = -Infinity;
    root.values[BETA] = Infinity;
    root.values[BEST] = -Infinity;
    root.best = NO_MOVE;
    root.isWhole = true;
    root.state.hash(root.hash);
  }

  protected endIteration(): void {
    const root = this.frames[0]!;
    this.completed++;
    this.roots!.complete();
    this.isWhole = root.isWhole;
    const isSettled = root.isWhole || this.worth.isDecided(root.values[BEST]!);
    if (this.completed >= this.mostDepth || isSettled) this.done = true;
    else this.beginIteration();
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  choose(): Move {
    return this.roots!.best;
  }

  effort(): SearchEffort {
    return NO_PLAYOUTS;
  }

  analysis(): Analysis {
    const lineOf = (move: Move): Move[] => this.lineAfter(move);
    const moves = this.roots!.report(this.worth, lineOf, this.isWhole);
    const { move: best, mean: value, pv = [], score, mate, proof } = moves[0]!;
    return {
      seat: this.frames[0]!.state.turn,
      best,
      moves,
      pv,
      value,
      ...(score !== undefined && { score }),
      ...(mate !== undefined && { mate }),
      ...(proof && { proof }),
      depth: this.completed,
      iterations: this.completed,
      ...NO_PLAYOUTS,
      nodes: this.nodes,
      seconds: this.elapsed / 1000,
    };
  }

  /** A move, then the best of the table, and at chance what is most likely, as far as they are still there. */
  private lineAfter(first: Move): Move[] {
    const line: Move[] = [];
    const state = this.frames[0]!.state.clone();
    const listed = new Int32Array(this.setting.game.maxMoves);
    const hash = new Int32Array(2);
    let move = first;
    let decisions = 0;
    while (listed.subarray(0, state.moves(listed)).includes(move)) {
      if (state.turn !== CHANCE && decisions++ > this.completed) break;
      line.push(move);
      state.play(move);
      if (state.turn === OVER) break;
      state.hash(hash);
      const entry = this.table.find(hash);
      if (entry < 0) break;
      move = this.table.move(entry);
    }
    return line;
  }
}
