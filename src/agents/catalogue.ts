/** From the text of a spec to a player. */
import { type Game, UserError, unknownName } from '../core/index.ts';
import type { MctsParts, Search, Setting } from '../search/index.ts';
import { type Builder, builders } from './builders.ts';
import { type NamedAgent, namedAgents } from './named/index.ts';
import { type Resolved, canonical, resolve } from './params.ts';
import { type Spec, formatSpec, parseSpec } from './spec.ts';

interface Checked {
  readonly builder: Builder;
  readonly values: Resolved;
}

/** The named agents of a game. */
export function namedIn(game: Game): NamedAgent[] {
  return namedAgents.filter(({ name }) => name.startsWith(`${game.name}/`));
}

/** The options of a builder that end a search, but for memory, which always holds. */
function limitsOf(name: string): Set<string> {
  const params = builders.find((builder) => builder.name === name)?.params ?? [];
  return new Set(params.filter(({ kind }) => kind === 'count' || kind === 'time').map((param) => param.name));
}

/** Options given to a named agent replace those of its own spec; any limit replaces all its limits. */
function expandNamed(game: Game, spec: Spec): Spec {
  const named = namedAgents.find((agent) => agent.name === spec.name);
  if (!named) return spec;
  if (!named.name.startsWith(`${game.name}/`))
    throw new UserError(
      `agent ${named.name} does not play ${game.name}`,
      `Its own spec does: ${named.spec}.`,
    );
  const own = parseSpec(named.spec);
  const limits = limitsOf(own.name);
  const given = new Set(spec.options.map(({ key }) => key));
  const isLimited = [...given].some((key) => limits.has(key));
  const kept = own.options.filter(({ key }) => !given.has(key) && !(isLimited && limits.has(key)));
  return { name: own.name, options: [...kept, ...spec.options] };
}

/** Can the agent play the game at all, and has the game what the agent needs, such as an evaluation? */
export function suits(game: Game, builder: Builder): boolean {
  if (builder.refusal?.(game) !== undefined) return false;
  return builder.params.every((param) => param.kind !== 'part' || param.parts(game).length > 0);
}

export function check(text: string, game: Game): Checked {
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
  const values = resolve(game, builder.params, spec);
  const clash = builder.clash?.(values, game);
  if (clash !== undefined)
    throw new UserError(
      `agent ${builder.name}: ${clash}`,
      `Change one of the two; playout agents ${game.name} lists all parts.`,
    );
  return { builder, values };
}

/** The player that a spec describes. @throws UserError for a wrong spec or one that cannot play the game */
export function makeAgent(text: string, setting: Setting): Search {
  const { builder, values } = check(text, setting.game);
  return builder.build(values, setting, writeSpec(setting.game, builder, values));
}

/** The parts of the Monte Carlo tree search that a spec describes. @throws UserError as `makeAgent` does */
export function makeParts(text: string, game: Game): MctsParts {
  const { builder, values } = check(text, game);
  if (!builder.parts) throw new UserError(`agent ${builder.name} is no Monte Carlo tree search`);
  return builder.parts(values, game);
}

function writeSpec(game: Game, builder: Builder, values: Resolved): string {
  return formatSpec(canonical(game, builder.params, builder.name, values));
}

/** The spec in its shortest complete form; equal agents have equal canonical specs. */
export function canonicalSpec(text: string, game: Game): string {
  const { builder, values } = check(text, game);
  return writeSpec(game, builder, values);
}

/** Who plays when nobody is named: the first of these that there is and that can play. GAME is the name of the game. */
export const DEFAULT_AGENTS = ['GAME/strong', 'uct(time=1s)', 'greedy', 'random'] as const;

export function defaultAgent(game: Game): string {
  const able = new Set([
    ...namedIn(game).map(({ name }) => name),
    ...builders.filter((builder) => suits(game, builder)).map(({ name }) => name),
  ]);
  const specs = DEFAULT_AGENTS.map((spec) => spec.replace('GAME', game.name));
  return specs.find((spec) => able.has(spec) || able.has(parseSpec(spec).name))!;
}
