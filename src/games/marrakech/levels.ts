/**
 * Five levels of opponents, for two to four players; `docs/ratings` has their measured strength. The first three play for
 * points, as a search for wins by random games gives up where points could still be saved.
 */
import type { NamedAgent } from '../../core/index.ts';

const LEAD = 'reward=difference(clip=40)';

/** marrakech/strong with this limit: a tree judged by the learned forecast, and the last turns exactly. */
export function strong(limit: string): string {
  return (
    'mcts(tree=puct(c=0.3, temperature=0.3, prior=forecast), leaf=heuristic(forecast), reward=win, ' +
    `endgame=exact, ${limit})`
  );
}

function uct(iterations: number, time: string): string {
  return `uct(c=0.4, ${LEAD}, iterations=${iterations}, time=${time})`;
}

export const levels: readonly NamedAgent[] = [
  { name: 'beginner', spec: uct(100, '300ms'), about: 'Level 1 of 5: 100 random games before each move.' },
  { name: 'casual', spec: uct(220, '500ms'), about: 'Level 2 of 5: 220 random games before each move.' },
  { name: 'club', spec: uct(700, '1s'), about: 'Level 3 of 5: 700 random games before each move.' },
  {
    name: 'expert',
    spec: strong('iterations=30, time=2s'),
    about: 'Level 4 of 5: marrakech/strong with 30 iterations.',
  },
  {
    name: 'strongest',
    spec: strong('iterations=4000, time=3s'),
    about: 'Level 5 of 5: marrakech/strong with 4000 iterations.',
  },
];
