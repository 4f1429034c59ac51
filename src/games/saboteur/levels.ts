/**
 * Five levels of opponents; `docs/ratings` has their measured strength. The cards decide much: even the strongest is not
 * far above random moves, so the steps are smaller than in other games.
 */
import type { NamedAgent } from '../../core/index.ts';

/** One move ahead by progress, but with this probability any move. */
function careless(epsilon: number): string {
  return `random(rated(epsilon=${epsilon}, prior=progress(danger=1.5)))`;
}

/** The strongest that we found, with this limit. */
export function strong(limit: string): string {
  return (
    'mcts(tree=puct(c=2, temperature=0.3, prior=progress(danger=1.5)), forest=information-set, ' +
    `playout=path(wary=0.7), reward=win(draw=0.15), ${limit})`
  );
}

export const levels: readonly NamedAgent[] = [
  {
    name: 'beginner',
    spec: careless(0.7),
    about: 'Level 1 of 5: one move ahead by progress, but seven moves in ten are any.',
  },
  {
    name: 'casual',
    spec: careless(0.4),
    about: 'Level 2 of 5: one move ahead by progress, but four moves in ten are any.',
  },
  {
    name: 'club',
    spec: careless(0.1),
    about: 'Level 3 of 5: one move ahead by progress, but one move in ten is any.',
  },
  {
    name: 'expert',
    spec: strong('iterations=30, time=2s'),
    about: 'Level 4 of 5: saboteur/strong with 30 iterations.',
  },
  {
    name: 'strongest',
    spec: strong('iterations=800, time=3s'),
    about: 'Level 5 of 5: saboteur/strong with 800 iterations.',
  },
];
