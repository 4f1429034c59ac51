/**
 * Sequential halving at the root: the budget is divided equally over ceil(log2 k) rounds for k moves. In each round all
 * moves that are left have the same number of iterations, and then the better half, by mean, is kept. What is left
 * over after the last round goes to the survivor. Below the root the tree policy chooses, as ever.
 *
 * UCB1 tries to lose little while it learns; at the root only the last decision counts, and this makes that one as sure as
 * the budget allows. The budget must be known beforehand: iterations, of which a round has floor(T / (moves * rounds)) for
 * each move and at least one, or time, in equal shares.
 *
 * Z. Karnin, T. Koren, O. Somekh, 2013, Almost Optimal Exploration in Multi-Armed Bandits; T. Pepels, T. Cazenave, M. Winands,
 * M. Lanctot, 2014, Minimizing Simple and Cumulative Regret in Monte-Carlo Tree Search.
 */
import { UserError } from '../../../core/index.ts';
import type { Budget } from '../../budget.ts';
import { ROOT, type Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';

/** Does the budget say beforehand how long the search will take? */
function canBeHalved({ iterations, perMove, ms }: Budget): boolean {
  return iterations !== undefined || perMove !== undefined || ms !== undefined;
}

export class SequentialHalving {
  /** The moves that are left, as children of the root, in the order in which they take turns. */
  private readonly left: Int32Array;
  /** How many there are; 0 before the first choice. */
  private count = 0;
  private rounds = 0;
  private round = 0;
  /** Iterations of the search, and those made when the round began. */
  private iterations = Infinity;
  private began = 0;
  /** Of the time. */
  private usedShare = 0;

  constructor(maxMoves: number) {
    this.left = new Int32Array(maxMoves);
  }

  /**
   * A new search begins.
   * @param budget as it was given @param iterations the most that it allows @throws UserError if its end is unknown
   */
  start(budget: Budget, iterations: number): void {
    if (!canBeHalved(budget))
      throw new UserError(
        'root=halving divides the budget, so it has to know beforehand how long the search takes',
        'Limit the search by iterations or time.',
      );
    this.iterations = iterations;
    this.count = 0;
    this.usedShare = 0;
  }

  /** @param share of the time, from 0 to 1, that is used up */
  passTime(share: number): void {
    this.usedShare = share;
  }

  /** The child of the root whose turn it is. Those that were never tried are opened in the order of the block. */
  select(tree: Tree, among: Candidates): number {
    const made = tree.visits(ROOT) - 1;
    if (this.count === 0) this.begin(among);
    if (this.isRoundOver(made)) this.halve(tree, made);
    return this.left[(made - this.began) % this.count]!;
  }

  /** The best of the moves that are left; nothing before all were tried. */
  favourite(tree: Tree): number | undefined {
    const { left, count } = this;
    let best: number | undefined;
    for (let i = 0; i < count; i++) {
      if (tree.visits(left[i]!) === 0) return undefined;
      if (best === undefined || tree.mean(left[i]!) > tree.mean(best)) best = left[i]!;
    }
    return best;
  }

  private begin({ base, list, count }: Candidates): void {
    for (let i = 0; i < count; i++) this.left[i] = base + list[i]!;
    this.count = count;
    // log2, rounded up.
    this.rounds = 32 - Math.clz32(count - 1);
    this.round = 0;
    this.began = 0;
  }

  private isRoundOver(made: number): boolean {
    const { count, rounds } = this;
    const spent = made - this.began;
    if (count === 1 || spent < count) return false;
    const each = Math.max(1, Math.floor(this.iterations / (count * rounds)));
    return spent >= count * each || this.usedShare * rounds >= this.round + 1;
  }

  /** Keeps the better half; among equals those that came first, in an order that was random. */
  private halve(tree: Tree, made: number): void {
    const { left, count } = this;
    for (let i = 1; i < count; i++) {
      const child = left[i]!;
      let place = i;
      for (; place > 0 && tree.mean(left[place - 1]!) < tree.mean(child); place--)
        left[place] = left[place - 1]!;
      left[place] = child;
    }
    this.count = Math.ceil(count / 2);
    this.round++;
    this.began = made;
  }
}
