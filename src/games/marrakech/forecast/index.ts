/**
 * The evaluation that was learned from games against itself: `forecast`. Its weights come from three generations of 4000
 * games on the paper's board, a few minutes on one core:
 *
 *     npx playout learn marrakech --out src/games/marrakech/weights/forecast.json
 */
import { type Heuristic, learnedHeuristic, registerWeights, unpackWeights } from '../../../core/index.ts';
import type { MarrakechState } from '../state.ts';
import data from '../weights/forecast.json' with { type: 'json' };
import { forecastFeatures } from './features.ts';

/** As of the other evaluations. */
const SCALE = 8;

const standard = unpackWeights(data);
registerWeights(standard);

export const forecast: Heuristic<MarrakechState> = learnedHeuristic(forecastFeatures, standard, {
  scale: SCALE,
});
export { forecastFeatures };
