/** Options that several agents share, and how their values become parts of a search. */
import type { Evaluation, Game, Heuristic, Playout } from '../core/index.ts';
import type { Budget } from '../search/index.ts';
import type { Param, PartParam, Resolved, ResolvedPart } from './params.ts';

const UNIFORM: Playout = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};

const uniformPart = {
  name: 'uniform',
  about: 'Uniformly random moves to the end of the game.',
  options: [],
};

export const playoutParam: PartParam = {
  kind: 'part',
  name: 'playout',
  about: 'How a game is played out from a new node.',
  fallback: () => 'uniform',
  parts: (game) => [uniformPart, ...game.playouts],
};

export const heuristicParam: PartParam = {
  kind: 'part',
  name: 'heuristic',
  about: 'The evaluation of positions.',
  fallback: (game) => game.heuristics[0]?.name ?? 'none',
  parts: (game) => game.heuristics,
};

export function playoutOf(game: Game, values: Resolved): Playout {
  const part = values.playout as ResolvedPart;
  if (part.name === 'uniform') return UNIFORM;
  return game.playouts.find((policy) => policy.name === part.name)!.make(part.values);
}

export function heuristicOf(game: Game, values: Resolved): { heuristic: Heuristic; evaluation: Evaluation } {
  const part = values.heuristic as ResolvedPart;
  const heuristic = game.heuristics.find((h) => h.name === part.name)!;
  return { heuristic, evaluation: heuristic.make(part.values) };
}

export const treeBudget: readonly Param[] = [
  { kind: 'count', name: 'iterations', fallback: 1000, about: 'Ends after this many iterations.' },
  { kind: 'time', name: 'time', about: 'Ends after this time, such as 250ms or 2s.' },
  { kind: 'count', name: 'nodes', about: 'Ends when the tree has this many nodes.' },
  { kind: 'count', name: 'simulations', about: 'Ends after this many playouts.' },
];

/** For searches that give every move the same. */
export const flatBudget: readonly Param[] = [
  { kind: 'count', name: 'perMove', about: 'Ends after this many playouts of every move.' },
  ...treeBudget,
];

export const depthBudget: readonly Param[] = [
  { kind: 'count', name: 'depth', fallback: 4, about: 'Looks this many plies ahead.' },
  { kind: 'time', name: 'time', about: 'Ends after this time, such as 250ms or 2s.' },
  { kind: 'count', name: 'nodes', about: 'Ends after this many positions.' },
];

/** The limits in force. */
export function budgetOf(values: Resolved): Budget {
  const { iterations, perMove, time, nodes, simulations, depth } = values as Readonly<
    Record<string, number | undefined>
  >;
  return {
    ...(iterations !== undefined && { iterations }),
    ...(perMove !== undefined && { perMove }),
    ...(time !== undefined && { ms: time }),
    ...(nodes !== undefined && { nodes }),
    ...(simulations !== undefined && { simulations }),
    ...(depth !== undefined && { depth }),
  };
}
