/** The learned evaluation: the sum over the features of a position, and what the best claim adds where one comes next. */
import { type Evaluation, FeatureList, type FeatureSet, UNIT, type Weights } from '../../../core/index.ts';
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
    generations: 5,
    games: 6000,
  },
  list(state, seat, features) {
    if (state.phase !== CLAIM) prospects.list(state, seat, features);
  },
};

class LearnedProspects implements Evaluation<CarcassonneState> {
  private readonly weights: Int32Array;
  private readonly prospects = new Prospects();
  private readonly features = new FeatureList(MOST_FEATURES);
  /** Where the last claim of a game is tried; made once for the options that are played. */
  private last: CarcassonneState | undefined;
  private readonly claims = new Int32Array(1 + MOST_PIECES);

  constructor(weights: Int32Array) {
    this.weights = weights;
  }

  value(state: CarcassonneState, seat: number): number {
    // In the phase of claiming it is the player who claims, so the position is seen through the player's eyes.
    const isClaiming = state.phase === CLAIM;
    if (isClaiming && state.left === 0) return this.lastClaim(state, seat);
    const view = isClaiming && state.seats === 2 ? state.player : seat;
    const { features, weights } = this;
    features.clear();
    this.prospects.list(state, view, features);
    let sum = features.sum(weights);
    if (isClaiming && view === state.player) sum += this.bestClaim(state);
    return (view === seat ? sum : -sum) / UNIT.lead;
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
    const { features, weights } = this;
    let best = 0;
    for (let rest = state.claimable(); rest !== 0; rest &= rest - 1) {
      features.clear();
      this.prospects.listClaim(31 - Math.clz32(rest & -rest), features);
      best = Math.max(best, features.sum(weights));
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
