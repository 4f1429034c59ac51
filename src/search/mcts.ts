/**
 * Monte Carlo tree search. Each iteration walks down from the root along the moves that the tree policy picks,
 * adds the first untried move it meets as a node, plays the game out from there, and adds the reward of each
 * seat to the nodes in which that seat chose (max^n; with two seats the same as negamax).
 *
 *     select ──▶ expand ──▶ play out ──▶ back up
 *
 * With a depth limit of one and round-robin it is flat Monte Carlo, with UCB1 the bandit at the root; without
 * a limit UCT. At CHANCE an outcome is drawn by its probability, there is nothing to choose.
 *
 * Games: any number of seats, with or without chance, nothing hidden.
 * C. Browne et al., 2012, A Survey of Monte Carlo Tree Search Methods.
 */
import { CHANCE, type Move, OVER, type Playout, type Random, type State } from '../core/index.ts';
import { wilson } from '../stats/intervals.ts';
import type { Analysis, MoveAnalysis } from './analysis.ts';
import { type Budget, type Spent, isSpent } from './budget.ts';
import { type FinalChoice, compareChildren, finalChild } from './choose/finalChoice.ts';
import type { Reward } from './reward/reward.ts';
import type { Clock, Search, Setting } from './search.ts';
import type { TreePolicy } from './select/treePolicy.ts';
import { ROOT, Tree } from './tree.ts';

/** The parts of a search, grouped by stage. */
export interface MctsParts {
  readonly policy: TreePolicy;
  /** Plies below the root that the tree may grow; 1 for flat searches. */
  readonly maxDepth: number;
  readonly playout: Playout;
  readonly reward: Reward;
  readonly choice: FinalChoice;
  readonly budget: Budget;
}

/** Iterations between two looks at the clock. */
const CLOCK_EVERY = 8;

/** A tree of more nodes than this is refused; the search then ends as if its node budget had run out. */
const MOST_NODES = 1 << 26;

export class Mcts implements Search, Spent {
  // ── fixed ──
  private readonly parts: MctsParts;
  private readonly random: Random;
  private readonly clock: Clock;
  private readonly tree: Tree;
  private readonly listed: Int32Array;
  // ── for one position ──
  private root: State | undefined;
  private state: State | undefined;
  private budget: Budget = {};
  private rewards = new Float64Array(2);
  private chosen: Move | undefined;
  private done = false;
  iterations = 0;
  simulations = 0;
  private playoutMoves = 0;
  private deepest = 0;
  private elapsed = 0;
  // ── for one iteration ──
  private path = new Int32Array(64);
  private movers = new Int32Array(64);

  constructor(parts: MctsParts, setting: Setting) {
    this.parts = parts;
    this.random = setting.random;
    this.clock = setting.clock;
    this.tree = new Tree(parts.policy.columns);
    this.listed = new Int32Array(setting.game.maxMoves);
  }

  get nodes(): number {
    return this.tree.size;
  }

  reset(): void {
    this.tree.clear();
  }

  start(state: State, budget: Budget = this.parts.budget): void {
    this.root = state.clone();
    this.state = state.clone();
    this.rewards = new Float64Array(state.seats);
    this.chosen = undefined;
    this.iterations = 0;
    this.simulations = 0;
    this.playoutMoves = 0;
    this.deepest = 0;
    this.elapsed = 0;
    this.tree.clear();
    const count = state.moves(this.listed);
    this.tree.expand(ROOT, this.listed, count);
    this.budget = {
      ...budget,
      iterations: Math.min(budget.iterations ?? Infinity, (budget.perMove ?? Infinity) * count),
      nodes: Math.min(budget.nodes ?? MOST_NODES, MOST_NODES),
    };
    // As if the root, like every other node, had been added with a playout of its own.
    this.tree.visits[ROOT] = 1;
    this.done = isSpent(this.budget, this);
  }

  advance(until: number): boolean {
    if (this.done) return true;
    const began = this.clock();
    const deadline = Math.min(until, began + (this.budget.ms ?? Infinity) - this.elapsed);
    let now = began;
    while (now < deadline && !this.done) {
      for (let i = 0; i < CLOCK_EVERY && !this.done; i++) {
        this.iterate();
        this.done = isSpent(this.budget, this);
      }
      if (deadline !== Infinity) now = this.clock();
    }
    this.elapsed += this.clock() - began;
    if (this.elapsed >= (this.budget.ms ?? Infinity)) this.done = true;
    return this.done;
  }

