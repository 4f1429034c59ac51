/** Which agents there are for a game, and which plays by default. */
import type { Game, NamedAgent } from '../core/index.ts';
import type { Builder } from './builder.ts';
import { builders } from './builders.ts';
import { parseSpec } from './spec.ts';

/** The named agents of a game, by their full names: `game/agent`. */
export function namedIn({ name: game, agents = [] }: Game): NamedAgent[] {
  return agents.map((agent) => ({ ...agent, name: `${game}/${agent.name}` }));
}

/** Agents that grow a tree, as do named agents made of them. */
export const TREE_AGENTS: readonly string[] = builders.flatMap(({ name, parts }) => (parts ? [name] : []));

/** Can the agent play the game at all, and has the game what the agent needs, such as an evaluation? */
export function suits(game: Game, builder: Builder): boolean {
  if (builder.refusal?.(game) !== undefined) return false;
  return Object.values(builder.params).every(
    (param) => param.kind !== 'part' || param.parts(game).length > 0,
  );
}

/** The default agent: the first of these that exists and can play. GAME is the name of the game. */
export const DEFAULT_AGENTS = ['GAME/strong', 'uct(time=1s)', 'greedy', 'random'] as const;

export function defaultAgent(game: Game): string {
  const able = new Set([
    ...namedIn(game).map(({ name }) => name),
    ...builders.filter((builder) => suits(game, builder)).map(({ name }) => name),
  ]);
  const specs = DEFAULT_AGENTS.map((spec) => spec.replace('GAME', game.name));
  return specs.find((spec) => able.has(spec) || able.has(parseSpec(spec).name))!;
}
