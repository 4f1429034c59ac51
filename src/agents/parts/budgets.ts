/** Limits of a search, as options and as the budget that they make. */
import { flag, integer, option } from '../../core/index.ts';
import type { Budget } from '../../search/index.ts';
import type { BudgetParam, Resolved } from '../params.ts';

/** @param fallback in force where nothing at all is given */
export function countLimit(about: string, fallback?: number): BudgetParam {
  return { kind: 'count', role: 'limit', about, ...(fallback !== undefined && { fallback }) };
}

export function timeLimit(about: string, fallback?: number): BudgetParam {
  return { ...countLimit(about, fallback), kind: 'time' };
}

export function depthLimit(about: string, fallback?: number): BudgetParam {
  return { ...countLimit(about, fallback), isSteep: true };
}

const time = timeLimit('Ends after this time, such as 250ms or 2s.');

const memory: BudgetParam = {
  kind: 'memory',
  role: 'cap',
  about: 'Ends before the tree takes more than this, such as 500MB.',
};

const limits = {
  iterations: countLimit('Ends after this many iterations.', 1000),
  time,
  nodes: countLimit('Ends when the tree has this many nodes.'),
  simulations: countLimit('Ends after this many playouts.'),
  memory,
};

/** For searches that give every move an equal share. */
export const flatBudget = {
  perMove: countLimit('Ends after this many playouts of every move.'),
  ...limits,
};

export const treeBudget = {
  ...limits,
  margin: option(integer(0, 60_000), 0, 'Milliseconds kept back from the time, for a machine that is busy.'),
  early: option(flag(), false, 'Ends when the second most visited move cannot catch up any more.'),
};

/** For minimax, besides its depth. */
export const minimaxBudget = { time, nodes: countLimit('Ends after this many positions.') };

/** The budget that the values describe. */
export function budgetOf(values: Resolved): Budget {
  const amount = (name: string): number | undefined => {
    const value = values[name];
    return typeof value === 'number' ? value : undefined;
  };
  const [iterations, perMove, ms] = [amount('iterations'), amount('perMove'), amount('time')];
  const [nodes, simulations, bytes, depth] = ['nodes', 'simulations', 'memory', 'depth'].map(amount);
  return {
    ...(iterations !== undefined && { iterations }),
    ...(perMove !== undefined && { perMove }),
    ...(ms !== undefined && { ms: Math.max(1, ms - (amount('margin') ?? 0)) }),
    ...(nodes !== undefined && { nodes }),
    ...(simulations !== undefined && { simulations }),
    ...(bytes !== undefined && { bytes }),
    ...(depth !== undefined && { depth }),
    ...(values.early === true && { early: true }),
  };
}
