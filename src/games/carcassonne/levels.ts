/** Five levels of opponents, for two to five players; `docs/ratings` has their measured strength. */
import type { NamedAgent } from '../../core/index.ts';

/** One move ahead by potential, but with this probability any move. */
function careless(epsilon: number): string {
  return `random(rated(epsilon=${epsilon}, prior=potential))`;
}

/** Moves rated by potential, two turns of play, then an evaluation of the lead. */
function search(limit: string): string {
  return (
    'mcts(tree=puct(c=0.3, temperature=0.3, prior=potential), leaf=cut(plies=6, heuristic=potential), ' +
    `reward=difference(clip=60), ${limit})`
  );
}

export const levels: readonly NamedAgent[] = [
  {
    name: 'beginner',
    spec: careless(0.5),
    about: 'Level 1 of 5: one move ahead by potential, but every second move is any.',
  },
  {
    name: 'casual',
    spec: careless(0.32),
    about: 'Level 2 of 5: one move ahead by potential, but one move in three is any.',
  },
  {
    name: 'club',
    spec: careless(0.15),
    about: 'Level 3 of 5: one move ahead by potential, but one move in seven is any.',
  },
  {
    name: 'expert',
    spec: search('iterations=100, time=2s'),
    about: 'Level 4 of 5: moves rated by potential, 100 iterations.',
  },
  {
    name: 'strongest',
    spec: search('iterations=2000, time=3s'),
    about: 'Level 5 of 5: moves rated by potential, 2000 iterations.',
  },
];
