/** The agents that there are: what each is called, what can be set, and how it is put together. */
import type { Game } from '../core/index.ts';
import {
  AlphaBeta,
  Expectimax,
  FINAL_CHOICES,
  type FinalChoice,
  Greedy,
  type MctsParts,
  RandomMove,
  RoundRobin,
  type Search,
  type Setting,
} from '../search/index.ts';
import { engineAgent } from './engineAgent.ts';
import { earlyClash, mctsClash, mctsParams, mctsParts, simpleParts } from './mcts.ts';
import type { Param, Resolved } from './params.ts';
import { budgetOf, depthLimit, flatBudget, minimaxBudget, treeBudget } from './parts/budgets.ts';
import { forestParam } from './parts/forests.ts';
import { heuristicOf, heuristicParam } from './parts/knowledge.ts';
import { parallelClash, parallelParam, shareWork } from './parts/parallel.ts';
import { playoutOf, playoutParam } from './parts/playouts.ts';
import { exploration, plainUcb1 } from './parts/policies.ts';
import { pruningOf, pruningParam } from './parts/prunings.ts';
import { rewardParam } from './parts/rewards.ts';

export interface Builder {
  readonly name: string;
  readonly about: string;
  readonly params: readonly Param[];
  /** What measures its work: iterations of a tree search, or positions of minimax; missing for one that does not search. */
  readonly counts?: 'iterations' | 'nodes';
  /** Why this agent cannot play the game, or nothing if it can. */
  refusal?(game: Game): string | undefined;
  /** Why these values do not go together, or nothing if they do. */
  clash?(values: Resolved, game: Game): string | undefined;
  /** The parts that it is made of, for agents that are Monte Carlo tree searches. */
  parts?(values: Resolved, game: Game): MctsParts;
  /** @param spec the agent in canonical form */
  build(values: Resolved, setting: Setting, spec: string): Search;
}

/** A Monte Carlo tree search, on one thread or several. */
function treeSearch(builder: Omit<Builder, 'build' | 'counts'> & Required<Pick<Builder, 'parts'>>): Builder {
  return {
    ...builder,
    counts: 'iterations',
    clash: (values, game) =>
      builder.clash?.(values, game) ??
      earlyClash(values) ??
      parallelClash(values, () => builder.parts(values, game)),
    build: (values, setting, spec) => shareWork(builder.parts(values, setting.game), values, setting, spec),
  };
}

export function choiceParam(fallback: FinalChoice): Param {
  return {
    kind: 'choice',
    name: 'choice',
    choices: FINAL_CHOICES,
    default: fallback,
    about: 'The move to play in the end: the most visited, the best mean, or the best lower bound (secure).',
  };
}

function notMinimax(game: Game): string | undefined {
  if (game.hasHidden) return 'it would see what is hidden from its seat';
  if (game.hasChance) return 'minimax knows no chance';
  return game.maxSeats === 2 ? undefined : 'minimax is for two players';
}

function notExpectimax(game: Game): string | undefined {
  if (game.hasHidden) return 'it would see what is hidden from its seat';
  return game.minSeats <= 2 ? undefined : 'expectimax is for two players';
}

/** Shared by the minimax searches. */
const hashParam: Param = {
  kind: 'integer',
  name: 'hash',
  min: 1,
  max: 4096,
  default: 16,
  about: 'Megabytes for the transposition table.',
};

/** Of `ucb` and `uct`, beside the constant. */
const simpleParams: readonly Param[] = [
  playoutParam,
  rewardParam,
  forestParam,
  choiceParam('visits'),
  parallelParam,
  ...treeBudget,
];

export const builders: readonly Builder[] = [
  {
    name: 'random',
    about: 'A random legal move: uniform, or as one of the playouts would move.',
    params: [playoutParam],
    build: (values, setting) => new RandomMove(setting, playoutOf(values, setting.game)),
  },
  {
    name: 'greedy',
    about: 'Looks one move ahead and takes the best evaluation.',
    params: [heuristicParam],
    build: (values, setting) => {
      const { heuristic, evaluation } = heuristicOf(setting.game, values);
      return new Greedy(setting, heuristic, evaluation);
    },
  },
  treeSearch({
    name: 'flat',
    about: 'Flat Monte Carlo: every move gets the same number of playouts.',
    params: [playoutParam, rewardParam, forestParam, choiceParam('mean'), parallelParam, ...flatBudget],
    parts: (values, game) => simpleParts(new RoundRobin(), 1, values, game),
  }),
  treeSearch({
    name: 'ucb',
    about: 'UCB1 at the root: promising moves get more playouts, but no tree grows.',
    params: [exploration, ...simpleParams],
    parts: (values, game) => simpleParts(plainUcb1(values), 1, values, game),
  }),
  treeSearch({
    name: 'uct',
    about: 'Monte Carlo tree search with UCB1 at every node.',
    params: [exploration, ...simpleParams],
    parts: (values, game) => simpleParts(plainUcb1(values), Infinity, values, game),
  }),
  treeSearch({
    name: 'mcts',
    about: 'Monte Carlo tree search with any parts.',
    params: mctsParams(choiceParam('visits')),
    clash: mctsClash,
    parts: mctsParts,
  }),
  {
    name: 'alphabeta',
    about: 'Minimax with alpha-beta pruning, iterative deepening and a transposition table.',
    params: [
      heuristicParam,
      {
        kind: 'choice',
        name: 'ends',
        choices: ['result', 'evaluation'],
        default: 'result',
        about: 'Is a finished game worth its result, or its evaluation like any other position?',
      },
      hashParam,
      ...minimaxBudget(depthLimit('Looks this many plies ahead.', 4)),
    ],
    counts: 'nodes',
    refusal: notMinimax,
    build: (values, setting) =>
      new AlphaBeta(
        {
          ...heuristicOf(setting.game, values),
          ends: values.ends as 'result' | 'evaluation',
          megabytes: values.hash as number,
          budget: budgetOf(values),
        },
        setting,
      ),
  },
  {
    name: 'expectimax',
    about: 'Minimax for two players that averages over chance, with Star1 and Star2 pruning.',
    params: [
      heuristicParam,
      {
        kind: 'choice',
        name: 'ends',
        choices: ['result', 'evaluation'],
        default: 'result',
        about:
          'Play for the chance to win, where a finished game is worth its result, or for the expected evaluation?',
      },
      pruningParam,
      hashParam,
      ...minimaxBudget(depthLimit('Looks this many decisions ahead; chance does not count.', 2)),
    ],
    counts: 'nodes',
    refusal: notExpectimax,
    build: (values, setting) =>
      new Expectimax(
        {
          ...heuristicOf(setting.game, values),
          ends: values.ends as 'result' | 'evaluation',
          pruning: pruningOf(values, setting.game),
          megabytes: values.hash as number,
          budget: budgetOf(values),
        },
        setting,
      ),
  },
  engineAgent,
];
