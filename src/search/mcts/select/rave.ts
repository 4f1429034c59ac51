/**
 * RAVE, rapid action value estimation: until a move has been tried often, its mean is mixed with that of all iterations
 * in which the same seat made it at any later time ("all moves as first"). The child with the largest
 *
 *     (1 - β) * mean + β * amaf + c * sqrt(ln N / n),   β = sqrt(k / (3N + k))   or   β = ñ / (n + ñ + 4 b² n ñ)
 *
 * where ñ counts those iterations; k is the number of visits at which both weigh alike, b the bias of the second
 * schedule. A move of which nothing at all is known comes first.
 *
 * S. Gelly, D. Silver, 2011, Monte-Carlo tree search and rapid action value estimation in computer Go.
 */
import type { Trace } from '../evaluate/trace.ts';
import type { Tree } from '../tree.ts';
import { type Candidates, trialsOf } from './candidates.ts';
import { PlayedMoves } from './playedMoves.ts';
import { logOf } from './roots.ts';
import type { Path, TreePolicy } from './treePolicy.ts';

export interface RaveOptions {
  readonly c: number;
  /** k of the first schedule. */
  readonly equivalence: number;
  /** b of the second schedule, which is taken if it is not 0. */
  readonly bias: number;
}

export class Rave implements TreePolicy {
  readonly columns = { codes: true, amaf: true };
  readonly ranksUntried = true;
  private readonly options: RaveOptions;
  private readonly played = new PlayedMoves();

  constructor(options: RaveOptions) {
    this.options = options;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { base, list, count } = among;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const value = this.value(tree, child, trialsOf(tree, node, child));
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  private value(tree: Tree, child: number, trials: number): number {
    const n = tree.visits(child);
    const amafTrials = tree.amafVisits[child]!;
    if (amafTrials === 0) return n === 0 ? Infinity : tree.sum(child) / n + this.exploration(trials, n);
    const amaf = tree.amafSum[child]! / amafTrials;
    if (n === 0) return amaf;
    const share = this.share(trials, n, amafTrials);
    return (1 - share) * (tree.sum(child) / n) + share * amaf + this.exploration(trials, n);
  }

  private exploration(trials: number, n: number): number {
    return this.options.c * Math.sqrt(logOf(trials) / n);
  }

  private share(trials: number, n: number, amafTrials: number): number {
    const { equivalence: k, bias } = this.options;
    if (bias === 0) return Math.sqrt(k / (3 * trials + k));
    return amafTrials / (n + amafTrials + 4 * bias * bias * n * amafTrials);
  }

  /** Goes back through the iteration; at each node of the line it has met all moves made from there on. */
  learn(tree: Tree, path: Path, trace: Trace, rewards: Float64Array): void {
    const { played } = this;
    played.clear();
    let left = trace.length;
    let decisions = 0;
    for (let i = 0; i < path.depth; i++) if (path.movers[i]! >= 0) decisions++;
    for (let i = path.depth - 1; i >= 0; i--) {
      const mover = path.movers[i]!;
      if (mover < 0) continue;
      decisions--;
      while (left > decisions) {
        left--;
        played.add(trace.seats[left]!, trace.codes[left]!);
      }
      this.credit(tree, path.nodes[i]!, mover, rewards[mover]!);
    }
  }

  private credit(tree: Tree, node: number, mover: number, reward: number): void {
    const first = tree.first(node);
    if (tree.columns.lists) {
      for (let child = first; child !== 0; child = tree.next(child))
        this.creditChild(tree, child, mover, reward);
      return;
    }
    const end = first + tree.count(node);
    for (let child = first; child < end; child++) this.creditChild(tree, child, mover, reward);
  }

  private creditChild(
    { code, amafVisits, amafSum }: Tree,
    child: number,
    mover: number,
    reward: number,
  ): void {
    if (!this.played.has(mover, code[child]!)) return;
    amafVisits[child]!++;
    amafSum[child]! += reward;
  }
}
