/**
 * Monte Carlo tree search as a textbook writes it: one object a node, no arrays, no tricks. It draws from the random
 * stream at the same points as the fast one, so that both must arrive at the same visit counts.
 */
import { CHANCE, type Game, type Move, OVER, Random, type State } from '../../src/core/index.ts';
import { anyOf, mostDue } from './forests.ts';
import { Halving } from './halving.ts';
import { legalMoves } from './minimax.ts';
import { minimaxUpwards } from './implicitMinimax.ts';
import { type Node, newNode } from './node.ts';
import type { Plan, Step } from './plan.ts';

/** One tree, the position that it starts from, and the order in which chance falls there if it is fixed. */
interface World {
  readonly root: Node;
  readonly start: State;
  readonly order: Random | undefined;
  readonly positions: Map<string, Node>;
  iterations: number;
}

export interface Setting {
  readonly game: Game;
  readonly random: Random;
  readonly future?: Random;
}

function copyOf(random: Random): Random {
  const copy = new Random(0);
  copy.assign(random);
  return copy;
}

export class TextbookSearch {
  simulations = 0;
  playoutMoves = 0;
  readonly worlds: World[] = [];
  private readonly plan: Plan;
  private readonly setting: Setting;
  halving: Halving | undefined;
  private seat = 0;
  private budget = 0;
  // ── of one iteration ──
  private world!: World;
  private state!: State;
  private dice!: Random;
  /** Steps in the tree; who chose is `CHANCE` for outcomes and positions. */
  private path: Step[] = [];
  private line: Node[] = [];
  private moves: { seat: number; code: number }[] = [];
  private plies = 0;

  constructor(plan: Plan, setting: Setting) {
    this.plan = plan;
    this.setting = setting;
  }

  run(start: State, iterations: number): this {
    const { forest } = this.plan;
    this.seat = start.turn;
    this.budget = iterations;
    for (let i = 0; i < forest.trees; i++) {
      const root = newNode(0);
      const world = { root, start: this.worldOf(start), order: this.newOrder(), iterations: 0 };
      this.worlds.push({ ...world, positions: new Map([[forest.keyOf?.(start) ?? '', root]]) });
    }
    for (let i = 0; i < iterations; i++) this.iterate(this.worlds[i % forest.trees]!);
    return this;
  }

  private worldOf(start: State): State {
    const { game, random } = this.setting;
    const world = start.clone();
    if (this.plan.forest.world === 'imagined') game.imagine?.(world, this.seat, random);
    if (this.plan.forest.world === 'presumed') game.presume?.(world, this.seat);
    return world;
  }

  private newOrder(): Random | undefined {
    const { draws } = this.plan.forest;
    if (draws === 'fixed') return new Random(this.setting.random.next() >>> 0);
    return draws === 'future' ? this.setting.future : undefined;
  }

  private iterate(world: World): void {
    const { game, random } = this.setting;
    const { weight, creditedSeat } = this.plan;
    this.world = world;
    this.state = world.start.clone();
    this.dice = world.order ? copyOf(world.order) : random;
    const t = ++world.iterations;
    if (this.plan.forest.world === 'redrawn') game.imagine?.(this.state, this.seat, random);
    this.moves = [];
    this.descend(t);
    const { rewards, plies } = this.evaluate(t);
    for (const { node, seat } of this.path) {
      const reward = seat === CHANCE ? 0 : rewards[creditedSeat(seat)]! * weight(t, node);
      node.visits++;
      node.sum += reward;
      node.squares += reward * reward;
      node.lengths += this.plies + plies;
      node.lastLength = this.plies + plies;
    }
    if (!this.path.some(({ node }) => node === world.root)) world.root.visits++;
    if (this.plan.policy.judge) minimaxUpwards(this.path, this.state, (seat) => this.worth(seat));
    this.plan.policy.learn?.({ steps: this.path, moves: this.moves, rewards });
  }

