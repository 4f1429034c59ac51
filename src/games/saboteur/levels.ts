/**
 * Five levels of opponents; `docs/ratings` has their measured strength. The cards decide much: even the strongest is not
 * far above random moves, so the steps are smaller than in other games.
 */
import type { NamedAgent } from '../../core/index.ts';

/** One move ahead by progress, but with this probability any move. */
function careless(epsilon: number): string {
  return `random(rated(epsilon=${epsilon}, prior=progress(danger=1.5)))`;
}

/** What sets one search from another, and its limit. */
interface Setting {
  readonly c: number;
  readonly danger: number;
  readonly draw: number;
  readonly limit: string;
}

function search({ c, danger, draw, limit }: Setting): string {
  return (
    `mcts(tree=puct(c=${c}, temperature=0.3, prior=progress(danger=${danger})), forest=information-set, ` +
    `playout=path(wary=0.7), reward=win(draw=${draw}), ${limit})`
  );
}

/** saboteur/strong with this limit. */
export function strong(limit: string): string {
  return search({ c: 2, danger: 1.5, draw: 0.15, limit });
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
    spec: strong('iterations=8, time=2s'),
    about: 'Level 4 of 5: saboteur/strong with 8 iterations, which is little more than its rating of moves.',
  },
  {
    name: 'strongest',
    spec: search({ c: 4, danger: 5, draw: 0.35, limit: 'iterations=800, time=3s' }),
    about: 'Level 5 of 5: a wider search with 800 iterations, more afraid of helping and of losing.',
  },
];
