/**
 * The Saboteur paper's agent and its two predecessors: c = sqrt(2), a fresh tree for each move, 2 s and 500 MB, and one
 * fixed guess of all that is hidden.
 */
import type { NamedAgent } from '../../core/index.ts';
import { levels, strong } from './levels.ts';

const PAPER = 'The Saboteur paper:';
const COMMON = 'forest=naive, time=2s, margin=50, memory=500MB';
const BIASED = `tree=progressive-bias(c=${Math.SQRT2}, form=paper, prior=bias)`;

export const agents: readonly NamedAgent[] = [
  { name: 'random', spec: 'random', about: 'Uniform over different moves.' },
  {
    name: 'course-random',
    spec: 'random(course)',
    about: "The course's random player, whom the paper played against: uniform over a list with repetitions.",
  },
  {
    name: 'racer',
    spec: 'random(path(epsilon=0))',
    about: 'Lays the tile that brings the tunnel nearer whenever there is one, whoever may then finish it.',
  },
  {
    name: 'careful',
    spec: 'random(rated(epsilon=0, prior=tempo))',
    about: 'One move ahead by tempo: leaves nothing to finish, blocks in time, keeps the cards that decide.',
  },
  {
    name: 'plain',
    spec: `mcts(tree=ucb1(c=${Math.SQRT2}, total=node), ${COMMON})`,
    about: `${PAPER} UCT without its heuristic.`,
  },
  {
    name: 'bias',
    spec: `mcts(${BIASED}, ${COMMON})`,
    about: `${PAPER} UCT with progressive bias b/n.`,
  },
  {
    name: 'mcts',
    spec: `mcts(${BIASED}, backup=weighted, ${COMMON})`,
    about: `${PAPER} its final agent, progressive bias and heuristic-weighted backup.`,
  },
  {
    name: 'strong',
    spec: strong('time=1s'),
    about:
      'The best all-rounder that we found: information sets, moves rated by tempo and by the cards that the opponent may hold, playouts that block in time; bolder against players it takes for random, at times wrongly.',
  },
  ...levels,
];
