/** Evaluations by features whose weights were learned; see `features.ts`. */
import { FeatureList, type FeatureSet, UNIT } from './features.ts';
import type { Evaluation, Heuristic, State } from './game.ts';
import { option } from './schema/index.ts';
import { type Weights, findWeights, weightsOf } from './weights.ts';

/** A sum beyond this (a chance of one in a million, a lead of 1000 points) says no more. */
const MOST = { result: 14 * UNIT.result, lead: 1000 * UNIT.lead } as const;

/**
 * The eyes through which a position is judged. One seat's gain is the other's loss where two play, so both judge as the one
 * to move does (the first, where none is), and what they think adds up to nothing.
 */
export function viewOf(state: State, seat: number): number {
  return state.seats === 2 ? Math.max(0, state.turn) : seat;
}

/** No value of the evaluation by these features is larger, nor smaller than its negative. */
export function boundOf({ predicts }: Pick<FeatureSet<never>, 'predicts'>): number {
  return predicts === 'lead' ? MOST.lead / UNIT.lead : MOST.result;
}

/** The evaluation by a set of features. Games that can do it faster make their own; the values must be the same. */
export function evaluationBy<S extends State>(set: FeatureSet<S>, { values }: Weights): Evaluation<S> {
  const features = new FeatureList(set.most);
  const { per = 1 } = set;
  const most = MOST[set.predicts];
  const unit = set.predicts === 'lead' ? UNIT.lead : 1;
  return {
    value(state, seat) {
      const view = viewOf(state, seat);
      features.clear();
      set.list(state, view, features);
      const base = set.base?.(state, view) ?? 0;
      const sum = Math.max(-most, Math.min(most, base + Math.trunc(features.sum(values) / per)));
      return (view === seat ? sum : -sum) / unit;
    },
  };
}

/**
 * A set of features as an evaluation that agents can name, with the weights that are used unless others are given.
 * @param scale for a lead in points; see `Heuristic.scale`
 */
export function learnedHeuristic<S extends State>(
  set: FeatureSet<S>,
  standard: Weights,
  { scale = UNIT.result, evaluation = evaluationBy<S> }: LearnedOptions<S> = {},
): Heuristic<S> {
  const weights = option(weightsOf(set.layout, set.size), standard.id, 'What each feature counts.');
  return {
    name: set.name,
    about: set.about,
    options: { weights },
    bound: boundOf(set),
    scale,
    make: (options) => evaluation(set, findWeights(String(options['weights']))),
  };
}

export interface LearnedOptions<S extends State> {
  readonly scale?: number;
  readonly evaluation?: (set: FeatureSet<S>, weights: Weights) => Evaluation<S>;
}
