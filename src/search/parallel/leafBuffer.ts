/**
 * The shared memory of leaf parallelisation. The leader writes the line of play that leads to a leaf; each worker plays
 * it from the root, evaluates the position it reaches, and writes the rewards; the leader continues when all have.
 */
import type { Path } from '../mcts/select/treePolicy.ts';
import type { Tree } from '../mcts/tree.ts';
import { POLL_MS, type Watch } from './failureFlag.ts';
import { awaitChange, sharedDoubles, sharedInts } from './sharedMemory.ts';

// The words in front of the line of play.
const QUESTION = 0;
const ANSWERS = 1;
const PLIES = 2;
const ITERATION = 3;
const LINE = 4;

/** In place of the number of a question: there will be no more. */
const OVER = -1;
/** No tree is nearly as deep. */
const MOST_PLIES = 1 << 16;

// What a worker answers, before the rewards of all seats.
const LENGTH = 0;
const SIMULATIONS = 1;
const PLAYOUT_MOVES = 2;
const REWARDS = 3;

export class LeafBuffer {
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
    for (let i = 0; i < depth; i++) words[LINE + i] = tree.move[nodes[i + 1]!]!;
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
    Atomics.store(this.words, QUESTION, OVER);
    Atomics.notify(this.words, QUESTION);
  }

  get isOver(): boolean {
    return Atomics.load(this.words, QUESTION) === OVER;
  }

  // ── for workers ─────────────────────────────────────────────────────────────────────────────────

  /** Waits for the question after this one; its number, or 0 if there will be none. */
  next(question: number): number {
    const found = awaitChange(this.words, QUESTION, question, Infinity);
    return found === OVER ? 0 : found;
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
