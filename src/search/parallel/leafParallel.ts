/**
 * Leaf parallelisation: one tree, grown by one thread; every new leaf is evaluated by all threads at once, each with its own
 * stream, and the mean of what they find counts as the reward. The result depends on the seed and the number of threads
 * alone. All wait for the slowest: of the three ways the one that gains least.
 *
 * T. Cazenave, N. Jouandeau, 2007.
 */
import { OVER, type State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import { type LeafEvaluator, Leaf } from '../mcts/evaluate/leaf.ts';
import { Worlds } from '../mcts/forest/worlds.ts';
import type { Growth } from '../mcts/growth.ts';
import { ownComponents } from '../mcts/iterations.ts';
import { Mcts } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Path } from '../mcts/select/treePolicy.ts';
import type { Tree } from '../mcts/tree.ts';
import type { Setting } from '../search.ts';
import { POLL_MS, type Watch } from './failureFlag.ts';
import type { Leader } from './parallelSearch.ts';
import { type ParallelPlan, PoolClient } from './poolClient.ts';
import type { LeafTask } from './searchPool.ts';
import { awaitChange, sharedDoubles, sharedInts } from './sharedMemory.ts';

export class LeafParallel implements Leader {
  readonly search: Mcts;
  private readonly pool: PoolClient;
  private readonly leaf: PooledLeaf;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    const own = ownComponents(parts, setting);
    this.pool = new PoolClient(plan, setting);
    this.leaf = new PooledLeaf(own.leaf, own.growth, this.pool);
    this.search = new Mcts(parts, setting, { ...own, leaf: this.leaf });
  }

  start(state: State, budget?: Budget, lines?: number): void {
    const { workers } = this.pool;
    const buffer = LeafBuffer.forWorkers(workers, state.seats);
    const { words, answers } = buffer;
    this.pool.send(
      state,
      (worker) => ({ kind: 'leaf', worker, words, answers }),
      () => buffer.end(),
    );
    this.leaf.buffer = workers > 0 ? buffer : undefined;
    this.search.start(state, budget, lines);
  }

  advance(until: number): boolean {
    if (this.leaf.buffer?.isOver) throw new Error('another search has taken the pool of this one');
    // Workers that cannot hear yet come up only while their owner's event loop turns.
    return this.pool.isUp && this.search.advance(until);
  }
}

/** Evaluates a leaf in all threads at once. */
class PooledLeaf implements LeafEvaluator {
  /** Missing if there are no workers. */
  buffer: LeafBuffer | undefined;
  private readonly own: LeafEvaluator;
  private readonly growth: Growth;
  private readonly pool: PoolClient;

  /** @param growth whose last line leads to the leaf */
  constructor(own: LeafEvaluator, growth: Growth, pool: PoolClient) {
    this.own = own;
    this.growth = growth;
    this.pool = pool;
  }

  get simulations(): number {
    return this.own.simulations + (this.buffer?.simulations ?? 0);
  }

  get playoutMoves(): number {
    return this.own.playoutMoves + (this.buffer?.playoutMoves ?? 0);
  }

  start(seat: number): void {
    this.own.start(seat);
  }

  evaluate(state: State, rewards: Float64Array, depth: number, iteration: number): number {
    const { buffer, own, growth, pool } = this;
    // Of a game that has ended all would say the same.
    if (!buffer || state.turn === OVER) return own.evaluate(state, rewards, depth, iteration);
    const threads = pool.workers + 1;
    buffer.ask(growth.trees[0]!, growth.descent, iteration);
    const length = own.evaluate(state, rewards, depth, iteration);
    buffer.awaitAnswers(pool);
    const lengths = length + buffer.addAnswers(rewards);
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat]! /= threads;
    return lengths / threads;
  }
}

/** A worker's part: evaluates the leaves that it is told of. */
export function workOnLeaf(task: LeafTask, root: State, parts: MctsParts, setting: Setting): void {
  const buffer = LeafBuffer.of(task.words, task.answers);
  const leaf = new Leaf(parts.leaf, setting.random);
  leaf.start(root.turn);
  const worlds = new Worlds(parts.forest, setting);
  worlds.start(root);
  const state = root.clone();
  const rewards = new Float64Array(root.seats);
  for (let question = buffer.next(0); question !== 0; question = buffer.next(question)) {
    worlds.enter(0, state);
    const { plies } = buffer;
    for (let ply = 0; ply < plies; ply++) state.play(buffer.moveAt(ply));
    const length = leaf.evaluate(state, rewards, plies, buffer.iteration);
    buffer.answer(task.worker, length, rewards, leaf);
  }
}

