/**
 * UCB1 less a penalty for long games, as the Katarenga paper has it: mean + c * sqrt(ln N / n) - D / per, where D is the
 * length of the games through the child, counted from the position that is being decided. The paper does not say
 * how several games are put together: their sum (which punishes what is visited often), their mean, or the last one's.
 * N counts the visits of the parent.
 */
import { ROOT, type Tree } from '../tree.ts';
import { type Candidates, trialsOf } from './candidates.ts';
import { logOf } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

export const DEPTH_MODES = ['sum', 'mean', 'last'] as const;
export type DepthMode = (typeof DEPTH_MODES)[number];

export class DepthPenalty implements TreePolicy {
  readonly columns: { readonly lengths: 'sum' | 'last' };
  private readonly c: number;
  private readonly mode: DepthMode;
  private readonly per: number;

  constructor(c: number, mode: DepthMode, per: number) {
    this.c = c;
    this.mode = mode;
    this.per = per;
    this.columns = { lengths: mode === 'last' ? 'last' : 'sum' };
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { lengths } = tree;
    const { base, list, count } = among;
    const own = node === ROOT ? 0 : 1;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const length = this.mode === 'mean' ? lengths[child]! / n : lengths[child]!;
      const log = logOf(trialsOf(tree, node, child) + own);
      const value = tree.sum(child) / n + this.c * Math.sqrt(log / n) - length / this.per;
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
