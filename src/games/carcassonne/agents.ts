/**
 * The Carcassonne paper's eight players and its best variant. All its searches pay in points of the own score, draw tile
 * types uniformly, add a whole turn at once, and play the move with the best mean after 1000 iterations. Playouts
 * decide about a meeple with the probability that the paper found best for the policy.
 */
import type { NamedAgent } from '../../core/index.ts';
import { levels, strong } from './levels.ts';

const PAPER = 'The Carcassonne paper:';

function player(tree: string, meeple: number): string {
  return (
    `mcts(tree=${tree}, forest=tree(draws=uniform), adds=turn, playout=random(meeple=${meeple}), ` +
    'reward=points, choice=mean, iterations=1000)'
  );
}

export const agents: readonly NamedAgent[] = [
  { name: 'random', spec: 'random', about: `${PAPER} Random, uniform moves.` },
  {
    name: 'heuristic',
    spec: 'greedy(points)',
    about: `${PAPER} Heuristic, the most points at once, for placement and meeple.`,
  },
  { name: 'uct', spec: player('survey-uct(c=4)', 0.5), about: `${PAPER} UCT with c = 4.` },
  {
    name: 'uct-tuned',
    spec: player('survey-uct-tuned(c=2)', 0.3),
    about: `${PAPER} UCT-Tuned with c = 2.`,
  },
  {
    name: 'boltzmann',
    spec: player('boltzmann(temperature=7)', 0.6),
    about: `${PAPER} Boltzmann; the temperature of its worked example.`,
  },
  {
    name: 'epsilon-greedy',
    spec: player('epsilon-greedy(epsilon=0.3)', 0.8),
    about: `${PAPER} epsilon-greedy with 0.3.`,
  },
  {
    name: 'decaying-epsilon',
    spec: player('epsilon-greedy(epsilon=1, decay=true)', 0.8),
    about: `${PAPER} epsilon-greedy with 1/t at iteration t; the meeple probability is that of epsilon-greedy.`,
  },
  {
    name: 'heuristic-mcts',
    spec: player('heuristic(prior=points)', 0.5),
    about: `${PAPER} heuristic tree policy; it gives no meeple probability.`,
  },
  {
    name: 'best',
    spec:
      'mcts(tree=survey-uct-tuned(c=512, decay=true), forest=ensemble(trees=4, combine=votes), adds=turn, ' +
      'playout=random(meeple=0.3), reward=points, choice=mean, iterations=3000)',
    about: `${PAPER} its best variant as the text describes it: four trees of 750 iterations that vote, c = 512/t.`,
  },
  {
    name: 'best-as-run',
    spec:
      'mcts(tree=greedy, forest=open-loop, adds=turn, playout=random(meeple=0.3), reward=points, ' +
      'choice=mean, iterations=3000)',
    about: `${PAPER} its best variant as the program behaved: no exploration at all, one tree, the pile reshuffled every time.`,
  },
  {
    name: 'strong',
    spec: strong('time=1s'),
    about:
      'The strongest that we found: a tree over whole turns, judged by learned prospects, and the last tiles exactly.',
  },
  ...levels,
];
