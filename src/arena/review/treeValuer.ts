/**
 * Values of moves by a Monte Carlo tree search. A move is worth the mean reward of a search that looks at nothing else: what
 * the tree of the agent would come to say of the move, had it spent its whole budget there.
 *
 * The best move and the played one are measured in this way both, with equal budgets and from the same random numbers. The
 * search that found the best move has no say in its value: the largest of several estimates is too large on average. And a
 * move that this search hardly visited is judged as well as any other.
 */
import type { ResolvedAgent } from '../../agents/index.ts';
import { type Move, OVER, Random, type State, UserError } from '../../core/index.ts';
import { Mcts, type MctsParts, type Setting } from '../../search/index.ts';
import { UNPROVEN, provenResult } from '../../search/mcts/backup/solver.ts';
import { Leaf } from '../../search/mcts/evaluate/leaf.ts';
import { isLearning } from '../../search/mcts/evaluate/learningPlayout.ts';
import { Trace } from '../../search/mcts/evaluate/trace.ts';
import { type Reward, rewardOfResult } from '../../search/mcts/reward/reward.ts';
import { ROOT } from '../../search/mcts/tree.ts';
import { chancePerUnit } from './chanceOf.ts';
import type { Values } from './judgement.ts';
import { MeanRewards } from './meanRewards.ts';
import { type Slice, type Sliced, finish } from './slice.ts';
import { type Question, type Valuation, type Valuer, after, certain } from './valuer.ts';
import { WorldsAfter } from './worldsAfter.ts';

/** Some rewards are measured by what a search has seen, and say nothing about what another search finds. */
function requireFixed(agent: ResolvedAgent, reward: Reward): void {
  if (reward.reset)
    throw new UserError(
      `${agent.name} measures rewards by those of the same search, so values of different positions cannot be compared`,
      'Review with another reward, such as reward=difference.',
    );
}

/** A level of the tree is taken up by the move itself. The root is not the agent's own to be halved. */
function partsBelow(parts: MctsParts): MctsParts {
  const { expansion } = parts;
  return { ...parts, halving: undefined, expansion: { ...expansion, maxDepth: expansion.maxDepth - 1 } };
}

export class TreeValuer implements Valuer {
  readonly unit: Valuer['unit'];
  readonly chancePerUnit: number;
  private readonly reward: Reward;
  private readonly hasProofs: boolean;
  private readonly hasHidden: boolean;
  private readonly random = new Random(0);
  private readonly worlds: WorldsAfter;
  private readonly growth: MeanRewards;
  private readonly search: Mcts;
  private readonly slice: Slice;

  /** @throws UserError for an agent whose values cannot be compared */
  constructor(agent: ResolvedAgent, given: Omit<Setting, 'game' | 'random'>, slice: Slice) {
    const parts = partsBelow(agent.makeParts());
    const { leaf, policy, forest } = parts;
    const setting = { ...given, game: agent.game, random: this.random };
    requireFixed(agent, leaf.reward);
    this.reward = leaf.reward;
    this.unit = leaf.reward.unit;
    this.chancePerUnit = chancePerUnit(agent.game, leaf.reward);
    this.hasProofs = parts.solver;
    this.hasHidden = agent.game.hasHidden;
    this.slice = slice;
    this.worlds = new WorldsAfter(forest, setting);
    const { chance } = this.worlds;
    const trace = policy.learn || isLearning(leaf.playout) ? new Trace() : undefined;
    this.growth = new MeanRewards(parts, setting, chance, trace);
    this.search = new Mcts(parts, setting, {
      worlds: this.worlds,
      growth: this.growth,
      leaf: new Leaf(leaf, this.random, chance, trace),
      trace,
    });
  }

  *valuations(question: Question): Sliced<readonly Valuation[]> {
    const found: Valuation[] = [];
    for (const move of question.moves) found.push(yield* this.valuation(question, move));
    return found;
  }

  private *valuation({ state, budget, stream }: Question, move: Move): Sliced<Valuation> {
    const { worlds, search, growth } = this;
    // Where cards are hidden, nobody may look at the true position after the move; it may even end the game there alone.
    const root = this.hasHidden ? state : after(state, move);
    if (root.turn === OVER) return certain(this.endValues(root));
    this.random.assign(stream);
    worlds.lookAt(state, move);
    search.reset();
    search.start(root, { ...budget, early: false });
    yield* finish(search, this.slice);
    return this.proven(state.seats) ?? growth.valuation();
  }

  /** What is proven of the position after the move, if anything is. */
  private proven(seats: number): Valuation | undefined {
    const proof = this.hasProofs ? this.growth.trees[0]!.proof[ROOT]! : UNPROVEN;
    if (proof === UNPROVEN) return undefined;
    const worth = (_: unknown, seat: number): number =>
      rewardOfResult(this.reward, provenResult(proof, seat));
    return certain(Array.from({ length: seats }, worth));
  }

  endValues(end: State): Values {
    const rewards = new Float64Array(end.seats);
    this.reward.fill(end, rewards, 0);
    return [...rewards];
  }
}