  /** What the position at the end of the line is worth to a seat without being played out. */
  private worth(seat: number): number {
    const { reward, policy } = this.plan;
    return this.state.turn === OVER ? reward(this.state, seat, this.plies) : policy.judge!(this.state, seat);
  }

  // ── select and expand ─────────────────────────────────────────────────────────────────────────────

  private descend(t: number): void {
    const { state, plan } = this;
    let node = this.world.root;
    let decisions = 0;
    let decider = CHANCE;
    this.path = [];
    this.line = [];
    this.plies = 0;
    while (state.turn !== OVER && decisions < plan.maxDepth) {
      const seat = state.turn;
      if (seat === CHANCE && plan.forest.chance === 'skipped') {
        this.skipChance();
        continue;
      }
      // A whole turn is added until a seat has decided and another one is to move.
      if (decider !== CHANCE && seat !== CHANCE && seat !== decider) return;
      const from = node;
      node = seat === CHANCE ? this.outcome(from) : this.pick(from, t);
      let isNew = node.visits === 0;
      this.path.push({ from, node, seat });
      if (seat !== CHANCE) this.moves.push({ seat, code: state.code(node.move) });
      this.play(node.move);
      if (seat !== CHANCE) decisions++;
      if (plan.forest.keyOf) {
        this.skipChance();
        if (this.state.turn === OVER) return;
        const edge = node;
        node = this.positionNode();
        isNew = node.visits === 0 && node !== this.world.root;
        this.path.push({ from: edge, node, seat: CHANCE });
      }
      if (!isNew) continue;
      if (plan.adds === 'node') return;
      if (plan.adds === 'moves' && seat !== CHANCE && state.turn !== seat) return;
      if (seat !== CHANCE) decider = seat;
    }
  }

  private play(move: Move): void {
    this.state.play(move);
    this.plies++;
  }

  private draw(): Move {
    const isUniform = this.plan.forest.draws === 'uniform';
    return isUniform ? anyOf(legalMoves(this.state), this.setting.random) : this.state.sample(this.dice);
  }

  private skipChance(): void {
    while (this.state.turn === CHANCE) this.play(this.draw());
  }

  private outcome(node: Node): Node {
    const drawn = this.plan.forest.draws === 'even' ? mostDue(node, this.state) : this.draw();
    let child = node.children.find(({ move }) => move === drawn);
    if (!child) node.children.push((child = newNode(drawn)));
    return child;
  }

  private positionNode(): Node {
    const key = this.plan.forest.keyOf!(this.state);
    let node = this.world.positions.get(key);
    if (!node) this.world.positions.set(key, (node = newNode(0)));
    return node;
  }

  private pick(node: Node, t: number): Node {
    if (this.plan.forest.movesVary) return this.pickAvailable(node, t);
    if (this.plan.widening) return this.pickWidened(node, t);
    if (this.plan.policy.ranksUntried) {
      if (node.children.length === 0)
        node.children = this.consideredMoves().map((move) => this.newChild(move));
      return this.choose(node, node.children, t);
    }
    node.untried ??= this.consideredMoves();
    if (node.untried.length === 0) return this.choose(node, node.children, t);
    const index = node.untried.length > 1 ? this.setting.random.below(node.untried.length) : 0;
    const child = this.newChild(node.untried[index]!);
    node.untried[index] = node.untried[0]!;
    node.untried.shift();
    node.children.push(child);
    return child;
  }

  /** Only the first of the moves in their order: the next one if more are due, else the policy's choice. */
  private pickWidened(node: Node, t: number): Node {
    const { widening, policy } = this.plan;
    node.untried ??= this.consideredMoves();
    const width = widening!.width(node === this.world.root ? node.visits + 1 : node.visits);
    if (policy.ranksUntried) {
      while (node.untried.length > 0) node.children.push(this.newChild(node.untried.shift()!));
      return this.choose(node, node.children.slice(0, width), t);
    }
    if (node.untried.length === 0 || node.children.length >= width)
      return this.choose(node, node.children, t);
    const child = this.newChild(node.untried.shift()!);
    node.children.push(child);
    return child;
  }

