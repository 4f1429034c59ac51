/**
 * The Marrakech paper's seven strategies, at its smaller budget of 50 playouts; it gives no c, 0.4 is customary. Its tree
 * is a table of positions by the paper's own key. Its results for UCB Score, UCT and UCT Score are those of a fault:
 * `backup=faulty` brings it back.
 */
import type { NamedAgent } from '../../core/index.ts';
import { levels, strong } from './levels.ts';

const PAPER = 'The Marrakech paper:';
const TABLE = 'tree=ucb1(c=0.4), forest=table(key=paper)';
const LEAD = 'reward=difference(clip=40)';
const FAULT =
  "with the fault that explains the paper's results: each move is credited with player 1's reward.";

export const agents: readonly NamedAgent[] = [
  { name: 'random', spec: 'random', about: `${PAPER} uniformly random moves.` },
  {
    name: 'flat',
    spec: 'flat(iterations=50)',
    about: `${PAPER} flat Monte Carlo, 50 playouts in all.`,
  },
  {
    name: 'flat-score',
    spec: 'flat(reward=difference(clip=1000), iterations=50)',
    about: `${PAPER} flat Monte Carlo on the mean lead, not clipped.`,
  },
  {
    name: 'ucb',
    spec: 'mcts(tree=ucb1(c=0.4), treeDepth=1, iterations=50)',
    about: `${PAPER} UCB1 at the root.`,
  },
  {
    name: 'ucb-score',
    spec: `mcts(tree=ucb1(c=0.4), treeDepth=1, ${LEAD}, iterations=50)`,
    about: `${PAPER} UCB1 at the root on the lead, clipped at 40.`,
  },
  {
    name: 'uct',
    spec: `mcts(${TABLE}, iterations=50)`,
    about: `${PAPER} UCT in a transposition table.`,
  },
  {
    name: 'uct-score',
    spec: `mcts(${TABLE}, ${LEAD}, iterations=50)`,
    about: `${PAPER} UCT in a transposition table, on the lead, clipped at 40.`,
  },
  {
    name: 'ucb-score-faulty',
    spec: `mcts(tree=ucb1(c=0.4), treeDepth=1, ${LEAD}, backup=faulty, iterations=50)`,
    about: `marrakech/ucb-score ${FAULT}`,
  },
  {
    name: 'uct-faulty',
    spec: `mcts(${TABLE}, backup=faulty, iterations=50)`,
    about: `marrakech/uct ${FAULT}`,
  },
  {
    name: 'uct-score-faulty',
    spec: `mcts(${TABLE}, ${LEAD}, backup=faulty, iterations=50)`,
    about: `marrakech/uct-score ${FAULT}`,
  },
  {
    name: 'strong',
    spec: strong('time=1s'),
    about: 'The strongest that we found: a tree judged by the learned forecast, and the last turns exactly.',
  },
  ...levels,
];
