/**
 * Monte Carlo tree search. Each iteration walks down from the root along the moves that the tree policy picks,
 * adds the first untried move it meets as a node, plays the game out from there, and adds the reward of each
 * seat to the nodes in which that seat chose (max^n; with two seats the same as negamax).
 *
 *     select ──▶ expand ──▶ evaluate ──▶ back up
 *
 * With a depth limit of one and round-robin it is flat Monte Carlo, with UCB1 the bandit at the root; without
 * a limit UCT. How chance and hidden information become trees is said by the forest.
 *
 * C. Browne et al., 2012, A Survey of Monte Carlo Tree Search Methods.
 */
import { type Game, type Move, OVER, Random, type State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import { addRewards } from './backup/backup.ts';
import { UNPROVEN, proofOf, proveUpwards, provenResult } from './backup/solver.ts';
import { type Budget, type Spent, isSpent, iterationsLeft, mostIterations } from '../budget.ts';
import { type RootMove, finalMove } from './choose/finalChoice.ts';
import { Descent } from './descent.ts';
import { describeMoves } from './describeMoves.ts';
import { Leaf } from './evaluate/leaf.ts';
import type { LearningPlayout } from './evaluate/learningPlayout.ts';
import { Trace } from './evaluate/trace.ts';
import type { ExcerptLimits, TreeExcerpt } from './excerpt/excerpt.ts';
import { notesOn } from './excerpt/notes.ts';
import { takeExcerpt } from './excerpt/takeExcerpt.ts';
import { Worlds } from './forest/worlds.ts';
import { type MctsParts, columnsOf, unitOf } from './mctsParts.ts';
import { type FreeMemory, OutOfMemory } from '../memory.ts';
import { leadingTree } from './principalVariation.ts';
import { Reuse, subtree } from './reuse.ts';
import { rewardOfResult } from './reward/reward.ts';
import { rootMoves, sortRows } from './rootMoves.ts';
import type { Clock, Search, Setting } from '../search.ts';
import { FIRST_CAPACITY, ROOT, Tree } from './tree.ts';

/** Iterations between two looks at the clock. */
export const CLOCK_EVERY = 8;
/** Iterations between two looks at whether the most visited move can still be caught up with. */
const EARLY_EVERY = 64;

/** A tree of more nodes than this is refused; the search then ends as if its node budget had run out. */
const MOST_NODES = 1 << 26;

/** What has been done so far. */
export interface Totals extends Spent {
  /** The longest line looked at. */
  readonly depth: number;
  readonly playoutMoves: number;
  /** Has the search ended because there was no memory for its tree? */
  readonly isOutOfMemory: boolean;
}

/** A tree that is not the search's own, and how it is walked. */
export interface SharedWalk {
  readonly tree: Tree;
  readonly descent: Descent;
}

export class Mcts implements Search, Spent {
  // ── fixed ──
  protected readonly parts: MctsParts;
  private readonly game: Game;
  private readonly random: Random;
  protected readonly clock: Clock;
  private readonly freeMemory: FreeMemory | undefined;
  private readonly worlds: Worlds;
  protected readonly descent: Descent;
  private readonly leaf: Leaf;
  private readonly trace: Trace | undefined;
  private readonly learner: LearningPlayout | undefined;
  private readonly trees: Tree[];
  private readonly listed: Int32Array;
  // ── for one position ──
  private root: State | undefined;
  private state: State | undefined;
  private moves: Move[] = [];
  protected budget: Budget = {};
  private lines = 1;
  protected rewards = new Float64Array(2);
  private chosen: Move | undefined;
  private done = false;
  private isOutOfMemory = false;
  iterations = 0;
  private deepest = 0;
  protected elapsed = 0;

  constructor(parts: MctsParts, setting: Setting, shared?: SharedWalk) {
    this.parts = parts;
    this.game = setting.game;
    this.random = setting.random;
    this.clock = setting.clock;
    this.freeMemory = setting.freeMemory;
    this.listed = new Int32Array(setting.game.maxMoves);
    const { policy, leaf } = parts;
    if ('learn' in leaf.playout) this.learner = leaf.playout as LearningPlayout;
    if (policy.learn || this.learner) this.trace = new Trace();
    this.worlds = new Worlds(parts.forest, setting);
    this.leaf = new Leaf(leaf, setting.random, this.worlds.chance, this.trace);
    const { chance = setting.random } = this.worlds;
    this.descent = shared?.descent ?? new Descent(parts, setting, chance, this.trace);
    const columns = columnsOf(parts);
    this.trees = shared
      ? [shared.tree]
      : Array.from(
          { length: parts.forest.trees },
          () => new Tree(columns, FIRST_CAPACITY, setting.freeMemory),
        );
  }

  get nodes(): number {
    let nodes = 0;
    for (const tree of this.trees) nodes += tree.size;
    return nodes;
  }

  get simulations(): number {
    return this.leaf.simulations;
  }

  get bytes(): number {
    let bytes = this.descent.tableBytes(0) + (this.parts.policy.bytes ?? 0);
    for (const tree of this.trees) bytes += tree.bytes;
    return bytes;
  }

  reset(): void {
    this.root = undefined;
    this.learner?.reset();
  }

  start(state: State, budget: Budget = this.parts.budget, lines = 1): void {
    this.budget = budget;
    this.lines = lines;
    this.prepareTrees(state);
    this.root = state.clone();
    this.state = state.clone();
    this.worlds.start(state);
    this.rewards = new Float64Array(state.seats);
    this.moves = [...this.listed.subarray(0, state.moves(this.listed))];
    this.chosen = undefined;
    this.iterations = 0;
    this.leaf.reset();
    this.parts.policy.reset?.(this.freeMemory);
    this.deepest = 0;
    this.elapsed = 0;
    this.isOutOfMemory = false;
    this.budget = {
      ...budget,
      iterations: mostIterations(budget, this.moves.length, this.trees[0]!.bytesPerNode),
      nodes: Math.min(budget.nodes ?? MOST_NODES, MOST_NODES),
    };
    this.descent.start(state);
    this.done = this.isDone();
  }

  /** A root for every tree: what is left of the last tree if it is kept, else nothing. */
  protected prepareTrees(state: State): void {
    const before = this.root;
    // The last walk down a tree without memory was broken off: it is not fit to be kept.
    if (this.parts.reuse && before && !this.isOutOfMemory) {
      const node = new Reuse().find(this.trees[0]!, before, state);
      const kept = node < 0 ? undefined : subtree(this.trees[0]!, node, this.budget.bytes);
      if (kept) {
        this.trees[0] = kept;
        return;
      }
    }
    for (const tree of this.trees) {
      tree.clear();
      // As if the root, like every other node, had been added with a playout of its own.
      tree.visits[ROOT] = 1;
    }
  }

  advance(until: number): boolean {
    if (this.done) return true;
    const began = this.clock();
    const deadline = Math.min(until, began + (this.budget.ms ?? Infinity) - this.elapsed);
    try {
      this.iterateUntil(deadline, began);
    } catch (error) {
      if (!(error instanceof OutOfMemory)) throw error;
      this.isOutOfMemory = true;
      this.done = true;
    }
    this.elapsed += this.clock() - began;
    if (this.elapsed >= (this.budget.ms ?? Infinity)) this.done = true;
    return this.done;
  }

  private iterateUntil(deadline: number, began: number): void {
    let now = began;
    while (now < deadline && !this.done) {
      for (let i = 0; i < CLOCK_EVERY && !this.done; i++) {
        this.iterate();
        this.done = this.isDone();
      }
      if (deadline !== Infinity) now = this.clock();
      if (this.budget.early && this.iterations % EARLY_EVERY === 0 && this.isSettled(now - began))
        this.done = true;
    }
  }

  protected isDone(): boolean {
    const { budget } = this;
    if (isSpent(budget, this)) return true;
    if (budget.bytes !== undefined && this.bytesAhead() > budget.bytes) return true;
    return this.parts.solver && this.trees[0]!.proof[ROOT] !== UNPROVEN;
  }

  /** What memory the next iteration may come to take. */
  private bytesAhead(): number {
    const most = this.descent.mostNewNodes;
    let bytes = this.descent.tableBytes(most) + (this.parts.policy.bytes ?? 0);
    for (const tree of this.trees) bytes += tree.bytesToHold(most);
    return bytes;
  }

  /** Can the runner-up no longer be visited as often as the leader? */
  private isSettled(sliceMs: number): boolean {
    const visits = this.rows().map((row) => row.visits);
    const most = Math.max(...visits);
    visits.splice(visits.indexOf(most), 1);
    return most - Math.max(0, ...visits) > iterationsLeft(this.budget, this.totals(), this.elapsed + sliceMs);
  }

  // ── one iteration ───────────────────────────────────────────────────────────────────────────────

  protected iterate(): void {
    const { descent } = this;
    const state = this.state!;
    const which = this.trees.length === 1 ? 0 : this.iterations % this.trees.length;
    const tree = this.trees[which]!;
    const iteration = tree.visits[ROOT]!;
    this.worlds.enter(which, state);
    descent.descend(tree, state);
    const { depth, plies } = descent;
    if (depth > this.deepest) this.deepest = depth;
    const proof = this.parts.solver ? tree.proof[descent.nodes[depth]!]! : UNPROVEN;
    const ended = state.turn === OVER;
    let length = plies;
    if (proof !== UNPROVEN) this.fillProven(proof);
    else length += this.evaluate(tree, state, plies, iteration);
    this.iterations++;
    this.backUp(tree, length, iteration);
    if (this.parts.solver && ended && proof === UNPROVEN) this.prove(tree, state);
    if (this.trace) this.learn(tree);
  }

  /** Writes the rewards of a position at the edge of the tree; returns the moves to the end of the game. */
  protected evaluate(_tree: Tree, state: State, plies: number, iteration: number): number {
    return this.leaf.evaluate(state, this.rewards, plies, iteration);
  }

  private fillProven(proof: number): void {
    for (let seat = 0; seat < this.rewards.length; seat++)
      this.rewards[seat] = this.rewardOfProof(proof, seat);
  }

  private rewardOfProof(proof: number, seat: number): number {
    return rewardOfResult(this.parts.leaf.reward, provenResult(proof, seat));
  }

  protected backUp(tree: Tree, length: number, iteration: number): void {
    addRewards(tree, this.descent, this.rewards, this.parts.backup, iteration, length);
  }

  /** A game that ended inside the tree proves its last node, and perhaps others above. */
  private prove(tree: Tree, state: State): void {
    const { nodes, movers, depth } = this.descent;
    const proof = proofOf(state);
    if (proof === UNPROVEN) return;
    tree.proof[nodes[depth]!] = proof;
    proveUpwards(tree, nodes, movers, depth);
  }

  private learn(tree: Tree): void {
    this.parts.policy.learn?.(tree, this.descent, this.trace!, this.rewards);
    this.learner?.learn(this.trace!, this.rewards);
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  /** What is known of each move, in the order in which the position lists them. */
  rows(): RootMove[] {
    const { forest, choice } = this.parts;
    return rootMoves(this.trees, this.moves, this.root!.turn, choice, forest.combine === 'votes');
  }

  choose(): Move {
    this.chosen ??= finalMove(this.rows(), this.parts.choice, this.random).move;
    return this.chosen;
  }

  analysis(): Analysis {
    const { parts, trees, lines } = this;
    const unit = unitOf(parts);
    const rows = sortRows(this.rows(), parts.choice, this.chosen);
    const moves = describeMoves(rows, { parts, trees, lines, root: this.root! });
    const { move: best, mean: value, proof, mate, pv = [] } = moves[0]!;
    const { isOutOfMemory, ...totals } = this.totals();
    return {
      seat: this.root!.turn,
      best,
      moves,
      pv,
      value,
      ...(unit !== 'chance' && { unit }),
      ...(proof && { proof }),
      ...(mate !== undefined && { mate }),
      ...totals,
      seconds: this.elapsed / 1000,
      ...(isOutOfMemory && { endedBy: 'memory' }),
    };
  }

  totals(): Totals {
    return {
      depth: this.deepest,
      iterations: this.iterations,
      simulations: this.simulations,
      playoutMoves: this.leaf.playoutMoves,
      nodes: this.nodes,
      isOutOfMemory: this.isOutOfMemory,
    };
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    const { best, pv } = this.analysis();
    const { forest } = this.parts;
    const which = leadingTree(this.trees, best);
    const random = new Random(0);
    const source = {
      game: this.game,
      tree: this.trees[which]!,
      worlds: this.worlds.sample(which, random),
      line: pv,
      skipsChance: forest.chance === 'skipped',
      random,
      ...(forest.key && { positionOf: (state: State) => this.descent.find(state) }),
    };
    return takeExcerpt(source, limits, notesOn(forest, this.game));
  }
}
