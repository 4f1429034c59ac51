/** Everything that can be written in a spec, with what it does and what can be set. */
import type { Game } from '../core/index.ts';
import { builders } from './builders.ts';
import { namedIn, suits } from './catalogue.ts';
import { type Param, type Part, asSpec, describeParam, resolve } from './params.ts';
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

function describe(game: Game, params: readonly Param[]): AgentOption[] {
  const values = resolve(game, params, { name: '', options: [] });
  return params.map((param) => {
    const { name, about } = param;
    const value = values[name];
    const text = value === undefined ? {} : { default: formatSpec(asSpec(game, param, value)) };
    return { name, about, range: describeParam(game, param), ...text };
  });
}

function entryOf(game: Game, kind: string, { name, about, options }: Part): AgentEntry {
  return { name, kind, spec: name, about, options: describe(game, options) };
}

/** The parts of these options, and the parts of those, each once under the option that takes it. */
function collectParts(game: Game, params: readonly Param[], found: Map<string, AgentEntry>): void {
  for (const param of params) {
    if (param.kind !== 'part') continue;
    for (const part of param.parts(game)) {
      const key = `${param.name} ${part.name}`;
      if (found.has(key)) continue;
      found.set(key, entryOf(game, param.name, part));
      collectParts(game, part.options, found);
    }
  }
}

/** The parts that the agents which can play the game are made of, grouped by the option that takes them. */
function partsOf(game: Game): AgentEntry[] {
  const params = builders.filter((builder) => suits(game, builder)).flatMap((builder) => builder.params);
  const found = new Map<string, AgentEntry>();
  collectParts(game, params, found);
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
