/** Rewards: what a finished game is worth. Backups: how that is added to the tree. */
import { number, option } from '../../core/index.ts';
import {
  type Backup,
  Difference,
  Lead,
  MEAN,
  Normalised,
  OwnScore,
  Points,
  Quick,
  type Reward,
  Win,
} from '../../search/index.ts';
import { type Part, type PartParam, definePart } from '../params.ts';

/** Those of which each game is judged by itself. */
const fixedRewards: readonly Part<Reward>[] = [
  definePart({
    name: 'win',
    about: 'The result: 1 for a win, 0 for a loss, and what a draw is taken to be worth.',
    options: { draw: option(number(0, 1), 0.5, 'The worth of a draw.') },
    make: ({ draw }) => new Win(draw === 0.5 ? undefined : draw),
  }),
  definePart({
    name: 'difference',
    about: 'The lead in score over the best of the others, clipped and mapped to [0, 1].',
    options: { clip: option(number(1e-6, 1e6), 40, 'Leads beyond this count no more.') },
    make: ({ clip }) => new Difference(clip),
  }),
  {
    name: 'lead',
    about: 'The lead in score over the best of the others as it is, in points.',
    options: {},
    make: () => new Lead(),
  },
  definePart({
    name: 'own',
    about: 'The own score, clipped and mapped to [0, 1].',
    options: { most: option(number(1e-6, 1e6), 100, 'Scores beyond this count no more.') },
    make: ({ most }) => new OwnScore(most),
  }),
  {
    name: 'points',
    about: 'The own score as it is, in points, as in the Carcassonne paper.',
    options: {},
    make: () => new Points(),
  },
  definePart({
    name: 'quick',
    about:
      "Wins, the sooner the better: stake - D, -D or -stake - D, the Katarenga paper's Pure Monte Carlo.",
    options: { stake: option(number(0, 1e6), 100, 'What a win is worth in moves.') },
    make: ({ stake }) => new Quick(stake),
  }),
];

const normalised: Part<Reward> = definePart({
  name: 'normalised',
  about: 'The lead, measured by the mean and the spread of the leads that this search has seen.',
  options: {
    width: option(number(0.01, 100), 2, 'Standard deviations from the mean that are worth 0 and 1.'),
  },
  make: ({ width }) => new Normalised(width),
});

const rewards: readonly Part<Reward>[] = [...fixedRewards, normalised];

export const rewardParam: PartParam<Reward> = {
  kind: 'part',
  about: 'What a finished game is worth.',
  fallback: () => 'win',
  parts: () => rewards,
};

/** For playouts that judge games of their own, whose leads are not those of the search. */
export const fixedRewardParam: PartParam<Reward> = { ...rewardParam, parts: () => fixedRewards };

const backups: readonly Part<Backup>[] = [
  {
    name: 'mean',
    about: 'Every iteration counts once, for each seat with its own reward.',
    options: {},
    make: () => MEAN,
  },
  definePart({
    name: 'growing',
    about: 'The payoff of iteration t counts 2^(t/k) times, as in the Carcassonne paper.',
    options: { k: option(number(1, 1e9), 100, 'Iterations in which the weight doubles.') },
    make: ({ k }) => ({ growth: k }),
  }),
  {
    name: 'weighted',
    about:
      'The payoff of a move counts as much as its rating says, as in the Saboteur paper; needs rated moves.',
    options: {},
    make: () => ({ byPrior: true }),
  },
  {
    name: 'faulty',
    about:
      'A fault, for comparison: every move is credited with the reward of the first seat, no matter who made it.',
    options: {},
    make: () => ({ perspectiveFault: true }),
  },
];

export const backupParam: PartParam<Backup> = {
  kind: 'part',
  about: 'How rewards are added up in the tree.',
  fallback: () => 'mean',
  parts: () => backups,
};