  // ── one iteration ───────────────────────────────────────────────────────────────────────────────

  private iterate(): void {
    const { tree, random } = this;
    const { policy, maxDepth } = this.parts;
    const state = this.state!;
    state.assign(this.root!);
    let node = ROOT;
    let depth = 0;
    this.path[0] = ROOT;
    while (state.turn !== OVER && depth < maxDepth) {
      if (tree.first[node] === 0) tree.expand(node, this.listed, state.moves(this.listed));
      const mover = state.turn;
      node = mover === CHANCE ? this.outcome(node, state) : policy.select(tree, node, random);
      if (depth + 1 >= this.path.length) this.lengthenPath();
      this.movers[depth] = mover;
      this.path[++depth] = node;
      state.play(tree.move[node]!);
      if (tree.visits[node] === 0) break;
    }
    if (depth > this.deepest) this.deepest = depth;
    if (state.turn !== OVER) {
      this.playoutMoves += this.parts.playout.run(state, random);
    }
    this.simulations++;
    this.iterations++;
    this.backUp(state, depth);
  }

  /** The child of a chance node for an outcome that nature draws. */
  private outcome(node: number, state: State): number {
    const { tree } = this;
    const drawn = state.sample(this.random);
    let child = tree.first[node]!;
    while (tree.move[child] !== drawn) child++;
    return child;
  }

  private backUp(state: State, depth: number): void {
    const { rewards, path, movers } = this;
    const { visits, sum, squares } = this.tree;
    this.parts.reward.fill(state, rewards);
    const withSquares = squares.length > 0;
    for (let i = depth; i > 0; i--) {
      const node = path[i]!;
      const mover = movers[i - 1]!;
      visits[node]!++;
      if (mover === CHANCE) continue;
      const reward = rewards[mover]!;
      sum[node]! += reward;
      if (withSquares) squares[node]! += reward * reward;
    }
    visits[ROOT]!++;
  }

  private lengthenPath(): void {
    const path = new Int32Array(2 * this.path.length);
    path.set(this.path);
    this.path = path;
    const movers = new Int32Array(2 * this.movers.length);
    movers.set(this.movers);
    this.movers = movers;
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  choose(): Move {
    this.chosen ??= this.tree.move[finalChild(this.tree, this.parts.choice, this.random)]!;
    return this.chosen;
  }

  analysis(): Analysis {
    const { tree } = this;
    const moves = this.children(ROOT).map((child): MoveAnalysis => {
      const visits = tree.visits[child]!;
      const { mean, low, high } = wilson(visits === 0 ? 0.5 : tree.mean(child), visits);
      return { move: tree.move[child]!, visits, mean, low, high };
    });
    const best = this.chosen ?? moves[0]!.move;
    const trials = tree.visits[ROOT]! - 1;
    const total = moves.reduce((sum, m) => sum + m.mean * m.visits, 0);
    return {
      seat: this.root!.turn,
      best,
      moves,
      pv: this.principalVariation(best),
      value: trials === 0 ? 0.5 : total / trials,
      depth: this.deepest,
      iterations: this.iterations,
      simulations: this.simulations,
      playoutMoves: this.playoutMoves,
      nodes: tree.size,
      seconds: this.elapsed / 1000,
    };
  }

  /** Children in order of preference. */
  private children(node: number): number[] {
    const { tree } = this;
    const first = tree.first[node]!;
    const block = Array.from({ length: first === 0 ? 0 : tree.count[node]! }, (_, i) => first + i);
    return block.sort((a, b) => compareChildren(tree, this.parts.choice, a, b));
  }

  private principalVariation(best: Move): Move[] {
    const { tree } = this;
    const line: Move[] = [];
    let node = this.children(ROOT).find((child) => tree.move[child] === best);
    while (node !== undefined && (line.length === 0 || tree.visits[node]! > 0)) {
      line.push(tree.move[node]!);
      node = this.children(node)[0];
    }
    return line;
  }
}
