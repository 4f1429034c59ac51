/** The parts of a tree search that every game can use: tree policies and rewards, each with its options as data. */
import type { NumberOption, OptionValues } from '../core/index.ts';
import {
  Boltzmann,
  Difference,
  EpsilonGreedy,
  OwnScore,
  type Reward,
  RoundRobin,
  type TreePolicy,
  Ucb1,
  Ucb1Tuned,
  Win,
} from '../search/index.ts';
import type { Part, PartParam, Resolved, ResolvedPart } from './params.ts';

interface MadePart<T> extends Part {
  make(options: OptionValues): T;
}

function numberOption(name: string, fallback: number, min: number, max: number, about: string): NumberOption {
  return { kind: 'number', name, default: fallback, min, max, about };
}

/** c of UCB1, also an option of its own for `ucb` and `uct`. */
export const exploration: NumberOption = numberOption(
  'c',
  1.4,
  0,
  1e6,
  'How much to explore: c * sqrt(ln N / n) is added to a mean in [0, 1].',
);

const policies: readonly MadePart<TreePolicy>[] = [
  {
    name: 'ucb1',
    about: 'The largest mean + c * sqrt(ln N / n); in a tree this is UCT.',
    options: [exploration],
    make: ({ c }) => new Ucb1(c as number),
  },
  {
    name: 'ucb1-tuned',
    about: 'UCB1 whose exploration follows the variance of the rewards.',
    options: [numberOption('c', 1, 0, 1e6, 'A factor on the exploration; 1 is the published form.')],
    make: ({ c }) => new Ucb1Tuned(c as number),
  },
  {
    name: 'greedy',
    about: 'Every move once, then the one with the best mean.',
    options: [],
    make: () => new EpsilonGreedy(0, false),
  },
  {
    name: 'epsilon-greedy',
    about: 'With a small probability any move, else the one with the best mean.',
    options: [
      numberOption('epsilon', 0.1, 0, 1, 'The probability of any move.'),
      {
        kind: 'flag',
        name: 'decay',
        default: false,
        about: 'The probability falls as epsilon / t with the visits t.',
      },
    ],
    make: ({ epsilon, decay }) => new EpsilonGreedy(epsilon as number, decay as boolean),
  },
  {
    name: 'boltzmann',
    about: 'A move is drawn with probability proportional to exp(mean / temperature).',
    options: [numberOption('temperature', 0.1, 1e-6, 1e6, 'High explores, low trusts the means.')],
    make: ({ temperature }) => new Boltzmann(temperature as number),
  },
  {
    name: 'round-robin',
    about: 'Every move in turn.',
    options: [],
    make: () => new RoundRobin(),
  },
];

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
];

export const treeParam: PartParam = {
  kind: 'part',
  name: 'tree',
  about: 'Which move to try next, at every node.',
  fallback: () => 'ucb1',
  parts: () => policies,
};

export const rewardParam: PartParam = {
  kind: 'part',
  name: 'reward',
  about: 'What a finished game is worth.',
  fallback: () => 'win',
  parts: () => rewards,
};

export function policyOf(values: Resolved): TreePolicy {
  const part = values.tree as ResolvedPart;
  return policies.find(({ name }) => name === part.name)!.make(part.values);
}

export function rewardOf(values: Resolved): Reward {
  const part = values.reward as ResolvedPart;
  return rewards.find(({ name }) => name === part.name)!.make(part.values);
}
