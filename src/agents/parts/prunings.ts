/** How expectimax prunes chance nodes; all find the same value. */
import type { Game } from '../../core/index.ts';
import type { Pruning } from '../../search/index.ts';
import type { PartParam, Resolved } from '../params.ts';
import { type MadePart, countOption, makePart } from './part.ts';

const prunings: readonly MadePart<Pruning>[] = [
  {
    name: 'none',
    about: 'Every outcome is searched in full.',
    options: [],
    make: () => ({ windows: false, probes: 0 }),
  },
  {
    name: 'star1',
    about: 'Outcomes are cut off by what those not yet searched can be worth.',
    options: [],
    make: () => ({ windows: true, probes: 0 }),
  },
  {
    name: 'star2',
    about: 'Like star1, after one move of each outcome has been probed for a bound.',
    options: [],
    make: () => ({ windows: true, probes: 1 }),
  },
  {
    name: 'star2.5',
    about: 'Like star2, with several moves of each outcome.',
    options: [countOption('probes', 2, 1, 1000, 'Moves of each outcome that are probed; 1 is star2.')],
    make: ({ probes }) => ({ windows: true, probes: probes as number }),
  },
];

export const pruningParam: PartParam = {
  kind: 'part',
  name: 'pruning',
  about: 'How chance nodes are pruned; the value is the same.',
  fallback: () => 'star2',
  parts: () => prunings,
};

export function pruningOf(values: Resolved, game: Game): Pruning {
  return makePart(prunings, values.pruning!, game);
}
