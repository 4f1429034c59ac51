/** Tree policies: which move to try next, at every node. */
import {
  Boltzmann,
  DEPTH_MODES,
  type DepthMode,
  DepthPenalty,
  EpsilonGreedy,
  Grave,
  HeuristicPolicy,
  ProgressiveBias,
  Puct,
  Rave,
  RoundRobin,
  SurveyUct,
  SurveyUctTuned,
  type TreePolicy,
  Ucb1,
  Ucb1Tuned,
} from '../../search/index.ts';
import type { Game } from '../../core/index.ts';
import type { Param, PartParam, Resolved } from '../params.ts';
import { ratingOf, ratingParam } from './knowledge.ts';
import { type MadePart, countOption, flagOption, makePart, numberOption } from './part.ts';

/** c of UCB1, also an option of its own for `ucb` and `uct`. */
export const exploration = numberOption(
  'c',
  1.4,
  0,
  1e6,
  'How much to explore: c * sqrt(ln N / n) is added to a mean in [0, 1].',
);

const decay = flagOption('decay', 'The constant falls as c / t with the number t of the iteration.');

const total: Param = {
  kind: 'choice',
  name: 'total',
  choices: ['children', 'node'],
  default: 'children',
  about:
    'What N counts: visits of all children, or of the node itself, which has one more for its own playout.',
};

const blind: readonly MadePart<TreePolicy>[] = [
  {
    name: 'ucb1',
    about: 'The largest mean + c * sqrt(ln N / n); in a tree this is UCT.',
    options: [
      exploration,
      decay,
      total,
      numberOption(
        'fpu',
        0,
        0,
        1e6,
        'First-play urgency: the value of an untried move; 0 tries each once first.',
      ),
    ],
    make: (values) =>
      new Ucb1({
        c: values.c as number,
        decays: values.decay as boolean,
        total: values.total as 'children' | 'node',
        urgency: (values.fpu as number) || Infinity,
      }),
  },
  {
    name: 'ucb1-tuned',
    about: 'UCB1 whose exploration follows the variance of the rewards.',
    options: [numberOption('c', 1, 0, 1e6, 'A factor on the exploration; 1 is the published form.')],
    make: ({ c }) => new Ucb1Tuned(c as number),
  },
  {
    name: 'survey-uct',
    about:
      'UCT as the survey and the Carcassonne paper write it, for payoffs in points: mean + 2c * sqrt(2 ln N / n).',
    options: [numberOption('c', 4, 0, 1e6, 'How much to explore, in points.'), decay],
    make: (values) => new SurveyUct(values.c as number, values.decay as boolean),
  },
  {
    name: 'survey-uct-tuned',
    about: 'UCB1-Tuned as the Carcassonne paper writes it: mean + 2c * sqrt(ln N / n * min(1/4, V)).',
    options: [numberOption('c', 2, 0, 1e6, 'How much to explore, in points.'), decay],
    make: (values) => new SurveyUctTuned(values.c as number, values.decay as boolean),
  },
  {
    name: 'ucb1-depth',
    about: 'UCB1 less a penalty for long games, as in the Katarenga paper: - D / per.',
    options: [
      numberOption('c', 1.4, 0, 1e6, 'How much to explore.'),
      {
        kind: 'choice',
        name: 'depth',
        choices: DEPTH_MODES,
        default: 'sum',
        about: "How the lengths D of a move's games are put together.",
      },
      numberOption('per', 300, 1, 1e6, 'The length that costs one win.'),
    ],
    make: (values) => new DepthPenalty(values.c as number, values.depth as DepthMode, values.per as number),
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
      flagOption('decay', 'The probability falls as epsilon / t with the number t of the iteration.'),
    ],
    make: (values) => new EpsilonGreedy(values.epsilon as number, values.decay as boolean),
  },
  {
    name: 'boltzmann',
    about: 'A move is drawn with probability proportional to exp(mean / temperature).',
    options: [numberOption('temperature', 0.1, 1e-6, 1e6, 'High explores, low trusts the means.')],
    make: ({ temperature }) => new Boltzmann(temperature as number),
  },
  {
    name: 'rave',
    about: 'Means mixed with those of all iterations in which the same seat made the move later.',
    options: [
      numberOption('c', 0, 0, 1e6, 'How much to explore beside.'),
      numberOption('k', 1000, 0, 1e9, 'Visits of the node at which both means weigh alike.'),
      numberOption(
        'bias',
        0,
        0,
        1e3,
        'If not 0, the mix follows visits instead of k: n~ / (n + n~ + 4 b^2 n n~).',
      ),
    ],
    make: (values) =>
      new Rave({
        c: values.c as number,
        equivalence: values.k as number,
        bias: values.bias as number,
      }),
  },
  {
    name: 'grave',
    about: 'RAVE with the statistics of the nearest node above that has been visited often.',
    options: [
      countOption('ref', 50, 1, 1e9, 'How often is often.'),
      numberOption('bias', 0.001, 0, 1e3, 'How fast the own mean takes over.'),
    ],
    make: (values) => new Grave(values.ref as number, values.bias as number),
  },
  {
    name: 'round-robin',
    about: 'Every move in turn.',
    options: [],
    make: () => new RoundRobin(),
  },
];