  /** Only moves that are legal this time: one without a child if there is any, else the policy's choice. */
  private pickAvailable(node: Node, t: number): Node {
    const moves = this.consideredMoves();
    const known = node.children.filter(({ move }) => moves.includes(move));
    const missing = moves.filter((move) => !known.some((child) => child.move === move));
    const opensOne = missing.length > 0 && !this.plan.policy.ranksUntried;
    const opened = opensOne ? [missing[this.setting.random.below(missing.length)]!] : missing;
    const added = opened.map((move) => this.newChild(move));
    // The newest come first, because that is how the fast one breaks ties.
    for (const child of added) node.children.unshift(child);
    const chosen = opensOne ? added[0]! : this.choose(node, [...known, ...added], t);
    // Counted afterwards: the choice depends on the trials before this one.
    for (const child of [...known, ...added]) child.available++;
    return chosen;
  }

  private choose(node: Node, children: readonly Node[], t: number): Node {
    const { policy, forest } = this.plan;
    const isRoot = node === this.world.root;
    if (this.plan.halves && isRoot) return children[this.turnAt(node)]!;
    const { movesVary } = forest;
    const { line } = this;
    const seat = this.state.turn;
    line.push(node);
    return policy.choose(children, { node, isRoot, t, movesVary, random: this.setting.random, line, seat });
  }

  /** The place of the child whose turn it is at a root whose moves are halved. */
  private turnAt(root: Node): number {
    if (!this.halving) {
      this.halving = new Halving(root, root.children.length, this.budget);
      // The first visits have tried the moves one by one.
      for (let visit = 0; visit < root.visits; visit++) this.halving.next();
    }
    return this.halving.next();
  }

  private newChild(move: Move): Node {
    const prior = this.plan.policy.rate?.(this.state, move) ?? 0;
    // Kept in single precision, as the fast one does.
    return newNode(move, Math.fround(prior), this.state.code(move));
  }

  /** The moves that are taken in; shuffled if untried ones are compared or ordered, so that ties fall at random. */
  private consideredMoves(): Move[] {
    const { policy, widening } = this.plan;
    const moves = [...this.plan.consider(this.state, legalMoves(this.state))];
    if (!policy.ranksUntried && !widening) return moves;
    for (let i = moves.length - 1; i > 0; i--) {
      const j = this.setting.random.below(i + 1);
      [moves[i], moves[j]] = [moves[j]!, moves[i]!];
    }
    const rate = (move: Move): number => widening?.rate?.(this.state, move) ?? 0;
    return moves.toSorted((a, b) => rate(b) - rate(a));
  }

  // ── evaluate ──────────────────────────────────────────────────────────────────────────────────────

  /** Mean rewards of all seats, and the mean number of moves to the end. */
  private evaluate(t: number): { rewards: number[]; plies: number } {
    const times = this.state.turn === OVER ? 1 : this.plan.leaf.times(t);
    const trials = Array.from({ length: times }, () => this.playOut());
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / times;
    const rewards = trials[0]!.rewards.map((_, seat) => mean(trials.map((trial) => trial.rewards[seat]!)));
    return { rewards, plies: mean(trials.map((trial) => trial.plies)) };
  }

  private playOut(): { rewards: number[]; plies: number } {
    const { leaf, reward } = this.plan;
    const { random } = this.setting;
    const state = this.state.clone();
    const dice = this.world.order ? copyOf(this.dice) : random;
    let plies = 0;
    for (; state.turn !== OVER && plies < (leaf.cutAfter ?? Infinity); plies++) {
      const move = state.sample(state.turn === CHANCE ? dice : random);
      if (state.turn !== CHANCE) this.moves.push({ seat: state.turn, code: state.code(move) });
      state.play(move);
    }
    this.simulations++;
    this.playoutMoves += plies;
    const isOver = state.turn === OVER;
    const rewards = Array.from({ length: state.seats }, (_, seat) =>
      isOver ? reward(state, seat, this.plies + plies) : leaf.judge!(state, seat),
    );
    return { rewards, plies };
  }
}
