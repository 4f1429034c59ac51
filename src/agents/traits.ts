/** What can be said of an agent without making it: how it is limited, and whether it is an oracle. */
import type { Game } from '../core/index.ts';
import type { Budget } from '../search/index.ts';
import { check } from './catalogue.ts';
import type { Param, Resolved, ResolvedPart } from './params.ts';
import { budgetOf } from './parts/budgets.ts';

export interface AgentLimits {
  readonly budget: Budget;
  /** What it counts: tree searches iterations, minimax positions, an agent that does not search neither. */
  readonly counts: 'iterations' | 'nodes' | undefined;
}

/** @throws UserError as `makeAgent` does */
export function limitsOf(text: string, game: Game): AgentLimits {
  const { builder, values } = check(text, game);
  const names = new Set(builder.params.map(({ name }) => name));
  const counts = (['iterations', 'nodes'] as const).find((unit) => names.has(unit));
  return { budget: budgetOf(values), counts };
}

function oracleIn(game: Game, params: readonly Param[], values: Resolved): string | undefined {
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

/** Which part of the agent knows what no player can, and what; nothing if it is made to play honestly. */
export function oracleNote(text: string, game: Game): string | undefined {
  const { builder, values } = check(text, game);
  return oracleIn(game, builder.params, values);
}
