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
 * This class spends the budget and says what was found. The iterations are made by `Iterations`, with components that a
 * parallel search replaces: the growth of the trees, and the evaluation of leaves.
 *
 * C. Browne et al., 2012, A Survey of Monte Carlo Tree Search Methods.
 */
import type { Game, Move, Random, State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import { type Budget, type Spent, iterationsLeft, mostIterations } from '../budget.ts';
import { type FreeMemory, OutOfMemory } from '../memory.ts';
import type { Clock, Search, SearchEffort, Setting } from '../search.ts';
import { type RootMove, finalMove } from './choose/finalChoice.ts';
import { describeMoves } from './describeMoves.ts';
import type { LeafEvaluator } from './evaluate/leaf.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from './excerpt/excerpt.ts';
import { exploreTree } from './excerpt/explore.ts';
import { notesOn } from './excerpt/notes.ts';
import type { ExcerptSource } from './excerpt/offspring.ts';
import { excerptSource } from './excerpt/source.ts';
import { takeExcerpt } from './excerpt/takeExcerpt.ts';
import type { Worlds } from './forest/worlds.ts';
import type { Growth } from './growth.ts';
import { type Components, Iterations, ownComponents } from './iterations.ts';
import { type MctsParts, unitOf } from './mctsParts.ts';
import { rootMoves, sortRows } from './rootMoves.ts';

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

/** What other threads have found out about the same position. */
export interface OtherThreads {
  /** What one must know of them to read a tree of this thread, as sentences. */
  readonly notes?: readonly string[];
  /** @param rows what is known of each move, in the order in which the position lists them */
  addRows(rows: readonly RootMove[]): void;
  addTotals(own: Totals): Totals;
}

export class Mcts implements Search, Spent {
  // ── fixed ──
  private readonly parts: MctsParts;
  private readonly game: Game;
  private readonly random: Random;
  private readonly clock: Clock;
  private readonly freeMemory: FreeMemory | undefined;
  private readonly worlds: Worlds;
  private readonly growth: Growth;
  private readonly leaf: LeafEvaluator;
  private readonly work: Iterations;
  private readonly others: OtherThreads | undefined;
  private readonly listed: Int32Array;
  // ── for one position ──
  private root: State | undefined;
  private moves: Move[] = [];
  private budget: Budget = {};
  private lines = 1;
  private chosen: Move | undefined;
  private done = false;
  private isOutOfMemory = false;
  private elapsed = 0;

  /** @param others threads whose findings count with those of this one */
  constructor(
    parts: MctsParts,
    setting: Setting,
    components: Components = ownComponents(parts, setting),
    others?: OtherThreads,
  ) {
    this.parts = parts;
    this.game = setting.game;
    this.random = setting.random;
    this.clock = setting.clock;
    this.freeMemory = setting.freeMemory;
    this.listed = new Int32Array(setting.game.maxMoves);
    this.worlds = components.worlds;
    this.growth = components.growth;
    this.leaf = components.leaf;
    this.work = new Iterations(parts, components);
    this.others = others;
  }

  get iterations(): number {
    return this.work.count;
  }

  get simulations(): number {
    return this.leaf.simulations;
  }

  get nodes(): number {
    return this.growth.nodes;
  }

  get bytes(): number {
    return this.growth.bytes;
  }

  /** What is left of the time for this position. */
  get msLeft(): number {
    return (this.budget.ms ?? Infinity) - this.elapsed;
  }

  /** Counts time that has passed outside `advance`. */
  spendTime(ms: number): void {
    this.elapsed += ms;
  }

  reset(): void {
    this.root = undefined;
    this.work.reset();
  }

  start(state: State, budget: Budget = this.parts.budget, lines = 1): void {
    const { growth } = this;
    // The last walk down a tree without memory was broken off: it is not fit to be kept.
    growth.start(state, budget, this.isOutOfMemory ? undefined : this.root);
    this.work.start(state);
    this.parts.policy.reset?.(this.freeMemory);
    this.root = state.clone();
    this.moves = [...this.listed.subarray(0, state.moves(this.listed))];
    this.lines = lines;
    this.chosen = undefined;
    this.elapsed = 0;
    this.isOutOfMemory = false;
    this.budget = {
      ...budget,
      iterations: mostIterations(budget, this.moves.length, growth.trees[0]!.bytesPerNode),
      nodes: Math.min(budget.nodes ?? MOST_NODES, MOST_NODES),
    };
    this.parts.halving?.start(budget, this.budget.iterations!);
    this.done = growth.isDone(this.budget, this);
  }

  advance(until: number): boolean {
    if (this.done) return true;
    const began = this.clock();
    try {
      this.iterateUntil(Math.min(until, began + this.msLeft), began);
    } catch (error) {
      if (!(error instanceof OutOfMemory)) throw error;
      this.isOutOfMemory = true;
      this.done = true;
    }
    this.elapsed += this.clock() - began;
    if (this.msLeft <= 0) this.done = true;
    return this.done;
  }

  private iterateUntil(deadline: number, began: number): void {
    const { growth } = this;
    let now = began;
    while (now < deadline && !this.done) {
      for (let i = 0; i < CLOCK_EVERY && !this.done; i++) {
        if (growth.take()) this.work.run();
        this.done = growth.isDone(this.budget, this);
      }
      if (deadline !== Infinity) {
        now = this.clock();
        this.parts.halving?.passTime((this.elapsed + now - began) / (this.budget.ms ?? Infinity));
      }
      if (this.budget.early && this.iterations % EARLY_EVERY === 0 && this.isSettled(now - began))
        this.done = true;
    }
  }

  /** Can the runner-up no longer be visited as often as the leader? */
  private isSettled(sliceMs: number): boolean {
    const visits = this.rows().map((row) => row.visits);
    const most = Math.max(...visits);
    visits.splice(visits.indexOf(most), 1);
    return most - Math.max(0, ...visits) > iterationsLeft(this.budget, this.totals(), this.elapsed + sliceMs);
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  /** What is known of each move, in the order in which the position lists them. */
  rows(): RootMove[] {
    const { forest, choice, halving } = this.parts;
    const { trees } = this.growth;
    const rows = rootMoves(trees, this.moves, this.root!.turn, choice, forest.combine === 'votes');
    const favourite = halving?.favourite(trees[0]!);
    if (favourite !== undefined) rows.find(({ move }) => move === trees[0]!.move(favourite))!.votes = 1;
    this.others?.addRows(rows);
    return rows;
  }

  choose(): Move {
    this.chosen ??= finalMove(this.rows(), this.parts.choice, this.random).move;
    return this.chosen;
  }

  analysis(): Analysis {
    const { parts, lines } = this;
    const { trees } = this.growth;
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

  effort(): SearchEffort {
    return this.totals();
  }

  totals(): Totals {
    const own = {
      depth: this.work.deepest,
      iterations: this.iterations,
      simulations: this.simulations,
      playoutMoves: this.leaf.playoutMoves,
      nodes: this.nodes,
      isOutOfMemory: this.isOutOfMemory,
    };
    return this.others?.addTotals(own) ?? own;
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    return takeExcerpt(this.excerptSource(), limits, this.notes());
  }

  explore(path: readonly string[], most: number): ExploredNode {
    return exploreTree(this.excerptSource(), path, most, this.notes());
  }

  private excerptSource(): ExcerptSource {
    const { game, parts, worlds, growth } = this;
    return excerptSource({ game, parts, worlds, growth }, this.analysis());
  }

  private notes(): string[] {
    return [...notesOn(this.parts.forest, this.game), ...(this.others?.notes ?? [])];
  }
}
