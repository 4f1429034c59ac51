/** Makes the iterations of a search: select, expand, evaluate, back up; with what learns from them. */
import { OVER, type State } from '../../core/index.ts';
import type { Setting } from '../search.ts';
import { MinimaxBackup } from './backup/minimaxBackup.ts';
import { UNPROVEN, proofOf, proveUpwards, provenResult } from './backup/solver.ts';
import { Leaf, type LeafEvaluator } from './evaluate/leaf.ts';
import { type LearningPlayout, isLearning } from './evaluate/learningPlayout.ts';
import { Trace } from './evaluate/trace.ts';
import { Worlds } from './forest/worlds.ts';
import { type Growth, OwnGrowth } from './growth.ts';
import type { MctsParts } from './mctsParts.ts';
import { rewardOfResult } from './reward/reward.ts';
import { ROOT, type Tree } from './tree.ts';

/** What iterations are made with: where trees grow, and who evaluates their leaves. */
export interface Components {
  readonly worlds: Worlds;
  readonly growth: Growth;
  readonly leaf: LeafEvaluator;
  /** Where moves are noted down, if a part learns from them. */
  readonly trace: Trace | undefined;
}

/** The components of a search that grows its own trees and evaluates their leaves itself. */
export function ownComponents(parts: MctsParts, setting: Setting): Components {
  const worlds = new Worlds(parts.forest, setting);
  const trace = parts.policy.learn || learnerOf(parts) ? new Trace() : undefined;
  const growth = new OwnGrowth(parts, setting, worlds.chance, trace);
  const leaf = new Leaf(parts.leaf, setting.random, worlds.chance, trace);
  return { worlds, growth, leaf, trace };
}

function learnerOf({ leaf }: MctsParts): LearningPlayout | undefined {
  return isLearning(leaf.playout) ? leaf.playout : undefined;
}

export class Iterations {
  /** How many were made. */
  count = 0;
  /** Nodes of the longest line. */
  deepest = 0;
  private readonly parts: MctsParts;
  private readonly worlds: Worlds;
  private readonly growth: Growth;
  private readonly leaf: LeafEvaluator;
  private readonly trace: Trace | undefined;
  private readonly learner: LearningPlayout | undefined;
  private readonly minimax: MinimaxBackup | undefined;
  private state: State | undefined;
  private rewards = new Float64Array(2);

  constructor(parts: MctsParts, { worlds, growth, leaf, trace }: Components) {
    this.parts = parts;
    this.worlds = worlds;
    this.growth = growth;
    this.leaf = leaf;
    this.trace = trace;
    this.learner = learnerOf(parts);
    const { policy, leaf: evaluated } = parts;
    if (policy.judge) this.minimax = new MinimaxBackup(policy.judge, evaluated.reward);
  }

  /** Forgets what playouts have learned. */
  reset(): void {
    this.learner?.reset();
  }

  start(state: State): void {
    this.count = 0;
    this.deepest = 0;
    this.state = state.clone();
    this.rewards = new Float64Array(state.seats);
    this.worlds.start(state);
    this.minimax?.start(state);
    this.leaf.start(state.turn);
  }

  run(): void {
    const { growth, parts, rewards } = this;
    const { trees, descent } = growth;
    const state = this.state!;
    const which = trees.length === 1 ? 0 : this.count % trees.length;
    const tree = trees[which]!;
    const iteration = tree.visits(ROOT);
    this.worlds.enter(which, state);
    descent.descend(tree, state);
    const { depth, plies } = descent;
    if (depth > this.deepest) this.deepest = depth;
    const proof = parts.solver ? tree.proof[descent.nodes[depth]!]! : UNPROVEN;
    const ended = state.turn === OVER;
    // Before a playout uses up the position.
    this.minimax?.backUp(tree, descent, state, plies);
    let length = plies;
    if (proof !== UNPROVEN) this.fillProven(proof);
    else length += this.leaf.evaluate(state, rewards, plies, iteration);
    this.count++;
    growth.backUp(tree, rewards, iteration, length);
    if (parts.solver && ended && proof === UNPROVEN) this.prove(tree, state);
    if (this.trace) this.learn(tree);
  }

  private fillProven(proof: number): void {
    const { reward } = this.parts.leaf;
    for (let seat = 0; seat < this.rewards.length; seat++)
      this.rewards[seat] = rewardOfResult(reward, provenResult(proof, seat));
  }

  /** A game that ended inside the tree proves its last node, and perhaps others above. */
  private prove(tree: Tree, state: State): void {
    const { nodes, movers, depth } = this.growth.descent;
    const proof = proofOf(state);
    if (proof === UNPROVEN) return;
    tree.proof[nodes[depth]!] = proof;
    proveUpwards(tree, nodes, movers, depth);
  }

  private learn(tree: Tree): void {
    this.parts.policy.learn?.(tree, this.growth.descent, this.trace!, this.rewards);
    this.learner?.learn(this.trace!, this.rewards);
  }
}
