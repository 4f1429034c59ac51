/** Everything that can be written in a spec, with what it does and what can be set. */
import type { Game } from '../core/index.ts';
import { builders } from './builders.ts';
import { namedIn, suits } from './catalogue.ts';
import { type Params, type Part, asSpec, describeParam, resolve } from './params.ts';
import { resolveAgent } from './resolveAgent.ts';
import { formatSpec } from './spec.ts';

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

function describe(game: Game, params: Params): AgentOption[] {
  const values = resolve(game, params, { name: '', options: [] });
  return Object.entries(params).map(([name, param]) => {
    const { about } = param;
    const value = values[name];
    const range = describeParam(game, param);
    if (value === undefined) return { name, about, range };
    return { name, about, range, default: formatSpec(asSpec(game, param, value)) };
  });
}

function entryOf(game: Game, kind: string, part: Pick<Part, 'name' | 'about' | 'options'>): AgentEntry {
  const { name, about, options } = part;
  return { name, kind, spec: name, about, options: describe(game, options) };
}

/** The parts of these options, and the parts of those, each once under the option that takes it. */
function collectParts(game: Game, params: Params, found: Map<string, AgentEntry>): void {
  for (const [name, param] of Object.entries(params)) {
    if (param.kind !== 'part') continue;
    for (const part of param.parts(game)) {
      const kind = param.like ?? name;
      const key = `${kind} ${part.name}`;
      if (found.has(key)) continue;
      found.set(key, entryOf(game, kind, part));
      collectParts(game, part.options, found);
    }
  }
}

/** The parts that the agents which can play the game are made of, grouped by the option that takes them. */
function partsOf(game: Game): AgentEntry[] {
  const found = new Map<string, AgentEntry>();
  for (const builder of builders) if (suits(game, builder)) collectParts(game, builder.params, found);
  const entries = [...found.values()];
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.flatMap((wanted) => entries.filter(({ kind }) => kind === wanted));
}

/** Agents, named agents and parts for this game. */
export function listAgents(game: Game): readonly AgentEntry[] {
  return [
    ...builders
      .filter((builder) => suits(game, builder))
      .map(({ name, about, params }) => entryOf(game, 'agent', { name, about, options: params })),
    ...namedIn(game).map(({ name, about }): AgentEntry => {
      return { name, kind: 'named', spec: resolveAgent(name, game).canonical, about, options: [] };
    }),
    ...partsOf(game),
  ];
}
