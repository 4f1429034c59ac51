/** Rewards: what a finished game is worth. Backups: how that is added to the tree. */
import type { Game } from '../../core/index.ts';
import {
  type Backup,
  Difference,
  MEAN,
  OwnScore,
  Points,
  Quick,
  type Reward,
  Win,
} from '../../search/index.ts';
import type { PartParam, Resolved } from '../params.ts';
import { type MadePart, makePart, numberOption } from './part.ts';

const rewards: readonly MadePart<Reward>[] = [
  {
    name: 'win',
    about: 'The result: 1 for a win, 0 for a loss, and what a draw is taken to be worth.',
    options: [numberOption('draw', 0.5, 0, 1, 'The worth of a draw.')],
    make: ({ draw }) => new Win(draw === 0.5 ? undefined : (draw as number)),
  },
  {
    name: 'difference',
    about: 'The lead in score over the best of the others, clipped and mapped to [0, 1].',
    options: [numberOption('clip', 40, 1e-6, 1e6, 'Leads beyond this count no more.')],
    make: ({ clip }) => new Difference(clip as number),
  },
  {
    name: 'own',
    about: 'The own score, clipped and mapped to [0, 1].',
    options: [numberOption('most', 100, 1e-6, 1e6, 'Scores beyond this count no more.')],
    make: ({ most }) => new OwnScore(most as number),
  },
  {
    name: 'points',
    about: 'The own score as it is, in points, as in the Carcassonne paper.',
    options: [],
    make: () => new Points(),
  },
  {
    name: 'quick',
    about:
      "Wins, the sooner the better: stake - D, -D or -stake - D, the Katarenga paper's Pure Monte Carlo.",
    options: [numberOption('stake', 100, 0, 1e6, 'What a win is worth in moves.')],
    make: ({ stake }) => new Quick(stake as number),
  },
];

export const rewardParam: PartParam = {
  kind: 'part',
  name: 'reward',
  about: 'What a finished game is worth.',
  fallback: () => 'win',
  parts: () => rewards,
};

export function rewardOf(values: Resolved, game: Game): Reward {
  return makePart(rewards, values.reward!, game);
}

const backups: readonly MadePart<Backup>[] = [
  {
    name: 'mean',
    about: 'Every iteration counts once, for each seat with its own reward.',
    options: [],
    make: () => MEAN,
  },
  {
    name: 'growing',
    about: 'The payoff of iteration t counts 2^(t/k) times, as in the Carcassonne paper.',
    options: [numberOption('k', 100, 1, 1e9, 'Iterations in which the weight doubles.')],
    make: ({ k }) => ({ growth: k as number }),
  },
  {
    name: 'weighted',
    about:
      'The payoff of a move counts as much as its rating says, as in the Saboteur paper; needs rated moves.',
    options: [],
    make: () => ({ byPrior: true }),
  },
  {
    name: 'faulty',
    about:
      'A fault, for comparison: every move is credited with the reward of the first seat, whoever made it.',
    options: [],
    make: () => ({ perspectiveFault: true }),
  },
];

export const backupParam: PartParam = {
  kind: 'part',
  name: 'backup',
  about: 'How rewards are added up in the tree.',
  fallback: () => 'mean',
  parts: () => backups,
};

export function backupOf(values: Resolved, game: Game): Backup {
  return makePart(backups, values.backup!, game);
}
