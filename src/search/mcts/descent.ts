/**
 * One walk down a tree: select and expand. It ends at a node that was never visited before, at the end of the game, or
 * at a proven node, and leaves the line it took.
 */
import { CHANCE, OVER, type Random, type State } from '../../core/index.ts';
import { UNPROVEN, isLost } from './backup/solver.ts';
import type { Trace } from './evaluate/trace.ts';
import { DecisiveMoves } from './expand/decisive.ts';
import type { Expansion } from './expand/expansion.ts';
import { type Forest, movesVary } from './forest/forest.ts';
import { MoveIndex } from './forest/moveIndex.ts';
import { Transpositions } from './forest/transpositions.ts';
import type { Setting } from '../search.ts';
import { Candidates } from './select/candidates.ts';
import { type Path, type TreePolicy, openChild } from './select/treePolicy.ts';
import { ROOT, type Tree } from './tree.ts';

export interface DescentParts {
  readonly forest: Forest;
  readonly policy: TreePolicy;
  readonly expansion: Expansion;
  readonly solver: boolean;
}

// What one walk may add where it can add more than one block of children: turns may be long, and known nodes may meet
// new moves. Memory is reserved for it ahead; a walk that needs more ends where it is.
const MOST_BLOCKS = 4;
const MOST_NEW_NODES = 512;

/** In place of a mover, for a node that is a position and not a choice. */
const NOBODY = CHANCE;

export class Descent implements Path {
  // ── the line taken ──
  nodes = new Int32Array(64);
  movers = new Int32Array(64);
  /** Nodes below the root. */
  depth = 0;
  /** Moves and outcomes made, also those without a node. */
  plies = 0;
  // ── fixed ──
  /** One walk adds no more nodes than this. */
  readonly mostNewNodes: number;
  protected readonly policy: TreePolicy;
  private readonly forest: Forest;
  protected readonly expansion: Expansion;
  private readonly solver: boolean;
  protected readonly random: Random;
  private readonly chance: Random;
  private readonly trace: Trace | undefined;
  private readonly listsMoves: boolean;
  protected readonly ranksUntried: boolean;
  protected readonly among: Candidates;
  private readonly index: MoveIndex;
  protected readonly listed: Int32Array;
  private readonly taken: Uint8Array;
  private readonly decisive: DecisiveMoves | undefined;
  private readonly table: Transpositions | undefined;

  constructor(
    parts: DescentParts,
    { game, random, freeMemory }: Pick<Setting, 'game' | 'random' | 'freeMemory'>,
    chance: Random,
    trace: Trace | undefined,
  ) {
    const { policy, forest, expansion } = parts;
    this.policy = policy;
    this.forest = forest;
    this.expansion = expansion;
    this.solver = parts.solver;
    this.random = random;
    this.chance = chance;
    this.trace = trace;
    this.listsMoves = movesVary(forest);
    this.ranksUntried = policy.ranksUntried ?? false;
    this.among = new Candidates(game.maxMoves);
    this.index = new MoveIndex(this.listsMoves ? game.maxMoves : 1);
    this.listed = new Int32Array(game.maxMoves);
    this.taken = new Uint8Array(this.listsMoves ? game.maxMoves : 0);
    if (expansion.decisive !== 'none')
      this.decisive = new DecisiveMoves(expansion.decisive === 'replies', game.maxMoves);
    if (forest.key) this.table = new Transpositions(forest.key, freeMemory);
    const addsOneBlock = expansion.adds === 'node' && !this.listsMoves && !this.table;
    const most = addsOneBlock ? 0 : Math.max(MOST_NEW_NODES, MOST_BLOCKS * game.maxMoves);
    this.mostNewNodes = 2 * game.maxMoves + most;
  }

  /** Bytes that the table of positions may come to take while it grows by `more` of them. */
  tableBytes(more: number): number {
    return this.table?.bytesToHold(more) ?? 0;
  }

  /** A new search begins at this position. */
  start(state: State): void {
    if (!this.table) return;
    this.table.clear();
    this.table.find(state);
    this.table.add(ROOT);
  }

  descend(tree: Tree, state: State): void {
    const { maxDepth, adds } = this.expansion;
    const { table, trace } = this;
    const room = tree.size + this.mostNewNodes - 2 * this.listed.length;
    let node = ROOT;
    let decisions = 0;
    let freshBy = NOBODY;
    this.depth = 0;
    this.plies = 0;
    this.nodes[0] = ROOT;
    if (trace) trace.length = 0;
    while (state.turn !== OVER && decisions < maxDepth && tree.size <= room) {
      const mover = state.turn;
      if (mover === CHANCE && this.forest.chance === 'skipped') {
        this.passChance(state);
        continue;
      }
      // A fresh line goes on until a seat has decided and another is to move.
      if (freshBy !== NOBODY && mover !== CHANCE && mover !== freshBy) break;
      node = mover === CHANCE ? this.outcome(tree, node, state) : this.pick(tree, node, state);
      const move = tree.move[node]!;
      if (trace && mover !== CHANCE) trace.add(mover, state.code(move));
      this.step(node, mover);
      state.play(move);
      this.plies++;
      if (mover !== CHANCE) decisions++;
      let fresh = tree.visits[node] === 0;
      if (table && state.turn !== OVER) {
        this.passChance(state);
        if (state.turn === OVER) break;
        const before = tree.size;
        node = this.positionOf(tree, state);
        this.step(node, NOBODY);
        fresh = tree.size > before;
      }
      if (!fresh) {
        if (this.solver && tree.proof[node] !== UNPROVEN) break;
        continue;
      }
      if (adds === 'node') break;
      if (mover !== CHANCE) freshBy = mover;
    }
  }

