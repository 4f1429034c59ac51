/** All agents. */
import { type Game, choice, flag, integer, option } from '../core/index.ts';
import {
  AlphaBeta,
  ELEMENTS,
  Expectimax,
  Greedy,
  type MctsParts,
  OpponentAware,
  RandomMove,
  RoundRobin,
  type Search,
  Selective,
  type Setting,
} from '../search/index.ts';
import { type Builder, defineBuilder } from './builder.ts';
import { engineAgent } from './engineAgent.ts';
import {
  type EarlyValues,
  againstRandom,
  earlyClash,
  finalChoice,
  mctsClash,
  mctsParams,
  mctsParts,
  simpleParams,
  simpleParts,
} from './mcts.ts';
import { type ParamValues, type Params, type ResolvedPart, canonical, makePart } from './params.ts';
import { budgetOf, depthLimit, flatBudget, minimaxBudget, treeBudget } from './parts/budgets.ts';
import { endgameParam } from './parts/endgames.ts';
import { heuristicParam } from './parts/knowledge.ts';
import { opponentParam } from './parts/opponents.ts';
import { parallelClash, shareWork } from './parts/parallel.ts';
import { playoutParam } from './parts/playouts.ts';
import { exploration, plainUcb1 } from './parts/policies.ts';
import { pruningParam } from './parts/prunings.ts';
import { formatSpec } from './spec.ts';

/** What every Monte Carlo tree search has. */
type TreeParams = Params & Pick<typeof simpleParams, 'forest' | 'choice' | 'parallel'>;
type TreeValues = EarlyValues & {
  readonly parallel: ResolvedPart;
  readonly endgame?: ResolvedPart;
  readonly opponent?: ResolvedPart;
};

interface TreeSearch<P extends Params> {
  readonly name: string;
  readonly about: string;
  readonly params: P;
  clash?(values: ParamValues<P>, game: Game): string | undefined;
  parts(values: ParamValues<P>, game: Game): MctsParts;
}

/** A Monte Carlo tree search, on one thread or several. */
function treeSearch<P extends TreeParams>(search: TreeSearch<P>): Builder {
  type Values = ParamValues<P> & TreeValues;
  function build(values: Values, setting: Setting, spec: string): Search {
    const { game } = setting;
    const parts = search.parts(values, game);
    const shared = shareWork(parts, values.parallel, setting, spec);
    const withEndgame = values.endgame && makePart(endgameParam, values.endgame, game);
    return withEndgame ? withEndgame(shared, parts.budget, setting) : shared;
  }
  return {
    ...search,
    counts: 'iterations',
    clash: (values: Values, game) =>
      search.clash?.(values, game) ??
      earlyClash(values) ??
      parallelClash(values.parallel, game, () => search.parts(values, game)),
    build: (values: Values, setting, spec) => {
      const { game } = setting;
      const usual = build(values, setting, spec);
      const plan = values.opponent && makePart(opponentParam, values.opponent, game);
      if (!plan) return usual;
      const other = againstRandom(values, plan);
      const itsSpec = formatSpec(canonical(game, search.params, search.name, other));
      return new OpponentAware(game, usual, build(other, setting, itsSpec), plan.evidence);
    },
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

/** Of `ucb` and `uct`. */
const ucbParams = { c: exploration, ...simpleParams, ...treeBudget };

/** Shared by the minimax searches. */
const hash = option(integer(1, 4096), 16, 'Megabytes for the transposition table.');

const ENDS = ['result', 'evaluation'] as const;

/** Of a selective search that is complete: what is left out of it. */
const NOTHING = 'nothing';

export const builders: readonly Builder[] = [
  defineBuilder({
    name: 'random',
    about: 'A random legal move: uniform, or as one of the playouts would move.',
    params: { playout: playoutParam },
    build: ({ playout }, setting) => new RandomMove(setting, makePart(playoutParam, playout, setting.game)),
  }),
  defineBuilder({
    name: 'greedy',
    about: 'Looks one move ahead and takes the best evaluation.',
    params: { heuristic: heuristicParam },
    build: (values, setting) => {
      const { heuristic, evaluation } = makePart(heuristicParam, values.heuristic, setting.game);
      return new Greedy(setting, heuristic, evaluation);
    },
  }),
  treeSearch({
    name: 'flat',
    about: 'Flat Monte Carlo: every move gets the same number of playouts.',
    params: { ...simpleParams, choice: finalChoice('mean'), ...flatBudget },
    parts: (values, game) => simpleParts(new RoundRobin(), 1, values, game),
  }),
  treeSearch({
    name: 'ucb',
    about: 'UCB1 at the root: promising moves get more playouts, but no tree grows.',
    params: ucbParams,
    parts: (values, game) => simpleParts(plainUcb1(values.c), 1, values, game),
  }),
  treeSearch({
    name: 'uct',
    about: 'Monte Carlo tree search with UCB1 at every node.',
    params: ucbParams,
    parts: (values, game) => simpleParts(plainUcb1(values.c), Infinity, values, game),
  }),
  treeSearch({
    name: 'mcts',
    about: 'Monte Carlo tree search with any parts.',
    params: mctsParams,
    clash: mctsClash,
    parts: mctsParts,
  }),
  defineBuilder({
    name: 'alphabeta',
    about: 'Minimax with alpha-beta pruning, iterative deepening and a transposition table.',
    params: {
      heuristic: heuristicParam,
      ends: option(
        choice(ENDS),
        'result',
        'Is a finished game worth its result, or its evaluation like any other position?',
      ),
      hash,
      selective: option(
        flag(),
        false,
        'Look at few moves, but further ahead: values are no longer those of minimax, wins and losses still are.',
      ),
      without: option(
        choice([NOTHING, ...ELEMENTS]),
        NOTHING,
        'Leave out one element of the selective search, to see what it is worth.',
      ),
      depth: depthLimit('Looks this many plies ahead.', 4),
      ...minimaxBudget,
    },
    counts: 'nodes',
    refusal: notMinimax,
    clash: ({ selective, without }) =>
      selective || without === NOTHING
        ? undefined
        : `only with selective=true is there ${without} to leave out`,
    build: (values, setting) => {
      const parts = {
        ...makePart(heuristicParam, values.heuristic, setting.game),
        ends: values.ends,
        megabytes: values.hash,
        budget: budgetOf(values),
      };
      if (!values.selective) return new AlphaBeta(parts, setting);
      const without = ELEMENTS.find((element) => element === values.without);
      return new Selective({ ...parts, without }, setting);
    },
  }),
  defineBuilder({
    name: 'expectimax',
    about: 'Minimax for two players that averages over chance, with Star1 and Star2 pruning.',
    params: {
      heuristic: heuristicParam,
      ends: option(
        choice([...ENDS, 'both']),
        'result',
        'Play for the chance to win, where a finished game is worth its result, or for the expected evaluation? Or for both: for the chance to win, and among equal chances for the lead in points.',
      ),
      pruning: pruningParam,
      hash,
      depth: depthLimit('Looks this many decisions ahead; chance does not count.', 2),
      ...minimaxBudget,
    },
    counts: 'nodes',
    refusal: notExpectimax,
    build: (values, setting) =>
      new Expectimax(
        {
          ...makePart(heuristicParam, values.heuristic, setting.game),
          ends: values.ends === 'both' ? 'result' : values.ends,
          breaksTies: values.ends === 'both',
          pruning: makePart(pruningParam, values.pruning, setting.game),
          megabytes: values.hash,
          budget: budgetOf(values),
        },
        setting,
      ),
  }),
  engineAgent,
];