/** Policies that need the game to know something of itself. */
const informed: readonly MadePart<TreePolicy>[] = [
  {
    name: 'heuristic',
    about: 'Always the move that is rated best, as in the Carcassonne paper.',
    options: [ratingParam],
    make: (values, game) => new HeuristicPolicy(ratingOf(game, values)),
  },
  {
    name: 'puct',
    about: 'The largest mean + c * P * sqrt(N) / (1 + n), where P shares out among moves by their ratings.',
    options: [
      numberOption('c', 1.5, 0, 1e6, 'How much to explore.'),
      numberOption('temperature', 1, 1e-3, 1e6, 'How sharply the ratings tell moves apart; low is sharp.'),
      numberOption(
        'reduction',
        0.1,
        -1,
        1,
        'How far below the mean of the tried moves an untried one starts.',
      ),
      ratingParam,
    ],
    make: (values, game) =>
      new Puct(ratingOf(game, values), {
        c: values.c as number,
        temperature: values.temperature as number,
        reduction: values.reduction as number,
      }),
  },
  {
    name: 'progressive-bias',
    about: 'UCB1 with a bonus for well rated moves that fades with visits; the best rated are tried first.',
    options: [
      exploration,
      numberOption('weight', 1, 0, 1e6, 'How much the rating counts.'),
      {
        kind: 'choice',
        name: 'form',
        choices: ['usual', 'paper'],
        default: 'usual',
        about: 'w * H / (n + 1) with the rating squeezed into [0, 1], or w * b / n as in the Saboteur paper.',
      },
      ratingParam,
    ],
    make: (values, game) =>
      new ProgressiveBias(ratingOf(game, values), {
        c: values.c as number,
        weight: values.weight as number,
        form: values.form as 'usual' | 'paper',
      }),
  },
];

function policiesFor(game: Game): readonly MadePart<TreePolicy>[] {
  return ratingParam.parts(game).length > 0 ? [...blind, ...informed] : blind;
}

export const treeParam: PartParam = {
  kind: 'part',
  name: 'tree',
  about: 'Which move to try next, at every node.',
  fallback: () => 'ucb1',
  parts: policiesFor,
};

export function policyOf(values: Resolved, game: Game): TreePolicy {
  return makePart(policiesFor(game), values.tree!, game);
}

/** UCB1 as `ucb` and `uct` have it, with nothing but its constant to choose. */
export function plainUcb1(values: Resolved): TreePolicy {
  return new Ucb1({ c: values.c as number, decays: false, total: 'children', urgency: Infinity });
}
