/** Lists the moves that a node takes in, and gives children what they carry from the start. */
import type { Random, State } from '../../../core/index.ts';
import type { TreePolicy } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';
import { DecisiveMoves } from './decisive.ts';
import type { Expansion } from './expansion.ts';
import type { Widening } from './widening.ts';

export class MoveLister {
  /** The moves that were listed last. */
  readonly listed: Int32Array;
  private readonly policy: TreePolicy;
  private readonly random: Random;
  private readonly shuffles: boolean;
  private readonly decisive: DecisiveMoves | undefined;
  private readonly widening: Widening | undefined;

  constructor(policy: TreePolicy, { decisive, widening }: Expansion, maxMoves: number, random: Random) {
    this.policy = policy;
    this.random = random;
    this.widening = widening;
    this.shuffles = widening !== undefined || (policy.ranksUntried ?? false);
    this.listed = new Int32Array(maxMoves);
    if (decisive !== 'none') this.decisive = new DecisiveMoves(decisive === 'replies', maxMoves);
  }

  /** Returns how many there are; they are in random order if untried ones are compared, or in that of the widening. */
  list(state: State): number {
    const { listed, decisive, random } = this;
    const count = state.moves(listed);
    const kept = decisive ? decisive.keep(state, listed, count) : count;
    if (!this.shuffles) return kept;
    for (let i = kept - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const move = listed[i]!;
      listed[i] = listed[j]!;
      listed[j] = move;
    }
    this.widening?.order(state, listed, kept);
    return kept;
  }

  /** Before children of this position are described. */
  look(tree: Tree, state: State): void {
    if (tree.columns.priors) this.policy.rating!.look(state);
  }

  /** What a child carries from the start. Its move must never be exchanged with another's afterwards. */
  describe(tree: Tree, child: number, state: State): void {
    const move = tree.move(child);
    if (tree.columns.priors) tree.prior[child] = this.policy.rating!.rate(move);
    if (tree.columns.codes) tree.code[child] = state.code(move);
  }

  describeBlock(tree: Tree, first: number, count: number, state: State): void {
    const { priors, codes } = tree.columns;
    if (!priors && !codes) return;
    this.look(tree, state);
    for (let i = 0; i < count; i++) this.describe(tree, first + i, state);
  }
}
