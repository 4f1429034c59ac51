/**
 * Five levels of opponents, for two to four players; `docs/ratings` has their measured strength. All play for points, as
 * the search for wins gives up where points could still be saved.
 */
import type { NamedAgent } from '../../core/index.ts';

const LEAD = 'reward=difference(clip=40)';

function uct(iterations: number, time: string): string {
  return `uct(c=0.4, ${LEAD}, iterations=${iterations}, time=${time})`;
}

export const levels: readonly NamedAgent[] = [
  { name: 'beginner', spec: uct(100, '300ms'), about: 'Level 1 of 5: 100 random games before each move.' },
  { name: 'casual', spec: uct(220, '500ms'), about: 'Level 2 of 5: 220 random games before each move.' },
  { name: 'club', spec: uct(700, '1s'), about: 'Level 3 of 5: 700 random games before each move.' },
  { name: 'expert', spec: uct(2500, '2s'), about: 'Level 4 of 5: 2500 random games before each move.' },
  {
    name: 'strongest',
    spec: `mcts(tree=puct(c=0.5, temperature=0.3, prior=outlook), leaf=heuristic(outlook), ${LEAD}, iterations=4000, time=3s)`,
    about: 'Level 5 of 5: a tree of moves rated by their outlook, and the outlook in place of random games.',
  },
];
