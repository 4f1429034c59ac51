/**
 * The evaluation that was learned from games against itself: `odds`. Its weights come from three generations of 3000 games,
 * a few minutes on two cores:
 *
 *     npx playout learn saboteur --out src/games/saboteur/weights/odds.json
 */
import { type Heuristic, learnedHeuristic, registerWeights, unpackWeights } from '../../../core/index.ts';
import type { SaboteurState } from '../state.ts';
import data from '../weights/odds.json' with { type: 'json' };
import { oddsFeatures } from './features.ts';

const standard = unpackWeights(data);
registerWeights(standard);

export const odds: Heuristic<SaboteurState> = learnedHeuristic(oddsFeatures, standard);
export { oddsFeatures };
