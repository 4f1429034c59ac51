/** Five levels of opponents, for two to five players; `docs/ratings` has their measured strength. */
import type { NamedAgent } from '../../core/index.ts';

/** One move ahead by potential, but with this probability any move. */
function careless(epsilon: number): string {
  return `random(rated(epsilon=${epsilon}, prior=potential))`;
}

/** carcassonne/strong with this limit: a tree over whole turns, judged by learned prospects, and the last tiles exactly. */
export function strong(limit: string): string {
  return (
    'mcts(tree=puct(c=6, temperature=0.15, prior=prospects), forest=tree(draws=even), adds=moves, ' +
    `leaf=heuristic(prospects), reward=lead, reuse=true, endgame=exact, ${limit})`
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
    spec: 'greedy(prospects)',
    about: 'Level 4 of 5: one move ahead by learned prospects.',
  },
  {
    name: 'strongest',
    spec: strong('iterations=500, time=3s'),
    about: 'Level 5 of 5: carcassonne/strong with 500 iterations.',
  },
];
