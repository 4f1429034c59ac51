/**
 * UCB1: the child with the largest mean + c * sqrt(ln N / n), where n counts the visits of the child and N those of
 * all children together. Rewards lie in [0, 1]; c = sqrt(2) is the constant of the proof. In a tree it is UCT.
 *
 * P. Auer, N. Cesa-Bianchi, P. Fischer, 2002; L. Kocsis, C. Szepesvári, 2006. Where moves are not always legal, N counts
 * the trials in which the child could have been chosen (P. Cowling, E. Powley, D. Whitehouse, 2012).
 */
import { ROOT, type Tree } from '../tree.ts';
import { type Candidates, iterationOf, trialsOf } from './candidates.ts';
import { inverseRoot, rootOfLog } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

export interface Ucb1Options {
  readonly c: number;
  /** c falls as c / t with the number t of the iteration. */
  readonly decays: boolean;
  /**
   * What N counts: the visits of all children, or those of their parent, which has one more for the playout with
   * which it was added; at the root, which has none, the two are the same. Papers differ in this.
   */
  readonly total: 'children' | 'node';
  /** First-play urgency: the value of an untried child; Infinity tries each once before any twice. */
  readonly urgency: number;
}

export class Ucb1 implements TreePolicy {
  readonly columns = {};
  readonly ranksUntried: boolean;
  private readonly options: Ucb1Options;

  constructor(options: Ucb1Options) {
    this.options = options;
    this.ranksUntried = options.urgency !== Infinity;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { decays, total } = this.options;
    const c = decays ? this.options.c / iterationOf(tree) : this.options.c;
    if (tree.columns.lists || this.ranksUntried) return this.selectAny(tree, node, among, c);
    const { base, list, count } = among;
    const trials = tree.visits(node) - (total === 'node' && node !== ROOT ? 0 : 1);
    const exploration = c * rootOfLog(Math.max(1, trials));
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const root = inverseRoot(n);
      const value = tree.sum(child) * root * root + exploration * root;
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** The same where some children may be untried, or competed in fewer trials than others. */
  private selectAny(tree: Tree, node: number, among: Candidates, c: number): number {
    const { base, list, count } = among;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      let value = this.options.urgency;
      if (n > 0) {
        const root = inverseRoot(n);
        value = tree.sum(child) * root * root + c * rootOfLog(this.trials(tree, node, child)) * root;
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  private trials(tree: Tree, node: number, child: number): number {
    const own = this.options.total === 'node' && node !== ROOT ? 1 : 0;
    return trialsOf(tree, node, child) + own;
  }
}
