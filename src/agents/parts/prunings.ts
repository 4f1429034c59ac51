/** How expectimax prunes chance nodes; all find the same value. */
import { integer, option } from '../../core/index.ts';
import type { Pruning } from '../../search/index.ts';
import { type Part, type PartParam, definePart } from '../params.ts';

const prunings: readonly Part<Pruning>[] = [
  {
    name: 'none',
    about: 'Every outcome is searched in full.',
    options: {},
    make: () => ({ windows: false, probes: 0 }),
  },
  {
    name: 'star1',
    about: 'Outcomes are cut off by what those not yet searched can be worth.',
    options: {},
    make: () => ({ windows: true, probes: 0 }),
  },
  {
    name: 'star2',
    about: 'Like star1, after one move of each outcome has been probed for a bound.',
    options: {},
    make: () => ({ windows: true, probes: 1 }),
  },
  definePart({
    name: 'star2.5',
    about: 'Like star2, with several moves of each outcome.',
    options: { probes: option(integer(1, 1000), 2, 'Moves of each outcome that are probed; 1 is star2.') },
    make: ({ probes }) => ({ windows: true, probes }),
  }),
];

export const pruningParam: PartParam<Pruning> = {
  kind: 'part',
  about: 'How chance nodes are pruned; the value is the same.',
  fallback: () => 'star2',
  parts: () => prunings,
};
