/** The weights that an agent's evaluations were given: what must be available wherever it plays. */
import { type Game, type Weights, findWeights } from '../core/index.ts';
import { type Params, type Resolved, partOf } from './params.ts';

/** Those that the values name, and the parts among them. */
export function weightsIn(game: Game, params: Params, values: Resolved): Weights[] {
  return Object.entries(params).flatMap(([name, param]) => {
    const value = values[name];
    if (param.kind === 'text' && 'layout' in param && typeof value === 'string') return [findWeights(value)];
    if (param.kind !== 'part' || typeof value !== 'object') return [];
    return weightsIn(game, partOf(game, param, value).options, value.values);
  });
}
