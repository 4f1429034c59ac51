/** Five levels of opponents, by how many positions they look at; `docs/ratings` has their measured strength. */
import type { NamedAgent } from '../../core/index.ts';

export const levels: readonly NamedAgent[] = [
  {
    name: 'beginner',
    spec: 'random(rated(epsilon=0.2))',
    about: 'Level 1 of 5: takes the most stones, but one move in five is any.',
  },
  {
    name: 'casual',
    spec: 'alphabeta(nodes=100, time=500ms)',
    about: 'Level 2 of 5: alpha-beta that sees some of the replies.',
  },
  {
    name: 'club',
    spec: 'alphabeta(nodes=600, time=1s)',
    about: 'Level 3 of 5: alpha-beta that sees all replies.',
  },
  {
    name: 'expert',
    spec: 'alphabeta(heuristic=shape, selective=true, nodes=1000, time=2s)',
    about: 'Level 4 of 5: selective alpha-beta that judges the shape of the stones.',
  },
  {
    name: 'strongest',
    spec: 'alphabeta(heuristic=patterns, selective=true, nodes=20000, time=3s)',
    about: 'Level 5 of 5: ataxx/strong with 20,000 positions.',
  },
];
