/** From the text of a spec to an agent. */
import { type Game, type NamedAgent, UserError, unknownName } from '../core/index.ts';
import type { MctsParts, Search, Setting } from '../search/index.ts';
import { games } from '../games/index.ts';
import { builders } from './builders.ts';
import { namedIn, suits } from './catalogue.ts';
import { ResolvedAgent, limitNames } from './resolvedAgent.ts';
import { type Spec, parseSpec } from './spec.ts';

/** Options given to a named agent replace those of its own spec; any limit replaces all its limits. */
function expandNamed(game: Game, spec: Spec): Spec {
  const isMeant = ({ name }: NamedAgent): boolean => name === spec.name;
  const named = namedIn(game).find(isMeant);
  if (!named) {
    const other = games.flatMap(namedIn).find(isMeant);
    if (!other) return spec;
    throw new UserError(
      `agent ${other.name} does not play ${game.name}`,
      `Its own spec does: ${other.spec}.`,
    );
  }
  const own = parseSpec(named.spec);
  const limits = limitNames(builders.find(({ name }) => name === own.name)!.params);
  const given = new Set(spec.options.map(({ key }) => key));
  const isLimited = limits.some((limit) => given.has(limit));
  const kept = own.options.filter(({ key }) => !given.has(key) && !(isLimited && limits.includes(key)));
  return { name: own.name, options: [...kept, ...spec.options] };
}

/** @throws UserError for a wrong spec or one that cannot play the game */
export function resolveAgent(text: string, game: Game): ResolvedAgent {
  const spec = expandNamed(game, parseSpec(text));
  const builder = builders.find((b) => b.name === spec.name);
  if (!builder) {
    const known = [...builders, ...namedIn(game)].map((agent) => agent.name);
    throw unknownName('agent', spec.name, known);
  }
  const refusal = builder.refusal?.(game);
  if (refusal !== undefined) {
    const able = builders.filter((b) => suits(game, b)).map((b) => b.name);
    throw new UserError(
      `agent ${builder.name} cannot play ${game.name}: ${refusal}`,
      `These can: ${able.join(', ')}.`,
    );
  }
  return new ResolvedAgent(game, builder, spec);
}

/** The player that a spec describes. @throws UserError as `resolveAgent` does */
export function makeAgent(text: string, setting: Setting): Search {
  return resolveAgent(text, setting.game).make(setting);
}

/** The parts of the Monte Carlo tree search that a spec describes. @throws UserError as `resolveAgent` does */
export function makeParts(text: string, game: Game): MctsParts {
  return resolveAgent(text, game).makeParts();
}
