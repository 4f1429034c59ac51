/** Limits of a search, as options and as the budget that they make. */
import type { Budget } from '../../search/index.ts';
import type { BudgetParam, Param, Resolved } from '../params.ts';
import { flagOption } from './part.ts';

/** @param fallback in force where nothing at all is given */
export function countLimit(name: string, about: string, fallback?: number): BudgetParam {
  return { kind: 'count', role: 'limit', name, about, ...(fallback !== undefined && { fallback }) };
}

export function timeLimit(about: string, fallback?: number): BudgetParam {
  return { ...countLimit('time', about, fallback), kind: 'time' };
}

export function depthLimit(about: string, fallback?: number): BudgetParam {
  return { ...countLimit('depth', about, fallback), isSteep: true };
}

const time = timeLimit('Ends after this time, such as 250ms or 2s.');

const limits: readonly Param[] = [
  countLimit('iterations', 'Ends after this many iterations.', 1000),
  time,
  countLimit('nodes', 'Ends when the tree has this many nodes.'),
  countLimit('simulations', 'Ends after this many playouts.'),
  {
    kind: 'memory',
    role: 'cap',
    name: 'memory',
    about: 'Ends before the tree takes more than this, such as 500MB.',
  },
];

/** For searches that give every move the same. */
export const flatBudget: readonly Param[] = [
  countLimit('perMove', 'Ends after this many playouts of every move.'),
  ...limits,
];

export const treeBudget: readonly Param[] = [
  ...limits,
  {
    kind: 'integer',
    name: 'margin',
    min: 0,
    max: 60_000,
    default: 0,
    about: 'Milliseconds kept back from the time, for a machine that is busy.',
  },
  flagOption('early', 'Ends when the second most visited move cannot catch up any more.'),
];

/** For minimax. @param depth how far it looks ahead */
export function minimaxBudget(depth: BudgetParam): readonly Param[] {
  return [depth, time, countLimit('nodes', 'Ends after this many positions.')];
}

/** What the values let a search use up. */
export function budgetOf(values: Resolved): Budget {
  const {
    iterations,
    perMove,
    time: ms,
    nodes,
    simulations,
    depth,
    memory,
    margin,
  } = values as Readonly<Record<string, number | undefined>>;
  return {
    ...(iterations !== undefined && { iterations }),
    ...(perMove !== undefined && { perMove }),
    ...(ms !== undefined && { ms: Math.max(1, ms - (margin ?? 0)) }),
    ...(nodes !== undefined && { nodes }),
    ...(simulations !== undefined && { simulations }),
    ...(memory !== undefined && { bytes: memory }),
    ...(depth !== undefined && { depth }),
    ...(values.early === true && { early: true }),
  };
}