// ── the shared memory ─────────────────────────────────────────────────────────────────────────────

// The words in front of the line of play.
const QUESTION = 0;
const ANSWERS = 1;
const PLIES = 2;
const ITERATION = 3;
const LINE = 4;

/** In place of the number of a question: there will be no more. */
const NO_MORE = -1;
/** No tree is nearly as deep. */
const MOST_PLIES = 1 << 16;

// What a worker answers, before the rewards of all seats.
const LENGTH = 0;
const SIMULATIONS = 1;
const PLAYOUT_MOVES = 2;
const REWARDS = 3;

/**
 * The leader writes the line of play that leads to a leaf; each worker plays it from the root, evaluates the position it
 * reaches, and writes the rewards; the leader continues when all have.
 */
class LeafBuffer {
  readonly words: Int32Array;
  /** One for each worker. */
  readonly answers: readonly Float64Array[];

  private constructor(words: Int32Array, answers: readonly Float64Array[]) {
    this.words = words;
    this.answers = answers;
  }

  static of(words: Int32Array, answers: readonly Float64Array[]): LeafBuffer {
    return new LeafBuffer(words, answers);
  }

  static forWorkers(workers: number, seats: number): LeafBuffer {
    const answers = Array.from({ length: workers }, () => sharedDoubles(REWARDS + seats));
    return new LeafBuffer(sharedInts(LINE + MOST_PLIES), answers);
  }

  // ── for the leader ──────────────────────────────────────────────────────────────────────────────

  ask(tree: Tree, { nodes, depth }: Path, iteration: number): void {
    const { words } = this;
    if (depth > MOST_PLIES) throw new Error(`a line of ${depth} plies is too long to be handed on`);
    for (let i = 0; i < depth; i++) words[LINE + i] = tree.move(nodes[i + 1]!);
    words[PLIES] = depth;
    words[ITERATION] = iteration;
    Atomics.store(words, ANSWERS, 0);
    Atomics.add(words, QUESTION, 1);
    Atomics.notify(words, QUESTION);
  }

  awaitAnswers(watch: Watch): void {
    const { words, answers } = this;
    for (let count = Atomics.load(words, ANSWERS); count < answers.length;) {
      count = awaitChange(words, ANSWERS, count, POLL_MS);
      watch.check();
    }
  }

  /** Adds the rewards of all workers to `rewards`; returns the lengths of their games, added up. */
  addAnswers(rewards: Float64Array): number {
    let lengths = 0;
    for (const answer of this.answers) {
      lengths += answer[LENGTH]!;
      for (let seat = 0; seat < rewards.length; seat++) rewards[seat]! += answer[REWARDS + seat]!;
    }
    return lengths;
  }

  /** Playouts that the workers have run, and the moves made in them. */
  get simulations(): number {
    return this.total(SIMULATIONS);
  }

  get playoutMoves(): number {
    return this.total(PLAYOUT_MOVES);
  }

  private total(figure: number): number {
    let total = 0;
    for (let worker = 0; worker < this.answers.length; worker++) total += this.answers[worker]![figure]!;
    return total;
  }

  end(): void {
    Atomics.store(this.words, QUESTION, NO_MORE);
    Atomics.notify(this.words, QUESTION);
  }

  get isOver(): boolean {
    return Atomics.load(this.words, QUESTION) === NO_MORE;
  }

  // ── for workers ─────────────────────────────────────────────────────────────────────────────────

  /** Waits for the question after this one; its number, or 0 if there will be none. */
  next(question: number): number {
    const found = awaitChange(this.words, QUESTION, question, Infinity);
    return found === NO_MORE ? 0 : found;
  }

  /** The line of play that is asked about. */
  get plies(): number {
    return this.words[PLIES]!;
  }

  moveAt(ply: number): number {
    return this.words[LINE + ply]!;
  }

  get iteration(): number {
    return this.words[ITERATION]!;
  }

  answer(
    worker: number,
    length: number,
    rewards: Float64Array,
    counts: { readonly simulations: number; readonly playoutMoves: number },
  ): void {
    const answer = this.answers[worker]!;
    answer[LENGTH] = length;
    answer[SIMULATIONS] = counts.simulations;
    answer[PLAYOUT_MOVES] = counts.playoutMoves;
    for (let seat = 0; seat < rewards.length; seat++) answer[REWARDS + seat] = rewards[seat]!;
    Atomics.add(this.words, ANSWERS, 1);
    Atomics.notify(this.words, ANSWERS);
  }
}
