/** The evaluation that was learned from games against itself: `patterns`. */
import { type Heuristic, learnedHeuristic, registerWeights, unpackWeights } from '../../../core/index.ts';
import type { AtaxxState } from '../state.ts';
import data from '../weights/patterns.json' with { type: 'json' };
import { patternEvaluation } from './evaluation.ts';
import { patterns } from './features.ts';

const standard = unpackWeights(data);
registerWeights(standard);

export const learned: Heuristic<AtaxxState> = learnedHeuristic(patterns, standard, {
  evaluation: patternEvaluation,
});
export { patterns };
