/**
 * Five levels of opponents; `docs/ratings` has their measured strength. The cards decide much: even the strongest is not
 * far above random moves, so the steps are smaller than in other games.
 */
import type { NamedAgent } from '../../core/index.ts';

/** One move ahead by progress, but with this probability any move. */
function careless(epsilon: number): string {
  return `random(rated(epsilon=${epsilon}, prior=progress(danger=1.5)))`;
}

/** A tree over information sets that goes by the cards that the opponent may hold; docs/learning.md says how its numbers were found. */
function search(more: string): string {
  return (
    'mcts(tree=puct(c=1, temperature=0.6, prior=tempo(danger=4, gamble=-1, keep=1.1, counts=true)), forest=information-set, ' +
    `playout=path(epsilon=0.05, wary=1, cunning=true, shrewd=true), reward=win(draw=0.4), ${more})`
  );
}

/**
 * saboteur/strong with this limit. Against random moves caution only costs wins: there the opponent is left to playouts in
 * which nine of its moves in ten are any, and a draw is a loss.
 */
export function strong(limit: string): string {
  return search(
    'opponent=watched(tree=puct(c=2, temperature=0.6, prior=tempo), treeDepth=1, ' +
      'playout=sides(own=path(epsilon=0.1, shrewd=true), others=path(epsilon=0.9)), ' +
      `reward=win(draw=0), evidence=0.25), ${limit}`,
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
    spec: careless(0.45),
    about: 'Level 2 of 5: one move ahead by progress, but nearly every second move is any.',
  },
  {
    name: 'club',
    spec: careless(0.2),
    about: 'Level 3 of 5: one move ahead by progress, but one move in five is any.',
  },
  {
    name: 'expert',
    spec: search('iterations=40, time=2s'),
    about: 'Level 4 of 5: a tree search by tempo with 40 iterations, the same against everyone.',
  },
  {
    name: 'strongest',
    spec: search('iterations=1000, time=3s'),
    about: 'Level 5 of 5: a tree search by tempo with 1000 iterations, the same against everyone.',
  },
];
