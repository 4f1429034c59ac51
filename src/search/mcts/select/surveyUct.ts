/**
 * UCT and UCB1-Tuned as the Carcassonne paper writes them, for payoffs in points rather than in [0, 1]:
 *
 *     UCT         Q + 2c * sqrt(2 ln N / n)
 *     UCT-Tuned   Q + 2c * sqrt(ln N / n * min(1/4, V)),   V = mean square - Q^2 + sqrt(2 ln t / n)
 *
 * N counts the visits of the parent, t is the number of the iteration. The first is the form of the survey, C. Browne et
 * al., 2012. With payoffs in points V lies far above 1/4 nearly always, so that the second is the first with another
 * constant; with c falling as c / t neither is.
 */
import { ROOT, type Tree } from '../tree.ts';
import { type Candidates, iterationOf } from './candidates.ts';
import { logOf } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

function parentVisits(tree: Tree, node: number): number {
  return node === ROOT ? tree.visits(ROOT) - 1 : tree.visits(node);
}

abstract class SurveyForm implements TreePolicy {
  abstract readonly columns: { readonly squares?: boolean };
  private readonly c: number;
  private readonly decays: boolean;

  /** @param decays c falls as c / t with the number t of the iteration */
  constructor(c: number, decays: boolean) {
    this.c = c;
    this.decays = decays;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { base, list, count } = among;
    const factor = (2 * this.c) / (this.decays ? iterationOf(tree) : 1);
    const log = logOf(parentVisits(tree, node));
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const mean = tree.sum(child) / tree.visits(child);
      const value = mean + factor * Math.sqrt(this.spread(tree, child, mean, log));
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** What stands under the root. */
  protected abstract spread(tree: Tree, child: number, mean: number, log: number): number;
}

export class SurveyUct extends SurveyForm {
  readonly columns = {};

  protected spread(tree: Tree, child: number, _mean: number, log: number): number {
    return (2 * log) / tree.visits(child);
  }
}

export class SurveyUctTuned extends SurveyForm {
  readonly columns = { squares: true };

  protected spread(tree: Tree, child: number, mean: number, log: number): number {
    const n = tree.visits(child);
    const variance = tree.squares[child]! / n - mean * mean;
    const bound = variance + Math.sqrt((2 * logOf(iterationOf(tree))) / n);
    return (log / n) * Math.min(0.25, bound);
  }
}
