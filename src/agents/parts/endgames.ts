/** How a tree search plays the end of a game: as ever, or exactly. */
import { type Game, integer, option } from '../../core/index.ts';
import {
  type Budget,
  Endgame,
  type EndgameOptions,
  Expectimax,
  type Search,
  type Setting,
} from '../../search/index.ts';
import { type Part, type PartParam, definePart, makePart } from '../params.ts';
import { type Judgement, heuristicParam } from './knowledge.ts';

/** When an exact search is asked, and which evaluation puts its moves in order. */
export interface EndgamePlan extends EndgameOptions {
  readonly judgement: Judgement;
}

const none: Part<EndgamePlan | undefined> = {
  name: 'none',
  about: 'Searched like every other position.',
  options: {},
  make: () => undefined,
};

const exact: Part<EndgamePlan | undefined> = definePart({
  name: 'exact',
  about:
    'Expectimax to the end of every line where two play and few decisions are left: results first, then points.',
  options: {
    decisions: option(integer(1, 16), 4, 'Decisions of both players that may be left.'),
    nodes: option(integer(1, 1e9), 50_000, 'Positions after which it gives up, and the search begins.'),
    heuristic: heuristicParam,
  },
  make: ({ decisions, nodes, heuristic }, game) => ({
    decisions,
    nodes,
    judgement: makePart(heuristicParam, heuristic, game),
  }),
});

function endgamesFor(game: Game): readonly Part<EndgamePlan | undefined>[] {
  const isSolvable = !game.hasHidden && game.minSeats === 2 && game.heuristics.length > 0;
  return isSolvable ? [none, exact] : [none];
}

export const endgameParam: PartParam<EndgamePlan | undefined> = {
  kind: 'part',
  about: 'How the end of a game is played.',
  fallback: () => 'none',
  parts: endgamesFor,
};

/** Megabytes for the table of the solver, whose searches are short. */
const TABLE = 4;

/** The search itself, or one that gives way to an exact one. @param budget that of the search */
export function withEndgame(
  search: Search,
  plan: EndgamePlan | undefined,
  budget: Budget,
  setting: Setting,
): Search {
  if (!plan) return search;
  const solver = new Expectimax(
    {
      ...plan.judgement,
      ends: 'result',
      breaksTies: true,
      pruning: { windows: true, probes: 1 },
      megabytes: TABLE,
      budget: {},
    },
    setting,
  );
  return new Endgame(search, solver, plan, budget, setting);
}
