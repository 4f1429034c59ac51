/** Tree policies: which move to try next, at every node. */
import {
  Boltzmann,
  DEPTH_MODES,
  DepthPenalty,
  EpsilonGreedy,
  Grave,
  HeuristicPolicy,
  ImplicitMinimax,
  ProgressiveBias,
  Puct,
  Rave,
  RoundRobin,
  SurveyUct,
  SurveyUctTuned,
  type TreePolicy,
  Ucb1,
  Ucb1Tuned,
  UNTRIED,
} from '../../search/index.ts';
import { type Game, choice, flag, integer, number, option } from '../../core/index.ts';
import { type Part, type PartParam, definePart, makePart } from '../params.ts';
import { heuristicParam, ratingParam } from './knowledge.ts';

/** c of UCB1, also a direct option of `ucb` and `uct`. */
export const exploration = option(
  number(0, 1e6),
  1.4,
  'How much to explore: c * sqrt(ln N / n) is added to a mean in [0, 1].',
);

const decay = option(flag(), false, 'The constant falls as c / t with the number t of the iteration.');

const total = option(
  choice(['children', 'node']),
  'children',
  'What N counts: visits of all children, or of the node itself, which has one more for its own playout.',
);

const blind: readonly Part<TreePolicy>[] = [
  definePart({
    name: 'ucb1',
    about: 'The largest mean + c * sqrt(ln N / n); in a tree this is UCT.',
    options: {
      c: exploration,
      decay,
      total,
      fpu: option(
        number(0, 1e6),
        0,
        'First-play urgency: the value of an untried move; 0 tries each once first.',
      ),
    },
    make: ({ c, decay: decays, total, fpu }) => new Ucb1({ c, decays, total, urgency: fpu || Infinity }),
  }),
  definePart({
    name: 'ucb1-tuned',
    about: 'UCB1 whose exploration follows the variance of the rewards.',
    options: { c: option(number(0, 1e6), 1, 'A factor on the exploration; 1 is the published form.') },
    make: ({ c }) => new Ucb1Tuned(c),
  }),
  definePart({
    name: 'survey-uct',
    about:
      'UCT as the survey and the Carcassonne paper write it, for payoffs in points: mean + 2c * sqrt(2 ln N / n).',
    options: { c: option(number(0, 1e6), 4, 'How much to explore, in points.'), decay },
    make: ({ c, decay }) => new SurveyUct(c, decay),
  }),
  definePart({
    name: 'survey-uct-tuned',
    about: 'UCB1-Tuned as the Carcassonne paper writes it: mean + 2c * sqrt(ln N / n * min(1/4, V)).',
    options: { c: option(number(0, 1e6), 2, 'How much to explore, in points.'), decay },
    make: ({ c, decay }) => new SurveyUctTuned(c, decay),
  }),
  definePart({
    name: 'ucb1-depth',
    about: 'UCB1 less a penalty for long games, as in the Katarenga paper: - D / per.',
    options: {
      c: option(number(0, 1e6), 1.4, 'How much to explore.'),
      depth: option(choice(DEPTH_MODES), 'sum', "How the lengths D of a move's games are put together."),
      per: option(number(1, 1e6), 300, 'The length that costs one win.'),
    },
    make: ({ c, depth, per }) => new DepthPenalty(c, depth, per),
  }),
  {
    name: 'greedy',
    about: 'Every move once, then the one with the best mean.',
    options: {},
    make: () => new EpsilonGreedy(0, false, 'first'),
  },
  definePart({
    name: 'epsilon-greedy',
    about: 'With a small probability any move, else the one with the best mean.',
    options: {
      epsilon: option(number(0, 1), 0.1, 'The probability of any move.'),
      decay: option(
        flag(),
        false,
        'The probability falls as epsilon / t with the number t of the iteration.',
      ),
      untried: option(
        choice(UNTRIED),
        'first',
        'When a new move is tried: before any is tried twice, or by chance alone, as in the program of the Carcassonne paper.',
      ),
    },
    make: ({ epsilon, decay, untried }) => new EpsilonGreedy(epsilon, decay, untried),
  }),
  definePart({
    name: 'boltzmann',
    about: 'A move is drawn with probability proportional to exp(mean / temperature).',
    options: { temperature: option(number(1e-6, 1e6), 0.1, 'High explores, low trusts the means.') },
    make: ({ temperature }) => new Boltzmann(temperature),
  }),
  definePart({
    name: 'rave',
    about: 'Means mixed with those of all iterations in which the same seat made the move later.',
    options: {
      c: option(number(0, 1e6), 0, 'How much to explore beside.'),
      k: option(number(0, 1e9), 1000, 'Visits of the node at which both means weigh alike.'),
      bias: option(
        number(0, 1e3),
        0,
        'If not 0, the mix follows visits instead of k: n~ / (n + n~ + 4 b^2 n n~).',
      ),
    },
    make: ({ c, k, bias }) => new Rave({ c, equivalence: k, bias }),
  }),
  definePart({
    name: 'grave',
    about: 'RAVE with the statistics of the nearest node above that has been visited often.',
    options: {
      ref: option(integer(1, 1e9), 50, 'How often is often.'),
      bias: option(number(0, 1e3), 0.001, 'How fast the own mean takes over.'),
    },
    make: ({ ref, bias }) => new Grave(ref, bias),
  }),
  {
    name: 'round-robin',
    about: 'Every move in turn.',
    options: {},
    make: () => new RoundRobin(),
  },
];

