/** The learned evaluation: the sum over the features of a position, and what the best claim adds where one comes next. */
import { type Evaluation, type FeatureSet, UNIT, type Weights, boundOf } from '../../../core/index.ts';
import { CLAIM, MOST_PIECES } from '../layout.ts';
import type { CarcassonneState } from '../state.ts';
import { SIZE } from './numbers.ts';
import { MOST_FEATURES, Prospects } from './prospects.ts';

const prospects = new Prospects();

/** Positions between two turns are what is learned from: in the phase of claiming a turn is not done, and nothing is listed. */
export const prospectFeatures: FeatureSet<CarcassonneState> = {
  name: 'prospects',
  about:
    'Learned: the lead to expect, by what is held and how likely it is to be completed with the tiles left.',
  layout: 'carcassonne/prospects/3',
  size: SIZE,
  most: MOST_FEATURES,
  predicts: 'lead',
  recipe: {
    teacher: 'greedy(potential)',
    player: 'random(rated(epsilon=0.05, prior=prospects(weights=$weights)))',
    generations: 3,
    games: 4000,
  },
  list(state, seat, features) {
    if (state.phase !== CLAIM) prospects.list(state, seat, features);
  },
};

const BOUND = boundOf(prospectFeatures);

/** Adds up the weights of features as they come, which is faster than to list them first. */
class Weighing {
  private readonly weights: Int32Array;
  /** One number, in an array so that it is never boxed. */
  private readonly sums = new Int32Array(1);

  constructor(weights: Int32Array) {
    this.weights = weights;
  }

  clear(): void {
    this.sums[0] = 0;
  }

  add(number: number, amount: number): void {
    this.sums[0]! += Math.imul(amount, this.weights[number]!);
  }

  get sum(): number {
    return this.sums[0]!;
  }
}

class LearnedProspects implements Evaluation<CarcassonneState> {
  private readonly prospects = new Prospects();
  private readonly weighing: Weighing;
  /** Where the last claim of a game is tried; made once for the options that are played. */
  private last: CarcassonneState | undefined;
  private readonly claims = new Int32Array(1 + MOST_PIECES);

  constructor(weights: Int32Array) {
    this.weighing = new Weighing(weights);
  }

  value(state: CarcassonneState, seat: number): number {
    // In the phase of claiming it is the player who claims, so the position is seen through the player's eyes.
    const isClaiming = state.phase === CLAIM;
    if (isClaiming && state.left === 0) return this.lastClaim(state, seat);
    const view = isClaiming && state.seats === 2 ? state.player : seat;
    const { weighing } = this;
    weighing.clear();
    this.prospects.list(state, view, weighing);
    let { sum } = weighing;
    if (isClaiming && view === state.player) sum += this.bestClaim(state);
    const lead = Math.max(-BOUND, Math.min(BOUND, sum / UNIT.lead));
    return view === seat ? lead : 0 - lead;
  }

  /** The lead at the end of the game, after the last claim. */
  private lastClaim(state: CarcassonneState, seat: number): number {
    if (this.last?.rules !== state.rules) this.last = state.clone();
    const { last, claims } = this;
    const { player } = state;
    const count = state.moves(claims);
    let best = -Infinity;
    let value = 0;
    for (let i = 0; i < count; i++) {
      last.assign(state);
      last.play(claims[i]!);
      const own = this.value(last, player);
      if (own <= best) continue;
      best = own;
      value = this.value(last, seat);
    }
    return value;
  }

  /** What the best claim adds, which may be none. */
  private bestClaim(state: CarcassonneState): number {
    const { weighing } = this;
    let best = 0;
    for (let rest = state.claimable(); rest !== 0; rest &= rest - 1) {
      weighing.clear();
      this.prospects.listClaim(31 - Math.clz32(rest & -rest), weighing);
      best = Math.max(best, weighing.sum);
    }
    return best;
  }
}

export function learnedProspects(
  _set: FeatureSet<CarcassonneState>,
  { values }: Weights,
): Evaluation<CarcassonneState> {
  return new LearnedProspects(values);
}
