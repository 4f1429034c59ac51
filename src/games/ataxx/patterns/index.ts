/** The evaluation that was learned from games against itself: `patterns`. */
import { type Heuristic, learnedHeuristic, makeWeights, registerWeights } from '../../../core/index.ts';
import type { AtaxxState } from '../state.ts';
import { patternEvaluation } from './evaluation.ts';
import { patterns } from './features.ts';

const standard = makeWeights(patterns.layout, new Int32Array(patterns.size));
registerWeights(standard);

export const learned: Heuristic<AtaxxState> = learnedHeuristic(patterns, standard, {
  evaluation: patternEvaluation,
});
export { patterns };
