/** The evaluation that was learned from games against itself: `race`. */
import { type Heuristic, learnedHeuristic, makeWeights, registerWeights } from '../../../core/index.ts';
import type { KatarengaState } from '../state.ts';
import { raceEvaluation } from './evaluation.ts';
import { race } from './features.ts';

const standard = makeWeights(race.layout, new Int32Array(race.size));
registerWeights(standard);

export const learned: Heuristic<KatarengaState> = learnedHeuristic(race, standard, {
  evaluation: raceEvaluation,
});
export { race };