/** Policies that need ratings of moves. */
const rated: readonly Part<TreePolicy>[] = [
  definePart({
    name: 'heuristic',
    about: 'Always the move that is rated best, as in the Carcassonne paper.',
    options: { prior: ratingParam },
    make: ({ prior }, game) => new HeuristicPolicy(makePart(ratingParam, prior, game)),
  }),
  definePart({
    name: 'puct',
    about: 'The largest mean + c * P * sqrt(N) / (1 + n), where P shares out among moves by their ratings.',
    options: {
      c: option(number(0, 1e6), 1.5, 'How much to explore.'),
      temperature: option(number(1e-3, 1e6), 1, 'How sharply the ratings tell moves apart; low is sharp.'),
      reduction: option(
        number(-1, 1),
        0.1,
        'How far below the mean of the tried moves an untried one starts.',
      ),
      floor: option(
        number(0, 1),
        0,
        'The part of P that all moves share equally, so that no rating shuts a move out.',
      ),
      normalised: option(
        flag(),
        false,
        'Measures means by the spread of those met so far, so that c suits any unit of rewards.',
      ),
      prior: ratingParam,
    },
    make: ({ prior, ...weights }, game) =>
      new Puct(makePart(ratingParam, prior, game), weights, game.maxSeats),
  }),
  definePart({
    name: 'progressive-bias',
    about:
      'UCB1 with a bonus for well rated moves that fades with visits; by default the best rated are tried first.',
    options: {
      c: exploration,
      weight: option(number(0, 1e6), 1, 'How much the rating counts.'),
      form: option(
        choice(['usual', 'paper']),
        'usual',
        'w * H / (n + 1) with the rating squeezed into [0, 1], or w * b / n as in the Saboteur paper.',
      ),
      untried: option(
        choice(['best', 'any']),
        'best',
        'Which untried move comes first: the best rated one, or any.',
      ),
      prior: ratingParam,
    },
    make: ({ prior, ...weights }, game) => new ProgressiveBias(makePart(ratingParam, prior, game), weights),
  }),
];

/** Policies that need evaluations of positions. */
const judging: readonly Part<TreePolicy>[] = [
  definePart({
    name: 'implicit-minimax',
    about: 'UCB1 on (1 - alpha) * mean + alpha * v, where v is an evaluation, minimaxed over the tree below.',
    options: {
      c: exploration,
      alpha: option(number(0, 1), 0.4, 'How much the evaluation counts; 0 is UCB1.'),
      heuristic: heuristicParam,
    },
    make: ({ heuristic, ...weights }, game) => {
      const { evaluation, heuristic: made } = makePart(heuristicParam, heuristic, game);
      return new ImplicitMinimax({ evaluation, scale: made.scale }, game.maxSeats, weights);
    },
  }),
];

function policiesFor(game: Game): readonly Part<TreePolicy>[] {
  return [
    ...blind,
    ...(ratingParam.parts(game).length > 0 ? rated : []),
    ...(heuristicParam.parts(game).length > 0 ? judging : []),
  ];
}

export const treeParam: PartParam<TreePolicy> = {
  kind: 'part',
  about: 'Which move to try next, at every node.',
  fallback: () => 'ucb1',
  parts: policiesFor,
};

/** UCB1 as `ucb` and `uct` have it, with nothing but its constant to choose. */
export function plainUcb1(c: number): TreePolicy {
  return new Ucb1({ c, decays: false, total: 'children', urgency: Infinity });
}
