/** The evaluation that was learned from games against itself: `race`. */
import { type Heuristic, learnedHeuristic, registerWeights, unpackWeights } from '../../../core/index.ts';
import type { KatarengaState } from '../state.ts';
import data from '../weights/race.json' with { type: 'json' };
import { raceEvaluation } from './evaluation.ts';
import { race } from './features.ts';

const standard = unpackWeights(data);
registerWeights(standard);

export const learned: Heuristic<KatarengaState> = learnedHeuristic(race, standard, {
  evaluation: raceEvaluation,
});
export { race };