  protected step(node: number, mover: number): void {
    if (this.depth + 1 >= this.nodes.length) this.lengthen();
    this.movers[this.depth] = mover;
    this.nodes[++this.depth] = node;
  }

  private lengthen(): void {
    const nodes = new Int32Array(2 * this.nodes.length);
    nodes.set(this.nodes);
    this.nodes = nodes;
    const movers = new Int32Array(2 * this.movers.length);
    movers.set(this.movers);
    this.movers = movers;
  }

  // ── chance ──────────────────────────────────────────────────────────────────────────────────────

  protected draw(state: State): number {
    if (this.forest.draws !== 'uniform') return state.sample(this.chance);
    return this.listed[this.random.below(state.moves(this.listed))]!;
  }

  /** Lets chance have its way without leaving nodes. */
  private passChance(state: State): void {
    for (; state.turn === CHANCE; this.plies++) state.play(this.draw(state));
  }

  /** The child of a chance node for an outcome that nature draws. */
  private outcome(tree: Tree, node: number, state: State): number {
    const drawn = this.draw(state);
    if (this.listsMoves) {
      for (let child = tree.first[node]!; child !== 0; child = tree.next[child]!) {
        if (tree.move[child] === drawn) return child;
      }
      return tree.prepend(node, drawn);
    }
    if (tree.first[node] === 0) tree.expand(node, this.listed, state.moves(this.listed));
    let child = tree.first[node]!;
    while (tree.move[child] !== drawn) child++;
    return child;
  }

  // ── decisions ───────────────────────────────────────────────────────────────────────────────────

  private pick(tree: Tree, node: number, state: State): number {
    if (this.listsMoves) return this.pickFromList(tree, node, state);
    if (tree.first[node] === 0) this.expand(tree, node, state);
    const count = tree.count[node]!;
    if (!this.ranksUntried && tree.opened[node]! < count) return openChild(tree, node, this.random);
    this.among.takeBlock(tree.first[node]!, count);
    this.among.mover = state.turn;
    if (this.solver) this.leaveOutLost(tree, node, state.turn);
    return this.policy.select(tree, node, this.among, this.random);
  }

  /** Gives a node a block of all moves that it takes in. */
  protected expand(tree: Tree, node: number, state: State): void {
    const count = this.movesOf(state);
    const first = tree.expand(node, this.listed, count);
    const { priors, codes } = tree.columns;
    if (!priors && !codes) return;
    if (priors) this.policy.rating!.look(state);
    for (let i = 0; i < count; i++) this.describe(tree, first + i, state);
  }

  /** Lists the moves that a node takes in, in random order if untried ones are compared with each other. */
  private movesOf(state: State): number {
    const { listed, decisive, random } = this;
    const count = state.moves(listed);
    const kept = decisive ? decisive.keep(state, listed, count) : count;
    if (!this.ranksUntried) return kept;
    for (let i = kept - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const move = listed[i]!;
      listed[i] = listed[j]!;
      listed[j] = move;
    }
    return kept;
  }

  /** What a child carries from the start. Its move must never be exchanged with another's afterwards. */
  private describe(tree: Tree, child: number, state: State): void {
    const move = tree.move[child]!;
    if (tree.columns.priors) tree.prior[child] = this.policy.rating!.rate(move);
    if (tree.columns.codes) tree.code[child] = state.code(move);
  }

  private leaveOutLost(tree: Tree, node: number, mover: number): void {
    const { among } = this;
    const first = tree.first[node]!;
    const count = tree.count[node]!;
    among.clear();
    for (let child = first; child < first + count; child++) {
      if (!isLost(tree, child, mover)) among.add(child);
    }
    // Only where losses to different seats leave a node unproven though none of its children is.
    if (among.count === 0) among.takeBlock(first, count);
  }

  /** Where legal moves vary: those children that are legal now, and one that is missing, if any is. */
  private pickFromList(tree: Tree, node: number, state: State): number {
    const { listed, taken, index, among } = this;
    const count = this.movesOf(state);
    index.fill(listed, count);
    taken.fill(0, 0, count);
    among.clear();
    among.mover = state.turn;
    for (let child = tree.first[node]!; child !== 0; child = tree.next[child]!) {
      const place = index.placeOf(tree.move[child]!);
      if (place < 0) continue;
      taken[place] = 1;
      tree.available[child]!++;
      among.add(child);
    }
    const missing = count - among.count;
    if (missing > 0 && !this.ranksUntried) return this.addMissing(tree, node, this.random.below(missing));
    if (missing > 0) this.addAllMissing(tree, node, state, count);
    return this.policy.select(tree, node, among, this.random);
  }

  /** Adds the k-th of the moves that are not yet children. */
  private addMissing(tree: Tree, node: number, k: number): number {
    let place = 0;
    for (let left = k; ; place++) if (this.taken[place] === 0 && left-- === 0) break;
    const child = tree.prepend(node, this.listed[place]!);
    tree.available[child] = 1;
    return child;
  }

  private addAllMissing(tree: Tree, node: number, state: State, count: number): void {
    if (tree.columns.priors) this.policy.rating!.look(state);
    for (let place = 0; place < count; place++) {
      if (this.taken[place] === 1) continue;
      const child = tree.prepend(node, this.listed[place]!);
      tree.available[child] = 1;
      this.describe(tree, child, state);
      this.among.add(child);
    }
  }

  // ── positions met again ─────────────────────────────────────────────────────────────────────────

  /** The node of a position where they are found again, or -1. */
  find(state: State): number {
    return this.table?.find(state) ?? -1;
  }

  /** The node of the position, which is added if it was never met. */
  private positionOf(tree: Tree, state: State): number {
    const found = this.table!.find(state);
    if (found >= 0) return found;
    const node = tree.addPosition();
    this.table!.add(node);
    return node;
  }
}
