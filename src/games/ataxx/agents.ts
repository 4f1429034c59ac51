/** The Ataxx report's two searches. It gives neither c, nor r_p, nor the time; these are ours. */
import type { NamedAgent } from '../../core/index.ts';
import { levels } from './levels.ts';

export const agents: readonly NamedAgent[] = [
  {
    name: 'mcts',
    spec: 'mcts(tree=ucb1(c=1.4, total=node), playout=clones(r=4), time=1s)',
    about: "The Ataxx report's search 1: UCT whose playouts prefer clones, r_p = 4.",
  },
  {
    name: 'minimax',
    spec: 'alphabeta(heuristic=pieces, ends=evaluation, time=1s)',
    about: "The Ataxx report's search 2: iterative deepening alpha-beta on the difference of stones.",
  },
  {
    name: 'strong',
    spec: 'alphabeta(heuristic=patterns, selective=true, time=1s)',
    about: 'The strongest that we found: selective alpha-beta on shape and learned patterns.',
  },
  ...levels,
];
