/** How a tree search plays the end of a game: as ever, or exactly. */
import { type Game, integer, option } from '../../core/index.ts';
import {
  type Budget,
  Endgame,
  Expectimax,
  HiddenEndgame,
  ResultSolver,
  type Search,
  type Setting,
  WorldSolver,
} from '../../search/index.ts';
import { type Part, type PartParam, definePart, makePart } from '../params.ts';
import { heuristicParam, ratingParam } from './knowledge.ts';

/** The search with another that knows the end. @param budget that of the search */
export type EndgamePlan = (search: Search, budget: Budget, setting: Setting) => Search;

const none: Part<EndgamePlan | undefined> = {
  name: 'none',
  about: 'Searched like every other position.',
  options: {},
  make: () => undefined,
};

const limits = (decisions: number) => ({
  decisions: option(integer(1, 16), decisions, 'Decisions of both players that may be left.'),
  nodes: option(integer(1, 1e9), 50_000, 'Positions after which it gives up, and the search begins.'),
});

/** Megabytes for the table of the solver, whose searches are short. */
const TABLE = 4;

const exact: Part<EndgamePlan | undefined> = definePart({
  name: 'exact',
  about:
    'Expectimax to the end of every line where two play and few decisions are left: results first, then points.',
  options: { ...limits(4), heuristic: heuristicParam },
  make: ({ decisions, nodes, heuristic }, game) => {
    const judgement = makePart(heuristicParam, heuristic, game);
    return (search, budget, setting) => {
      const solver = new Expectimax(
        {
          ...judgement,
          ends: 'result',
          breaksTies: true,
          pruning: { windows: true, probes: 1 },
          megabytes: TABLE,
          budget: {},
        },
        setting,
      );
      return new Endgame(search, solver, { decisions, nodes }, budget, setting);
    };
  },
});

const worlds: Part<EndgamePlan | undefined> = definePart({
  name: 'worlds',
  about:
    'Where few decisions are left, worlds that the seat takes for possible are solved, and the search chooses among the moves that are best in them on average.',
  options: {
    ...limits(7),
    draws: option(integer(1, 1000), 20, 'Worlds that are drawn; of those that are alike one is solved.'),
    prior: ratingParam,
  },
  make: ({ decisions, nodes, draws, prior }, game) => {
    const rating = makePart(ratingParam, prior, game);
    return (search, budget, setting) => {
      const solver = new WorldSolver(new ResultSolver(game, rating, setting.clock), draws, setting);
      return new HiddenEndgame(search, solver, { decisions, nodes }, budget, setting);
    };
  },
});

function endgamesFor(game: Game): readonly Part<EndgamePlan | undefined>[] {
  if (game.minSeats > 2 || game.heuristics.length === 0) return [none];
  if (!game.hasHidden) return [none, exact];
  return game.hasChance ? [none] : [none, worlds];
}

export const endgameParam: PartParam<EndgamePlan | undefined> = {
  kind: 'part',
  about: 'How the end of a game is played.',
  fallback: () => 'none',
  parts: endgamesFor,
};
