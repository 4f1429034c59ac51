/** The agents that there are: what each is called, what can be set, and how it is put together. */
import type { Game } from '../core/index.ts';
import {
  AlphaBeta,
  FINAL_CHOICES,
  type FinalChoice,
  Greedy,
  Mcts,
  RandomMove,
  RoundRobin,
  type Search,
  type Setting,
  type TreePolicy,
  Ucb1,
} from '../search/index.ts';
import type { Param, Resolved } from './params.ts';
import { exploration, policyOf, rewardOf, rewardParam, treeParam } from './treeParts.ts';
import {
  budgetOf,
  depthBudget,
  flatBudget,
  heuristicOf,
  heuristicParam,
  playoutOf,
  playoutParam,
  treeBudget,
} from './parts.ts';

export interface Builder {
  readonly name: string;
  readonly about: string;
  readonly params: readonly Param[];
  /** Why this agent cannot play the game, or nothing if it can. */
  refusal?(game: Game): string | undefined;
  build(values: Resolved, setting: Setting): Search;
}

function choiceParam(fallback: FinalChoice): Param {
  return {
    kind: 'choice',
    name: 'choice',
    choices: FINAL_CHOICES,
    default: fallback,
    about: 'The move to play in the end: the most visited, the best mean, or the best lower bound (secure).',
  };
}

/** A tree that looked at the true state would know what its seat cannot. */
function hiddenInformation(game: Game): string | undefined {
  return game.hasHidden ? 'it would see what is hidden from its seat' : undefined;
}

function notMinimax(game: Game): string | undefined {
  if (game.hasHidden) return hiddenInformation(game);
  if (game.hasChance) return 'minimax knows no chance';
  return game.maxSeats === 2 ? undefined : 'minimax is for two players';
}

function treeSearch(policy: TreePolicy, maxDepth: number, values: Resolved, setting: Setting): Mcts {
  return new Mcts(
    {
      policy,
      maxDepth,
      playout: playoutOf(setting.game, values),
      reward: rewardOf(values),
      choice: values.choice as FinalChoice,
      budget: budgetOf(values),
    },
    setting,
  );
}

export const builders: readonly Builder[] = [
  {
    name: 'random',
    about: 'A random legal move: uniform, or as one of the playouts would move.',
    params: [playoutParam],
    build: (values, setting) => new RandomMove(setting, playoutOf(setting.game, values)),
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
  {
    name: 'flat',
    about: 'Flat Monte Carlo: every move gets the same number of playouts.',
    params: [playoutParam, rewardParam, choiceParam('mean'), ...flatBudget],
    refusal: hiddenInformation,
    build: (values, setting) => treeSearch(new RoundRobin(), 1, values, setting),
  },
  {
    name: 'ucb',
    about: 'UCB1 at the root: promising moves get more playouts, but no tree grows.',
    params: [exploration, playoutParam, rewardParam, choiceParam('visits'), ...treeBudget],
    refusal: hiddenInformation,
    build: (values, setting) => treeSearch(new Ucb1(values.c as number), 1, values, setting),
  },
  {
    name: 'uct',
    about: 'Monte Carlo tree search with UCB1 at every node.',
    params: [exploration, playoutParam, rewardParam, choiceParam('visits'), ...treeBudget],
    refusal: hiddenInformation,
    build: (values, setting) => treeSearch(new Ucb1(values.c as number), Infinity, values, setting),
  },
  {
    name: 'mcts',
    about: 'Monte Carlo tree search with any tree policy.',
    params: [treeParam, playoutParam, rewardParam, choiceParam('visits'), ...treeBudget],
    refusal: hiddenInformation,
    build: (values, setting) => treeSearch(policyOf(values), Infinity, values, setting),
  },
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
      {
        kind: 'integer',
        name: 'hash',
        min: 1,
        max: 4096,
        default: 16,
        about: 'Megabytes for the transposition table.',
      },
      ...depthBudget,
    ],
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
];
