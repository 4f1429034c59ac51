/**
 * The trees of a search, and what an iteration does to them: it walks down one, and adds rewards to the line it took. A
 * search is handed its growth: its own trees, or its share in a tree that other threads grow too (`SharedGrowth`).
 */
import type { Random, State } from '../../core/index.ts';
import { type Budget, type Spent, isSpent } from '../budget.ts';
import type { Setting } from '../search.ts';
import { addRewards } from './backup/backup.ts';
import { UNPROVEN } from './backup/solver.ts';
import { Descent, ownChildren } from './descent.ts';
import type { Trace } from './evaluate/trace.ts';
import { type MctsParts, columnsOf } from './mctsParts.ts';
import { Reuse, subtree } from './reuse.ts';
import { FIRST_CAPACITY, ROOT, Tree } from './tree.ts';

export interface Growth {
  readonly trees: readonly Tree[];
  readonly descent: Descent;
  /** Nodes that this search has added. */
  readonly nodes: number;
  /** Bytes that its trees and tables take. */
  readonly bytes: number;
  /**
   * A new search begins: there is a root for every tree.
   * @param before the position of the search before, if what it has found may be kept
   */
  start(state: State, budget: Budget, before: State | undefined): void;
  /** Asks for one more iteration; false if there are none left. */
  take(): boolean;
  /** Adds the rewards of an iteration to the line that the descent took. */
  backUp(tree: Tree, rewards: Float64Array, iteration: number, length: number): void;
  /** Must the search end? */
  isDone(budget: Budget, spent: Spent): boolean;
}

export class OwnGrowth implements Growth {
  readonly trees: Tree[];
  readonly descent: Descent;
  private readonly parts: MctsParts;

  /** @param chance draws the outcomes of chance, if not the agent's own stream */
  constructor(parts: MctsParts, setting: Setting, chance: Random = setting.random, trace?: Trace) {
    this.parts = parts;
    this.descent = new Descent(parts, setting, ownChildren(parts, setting), chance, trace);
    const columns = columnsOf(parts);
    this.trees = Array.from(
      { length: parts.forest.trees },
      () => new Tree(columns, FIRST_CAPACITY, setting.freeMemory),
    );
  }

  get nodes(): number {
    let nodes = 0;
    for (const tree of this.trees) nodes += tree.size;
    return nodes;
  }

  get bytes(): number {
    let bytes = this.descent.tableBytes(0) + (this.parts.policy.bytes ?? 0);
    for (const tree of this.trees) bytes += tree.bytes;
    return bytes;
  }

  start(state: State, { bytes }: Budget, before: State | undefined): void {
    this.descent.start(state);
    if (this.parts.reuse && before && this.keep(before, state, bytes)) return;
    for (const tree of this.trees) {
      tree.clear();
      // As if the root, like every other node, had been added with its own playout.
      tree.setVisits(ROOT, 1);
    }
  }

  /** Keeps what is below the new position in the tree of the one before; false if there is nothing, or no memory for it. */
  private keep(before: State, state: State, bytes: number | undefined): boolean {
    const node = new Reuse().find(this.trees[0]!, before, state);
    const kept = node < 0 ? undefined : subtree(this.trees[0]!, node, bytes);
    if (kept) this.trees[0] = kept;
    return kept !== undefined;
  }

  take(): boolean {
    return true;
  }

  backUp(tree: Tree, rewards: Float64Array, iteration: number, length: number): void {
    addRewards(tree, this.descent, rewards, this.parts.backup, iteration, length);
  }

  isDone(budget: Budget, spent: Spent): boolean {
    if (isSpent(budget, spent)) return true;
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
}
