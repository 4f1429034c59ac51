/** Limits of a search, as options and as the budget that they make. */
import type { Budget } from '../../search/index.ts';
import type { Param, Resolved } from '../params.ts';
import { flagOption } from './part.ts';

const time: Param = { kind: 'time', name: 'time', about: 'Ends after this time, such as 250ms or 2s.' };

const limits: readonly Param[] = [
  { kind: 'count', name: 'iterations', fallback: 1000, about: 'Ends after this many iterations.' },
  time,
  { kind: 'count', name: 'nodes', about: 'Ends when the tree has this many nodes.' },
  { kind: 'count', name: 'simulations', about: 'Ends after this many playouts.' },
  { kind: 'memory', name: 'memory', about: 'Ends before the tree takes more than this, such as 500MB.' },
];

/** For searches that give every move the same. */
export const flatBudget: readonly Param[] = [
  { kind: 'count', name: 'perMove', about: 'Ends after this many playouts of every move.' },
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

export const depthBudget: readonly Param[] = [
  { kind: 'count', name: 'depth', fallback: 4, about: 'Looks this many plies ahead.' },
  time,
  { kind: 'count', name: 'nodes', about: 'Ends after this many positions.' },
];

/** The limits in force. */
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
