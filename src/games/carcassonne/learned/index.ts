/** The evaluation that was learned from games against itself: `prospects`. */
import { type Heuristic, learnedHeuristic, registerWeights, unpackWeights } from '../../../core/index.ts';
import type { CarcassonneState } from '../state.ts';
import data from '../weights/prospects.json' with { type: 'json' };
import { learnedProspects, prospectFeatures } from './evaluation.ts';

/** Between even players the final scores differ by some twenty points. */
const SCALE = 12;

const standard = unpackWeights(data);
registerWeights(standard);

export const prospects: Heuristic<CarcassonneState> = learnedHeuristic(prospectFeatures, standard, {
  scale: SCALE,
  evaluation: learnedProspects,
});
export { prospectFeatures };
