/** The Katarenga paper's agents, with and without the length of playouts; c = sqrt(2) at first, 1 in its later experiments. */
import type { NamedAgent } from '../../core/index.ts';
import { levels } from './levels.ts';

const PAPER = 'The Katarenga paper:';
const ROOT_TWO = Math.SQRT2;

export const agents: readonly NamedAgent[] = [
  { name: 'random', spec: 'random', about: `${PAPER} uniformly random moves.` },
  {
    name: 'pure-mc',
    spec: 'flat(reward=win(draw=0), perMove=600)',
    about: `${PAPER} Pure Monte Carlo, 600 playouts for every move, most wins; a draw counts nothing.`,
  },
  {
    name: 'pure-mc-depth',
    spec: 'flat(reward=quick(stake=100), perMove=600)',
    about: `${PAPER} Pure Monte Carlo with depth: 100 - D for a win in D moves, -D, -100 - D.`,
  },
  {
    name: 'mcts',
    spec: `mcts(tree=ucb1(c=${ROOT_TWO}, total=node), iterations=1600)`,
    about: `${PAPER} Monte Carlo tree search with c = sqrt(2) and 1600 playouts.`,
  },
  {
    name: 'mcts-c1',
    spec: 'mcts(tree=ucb1(c=1, total=node), iterations=1600)',
    about: `${PAPER} the same with c = 1, which it found best.`,
  },
  {
    name: 'mcts-depth',
    spec: `mcts(tree=ucb1-depth(c=${ROOT_TWO}, depth=sum, per=300), iterations=1600)`,
    about: `${PAPER} MCTS with depth, lengths added up over visits, which fits its remarks and its result.`,
  },
  {
    name: 'mcts-depth-mean',
    spec: `mcts(tree=ucb1-depth(c=${ROOT_TWO}, depth=mean, per=300), iterations=1600)`,
    about: `${PAPER} MCTS with depth, the mean length of a move's games: the sensible reading.`,
  },
  {
    name: 'strong',
    spec: 'alphabeta(heuristic=race, selective=true, time=1s)',
    about:
      'The strongest that we found: selective alpha-beta on material and a learned race to the last row.',
  },
  ...levels,
];
