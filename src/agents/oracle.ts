/** Agents that know what no player can, because one of their parts does. */
import type { Game } from '../core/index.ts';
import type { Param, Resolved, ResolvedPart } from './params.ts';

/** Which part knows it, and what; undefined if none does. */
export function oracleIn(game: Game, params: readonly Param[], values: Resolved): string | undefined {
  for (const param of params) {
    if (param.kind !== 'part') continue;
    const chosen = values[param.name] as ResolvedPart;
    const part = param.parts(game).find(({ name }) => name === chosen.name)!;
    if (part.oracle !== undefined) return `${param.name}=${part.name} is an oracle: it knows ${part.oracle}`;
    const inside = oracleIn(game, part.options, chosen.values);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
