/**
 * One walk down a tree: select and expand. It ends at a node that was never visited before, at the end of the game, or
 * at a proven node; it leaves the line it took, and counts a visit of every node on it.
 */
import { CHANCE, OVER, type Random, type State } from '../../core/index.ts';
import type { Setting } from '../search.ts';
import { UNPROVEN } from './backup/solver.ts';
import { BlockChildren } from './children/blockChildren.ts';
import { type Children, NONE } from './children/children.ts';
import { HalvingChildren } from './children/halvingChildren.ts';
import { ListChildren } from './children/listChildren.ts';
import { WideningChildren } from './children/wideningChildren.ts';
import type { Trace } from './evaluate/trace.ts';
import type { Expansion } from './expand/expansion.ts';
import { MoveLister } from './expand/moveLister.ts';
import { type Forest, movesVary } from './forest/forest.ts';
import { Transpositions } from './forest/transpositions.ts';
import type { MctsParts } from './mctsParts.ts';
import type { Path } from './select/treePolicy.ts';
import { ROOT, type Tree } from './tree.ts';

// What one walk may add where it can add more than one block of children: turns may be long, and known nodes may meet
// new moves. Memory is reserved for it ahead; a walk that needs more ends where it is.
const MOST_BLOCKS = 4;
const MOST_NEW_NODES = 512;

/** In place of a mover, for a node that is a position and not a choice. */
const NOBODY = CHANCE;

/** The children of a tree that no other thread grows. */
export function ownChildren(
  { policy, forest, expansion, solver, halving }: MctsParts,
  { game, random }: Setting,
): Children {
  const lister = new MoveLister(policy, expansion, game.maxMoves, random);
  if (expansion.widening) return new WideningChildren(expansion.widening, policy, lister, random);
  if (halving) return new HalvingChildren(halving, policy, lister, random);
  return movesVary(forest)
    ? new ListChildren(policy, lister, random)
    : new BlockChildren(policy, solver, lister, random);
}

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
  private readonly forest: Forest;
  private readonly expansion: Expansion;
  private readonly solver: boolean;
  private readonly children: Children;
  private readonly random: Random;
  private readonly chance: Random;
  private readonly trace: Trace | undefined;
  private readonly listed: Int32Array;
  private readonly table: Transpositions | undefined;

  /** @param chance draws the outcomes of chance */
  constructor(
    parts: MctsParts,
    { game, random, freeMemory }: Setting,
    children: Children,
    chance: Random,
    trace?: Trace,
  ) {
    const { forest, expansion } = parts;
    this.forest = forest;
    this.expansion = expansion;
    this.solver = parts.solver;
    this.children = children;
    this.random = random;
    this.chance = chance;
    this.trace = trace;
    this.listed = new Int32Array(game.maxMoves);
    if (forest.key) this.table = new Transpositions(forest.key, freeMemory);
    const addsOneBlock = expansion.adds === 'node' && !movesVary(forest) && !this.table;
    const most = addsOneBlock ? 0 : Math.max(MOST_NEW_NODES, MOST_BLOCKS * game.maxMoves);
    this.mostNewNodes = 2 * game.maxMoves + most;
  }

  /** Bytes that the table of positions may come to take while it grows by `more` of them. */
  tableBytes(more: number): number {
    return this.table?.bytesToHold(more) ?? 0;
  }

  /** A new search begins at this position. */
  start(state: State): void {
    this.children.start();
    if (!this.table) return;
    this.table.clear();
    this.table.find(state);
    this.table.add(ROOT);
  }

  descend(tree: Tree, state: State): void {
    const { maxDepth, adds } = this.expansion;
    const { children, table, trace } = this;
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
      // A fresh line continues until a seat has decided and another is to move.
      if (freshBy !== NOBODY && mover !== CHANCE && mover !== freshBy) break;
      node =
        mover === CHANCE
          ? children.outcome(tree, node, state, this.drawAt(tree, node, state), this)
          : children.pick(tree, node, state, this);
      if (node === NONE) break;
      const move = tree.move(node);
      if (trace && mover !== CHANCE) trace.add(mover, state.code(move));
      this.step(node, mover);
      state.play(move);
      this.plies++;
      if (mover !== CHANCE) decisions++;
      let fresh = children.isFresh(tree, node, this);
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
      if (mover === CHANCE) continue;
      if (adds === 'moves' && state.turn !== mover) break;
      freshBy = mover;
    }
    children.countVisits(tree, this);
  }

  private step(node: number, mover: number): void {
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

  /** The outcome that a chance node comes to next. */
  private drawAt(tree: Tree, node: number, state: State): number {
    return this.forest.draws === 'even' ? this.mostDue(tree, node, state) : this.draw(state);
  }

  /** The outcome that has had the fewest visits for its probability. */
  private mostDue(tree: Tree, node: number, state: State): number {
    const { listed } = this;
    const count = state.moves(listed);
    const first = tree.first(node);
    let visits = 1;
    if (first !== 0) for (let i = 0; i < count; i++) visits += tree.visits(first + i);
    let most = -Infinity;
    let due = 0;
    for (let i = 0; i < count; i++) {
      const behind = state.weight(listed[i]!) * visits - (first === 0 ? 0 : tree.visits(first + i));
      if (behind <= most) continue;
      most = behind;
      due = i;
    }
    return listed[due]!;
  }

  private draw(state: State): number {
    if (this.forest.draws !== 'uniform') return state.sample(this.chance);
    return this.listed[this.random.below(state.moves(this.listed))]!;
  }

  /** Lets chance have its way without leaving nodes. */
  private passChance(state: State): void {
    for (; state.turn === CHANCE; this.plies++) state.play(this.draw(state));
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
