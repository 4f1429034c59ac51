/** From the text of a spec to a player, and the list of what can be written. */
import { type Game, UserError, unknownName } from '../core/index.ts';
import type { Search, Setting } from '../search/index.ts';
import { type Builder, builders } from './builders.ts';
import { namedAgents } from './named.ts';
import { type Param, type Part, type Resolved, canonical, describeParam, resolve } from './params.ts';
import { type Spec, formatSpec, parseSpec } from './spec.ts';

interface Checked {
  readonly builder: Builder;
  readonly values: Resolved;
}

/** Options given to a named agent replace those of its own spec. */
function expandNamed(game: Game, spec: Spec): Spec {
  const named = namedAgents.find((agent) => agent.name === spec.name);
  if (!named) return spec;
  if (!named.name.startsWith(`${game.name}/`))
    throw new UserError(
      `agent ${named.name} does not play ${game.name}`,
      `Its own spec does: ${named.spec}.`,
    );
  const own = parseSpec(named.spec);
  const kept = own.options.filter(({ key }) => !spec.options.some((option) => option.key === key));
  return { name: own.name, options: [...kept, ...spec.options] };
}

/** Can the agent play the game at all, and has the game what the agent needs, such as an evaluation? */
function suits(game: Game, builder: Builder): boolean {
  if (builder.refusal?.(game) !== undefined) return false;
  return builder.params.every((param) => param.kind !== 'part' || param.parts(game).length > 0);
}

function check(text: string, game: Game): Checked {
  const spec = expandNamed(game, parseSpec(text));
  const builder = builders.find((b) => b.name === spec.name);
  if (!builder) {
    const known = [...builders, ...namedAgents].map((agent) => agent.name);
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
  return { builder, values: resolve(game, builder.params, spec) };
}

/** The player that a spec describes. @throws UserError for a wrong spec or one that cannot play the game */
export function makeAgent(text: string, setting: Setting): Search {
  const { builder, values } = check(text, setting.game);
  return builder.build(values, setting);
}

/** The spec with every value in force written out; equal agents have equal canonical specs. */
export function canonicalSpec(text: string, game: Game): string {
  const { builder, values } = check(text, game);
  return formatSpec(canonical(builder.params, builder.name, values));
}

/** Who plays when nobody is named, best first; the first that can play the game. */
const DEFAULTS = ['uct(time=1s)', 'greedy', 'random'] as const;

export function defaultAgent(game: Game): string {
  const able = new Set(builders.filter((builder) => suits(game, builder)).map((builder) => builder.name));
  return DEFAULTS.find((spec) => able.has(parseSpec(spec).name))!;
}

export interface AgentOption {
  readonly name: string;
  readonly about: string;
  /** How a value is written. */
  readonly range: string;
  /** Missing for limits, which count only when given. */
  readonly default?: string;
}

export interface AgentEntry {
  readonly name: string;
  /** `agent`, `named`, or for a part the option that takes it: `playout`, `tree`, … */
  readonly kind: string;
  readonly spec: string;
  readonly about: string;
  readonly options: readonly AgentOption[];
}

function describe(game: Game, params: readonly Param[]): AgentOption[] {
  const values = resolve(game, params, { name: '', options: [] });
  const written = new Map(
    canonical(params, '', values).options.map(({ key, value }) => [key, formatSpec(value)] as const),
  );
  return params.map((param) => {
    const text = written.get(param.name);
    const { name, about } = param;
    return { name, about, range: describeParam(game, param), ...(text !== undefined && { default: text }) };
  });
}

function partEntry(game: Game, kind: string, part: Part): AgentEntry {
  const options = part.options.map((o) => ({ key: o.name, value: { name: String(o.default), options: [] } }));
  return {
    name: part.name,
    kind,
    spec: formatSpec({ name: part.name, options }),
    about: part.about,
    options: describe(game, part.options),
  };
}

/** The parts that the agents which can play the game are made of. */
function partsOf(game: Game): AgentEntry[] {
  const params = builders.filter((builder) => suits(game, builder)).flatMap((builder) => builder.params);
  const kinds = new Map(params.flatMap((param) => (param.kind === 'part' ? [[param.name, param]] : [])));
  return [...kinds.values()].flatMap((param) =>
    param.parts(game).map((part) => partEntry(game, param.name, part)),
  );
}

/** Everything that can be written in a spec for this game: agents, named agents, and parts. */
export function listAgents(game: Game): readonly AgentEntry[] {
  return [
    ...builders
      .filter((builder) => suits(game, builder))
      .map((builder): AgentEntry => {
        const { name, about, params } = builder;
        return {
          name,
          kind: 'agent',
          spec: canonicalSpec(name, game),
          about,
          options: describe(game, params),
        };
      }),
    ...namedAgents
      .filter(({ name }) => name.startsWith(`${game.name}/`))
      .map(({ name, about }): AgentEntry => {
        return { name, kind: 'named', spec: canonicalSpec(name, game), about, options: [] };
      }),
    ...partsOf(game),
  ];
}
