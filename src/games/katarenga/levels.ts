/** Five levels of opponents, by how many positions they look at; `docs/ratings` has their measured strength. */
import type { NamedAgent } from '../../core/index.ts';

export const levels: readonly NamedAgent[] = [
  {
    name: 'beginner',
    spec: 'random(rated(epsilon=0.3))',
    about: 'Level 1 of 5: one move ahead on features, but three moves in ten are any.',
  },
  {
    name: 'casual',
    spec: 'alphabeta(heuristic=simple, nodes=120, time=500ms)',
    about: 'Level 2 of 5: alpha-beta that sees some of the replies.',
  },
  {
    name: 'club',
    spec: 'alphabeta(heuristic=simple, nodes=1000, time=1s)',
    about: 'Level 3 of 5: alpha-beta, two to three plies deep.',
  },
  {
    name: 'expert',
    spec: 'alphabeta(heuristic=race, selective=true, nodes=2000, time=2s)',
    about: 'Level 4 of 5: selective alpha-beta that knows who wins the race to the last row.',
  },
  {
    name: 'strongest',
    spec: 'alphabeta(heuristic=race, selective=true, nodes=60000, time=3s)',
    about: 'Level 5 of 5: katarenga/strong with 60,000 positions.',
  },
];
