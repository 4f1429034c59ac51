/** Trees that also add up the rewards of every seat, where a tree keeps only those of the seat that chose. */
import type { State } from '../../core/index.ts';
import type { Budget } from '../../search/index.ts';
import { OwnGrowth } from '../../search/mcts/growth.ts';
import type { Tree } from '../../search/mcts/tree.ts';
import { Moments } from '../../stats/index.ts';
import type { Valuation } from './valuer.ts';

export class MeanRewards extends OwnGrowth {
  private rewards: Moments[] = [];

  override start(state: State, budget: Budget, before: State | undefined): void {
    this.rewards = Array.from({ length: state.seats }, () => new Moments());
    super.start(state, budget, before);
  }

  override backUp(tree: Tree, rewards: Float64Array, iteration: number, length: number): void {
    for (let seat = 0; seat < rewards.length; seat++) this.rewards[seat]!.add(rewards[seat]!);
    super.backUp(tree, rewards, iteration, length);
  }

  /** Of all iterations so far. */
  valuation(): Valuation {
    return {
      values: this.rewards.map(({ mean }) => mean),
      errors: this.rewards.map(({ count, sd }) => (count < 2 ? 0 : sd / Math.sqrt(count))),
    };
  }
}
