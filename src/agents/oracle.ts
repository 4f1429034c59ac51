/** Agents that know what no player can, because one of their parts does. */
import type { Game } from '../core/index.ts';
import { type Params, type Resolved, partOf } from './params.ts';

/** Which part knows such a thing, and what it knows; undefined if none does. */
export function oracleIn(game: Game, params: Params, values: Resolved): string | undefined {
  for (const [name, param] of Object.entries(params)) {
    const chosen = values[name];
    if (param.kind !== 'part' || typeof chosen !== 'object') continue;
    const part = partOf(game, param, chosen);
    if (part.oracle !== undefined) return `${name}=${part.name} is an oracle: it knows ${part.oracle}`;
    const inside = oracleIn(game, part.options, chosen.values);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
