/** Playouts: how a game continues from the edge of the tree, and how the position reached is judged. */
import { type Game, type Playout, flag, integer, number, option } from '../../core/index.ts';
import {
  type CutOff,
  Mast,
  Nested,
  Sides,
  UNIFORM,
  decisivePlayout,
  ratedPlayout,
} from '../../search/index.ts';
import { type Part, type PartParam, type ResolvedPart, definePart, makePart } from '../params.ts';
import { heuristicParam, partOfGame, ratingParam } from './knowledge.ts';
import { fixedRewardParam } from './rewards.ts';

const uniform: Part<Playout> = {
  name: 'uniform',
  about: 'Uniformly random moves to the end of the game.',
  options: {},
  make: () => UNIFORM,
};

const decisive: Part<Playout> = definePart({
  name: 'decisive',
  about: 'Uniform, but a move that wins at once is played.',
  options: {
    replies: option(flag(), false, 'Also leaves out moves after which the next seat could win at once.'),
  },
  make: ({ replies }, game) => decisivePlayout(replies, game.maxMoves),
});

const general: readonly Part<Playout>[] = [
  definePart({
    name: 'mast',
    about: 'Prefers moves that did well for the same seat in earlier iterations, wherever they were made.',
    options: { epsilon: option(number(0, 1), 0.2, 'The probability of any move instead.') },
    make: ({ epsilon }, game) => new Mast(epsilon, game.maxMoves),
  }),
  decisive,
  definePart({
    name: 'nested',
    about: 'Nested Monte Carlo search of level one: each move is the best of its own uniform playouts.',
    options: {
      tries: option(integer(1, 1000), 1, 'Uniform playouts for each candidate move.'),
      plies: option(integer(1, 1_000_000), 1000, 'Moves chosen so; the rest of the playout is uniform.'),
      reward: fixedRewardParam,
    },
    make: ({ reward, ...plan }, game) =>
      new Nested(plan, makePart(fixedRewardParam, reward, game), game.maxMoves),
  }),
];

const rated: Part<Playout> = definePart({
  name: 'rated',
  about: 'The best rated move, and now and then any.',
  options: { epsilon: option(number(0, 1), 0.1, 'The probability of any move instead.'), prior: ratingParam },
  make: ({ epsilon, prior }, game) =>
    ratedPlayout(makePart(ratingParam, prior, game), epsilon, game.maxMoves),
});

/** The game's own come before general ones of the same name, because they are faster. */
function ownAnd(others: readonly Part<Playout>[], game: Game): readonly Part<Playout>[] {
  const own = game.playouts.map((policy) => partOfGame(policy, (options) => policy.make(options)));
  const all = ratingParam.parts(game).length > 0 ? [...others, rated] : others;
  return [uniform, ...own, ...all.filter(({ name }) => !own.some((part) => part.name === name))];
}

/** How one side of a game moves: a choice for each move, from nothing but the position. */
function sideParam(about: string): PartParam<Playout> {
  return {
    kind: 'part',
    like: 'playout',
    about,
    fallback: () => 'uniform',
    parts: (game) => ownAnd([decisive], game),
  };
}

const own = sideParam('How the seat that searches moves.');
const others = sideParam('How everybody else moves.');

const sides: Part<Playout> = definePart({
  name: 'sides',
  about: 'One playout for the seat that searches, another for everybody else.',
  options: { own, others },
  make: (chosen, game) => new Sides(makePart(own, chosen.own, game), makePart(others, chosen.others, game)),
});

export const playoutParam: PartParam<Playout> = {
  kind: 'part',
  about: 'How a game is played out from a new node.',
  fallback: () => 'uniform',
  parts: (game) => ownAnd([...general, sides], game),
};

/** What is done at a new node. */
export interface LeafPlan {
  readonly cutOff?: CutOff;
  readonly times: number | 'growing';
}

const times = option(integer(1, 1_000_000), 1, 'Playouts at every visit, of which the mean counts.');

const judging: readonly Part<LeafPlan>[] = [
  definePart({
    name: 'cut',
    about: 'Plays on for some moves, then trusts an evaluation.',
    options: {
      plies: option(integer(1, 1_000_000), 8, 'Moves and outcomes played first.'),
      heuristic: heuristicParam,
      times,
    },
    make: ({ plies, heuristic, times }, game) => ({ cutOff: cutOff(plies, heuristic, game), times }),
  }),
  definePart({
    name: 'heuristic',
    about: 'Evaluates the new node itself, without a playout.',
    options: { heuristic: heuristicParam },
    make: ({ heuristic }, game) => ({ cutOff: cutOff(0, heuristic, game), times: 1 }),
  }),
];

const playing: readonly Part<LeafPlan>[] = [
  definePart({
    name: 'playout',
    about: 'Plays the game out.',
    options: {
      times,
      growing: option(flag(), false, 'As many playouts as the number of the iteration instead.'),
    },
    make: ({ times, growing }) => ({ times: growing ? 'growing' : times }),
  }),
];

function cutOff(plies: number, chosen: ResolvedPart, game: Game): CutOff {
  const { heuristic, evaluation } = makePart(heuristicParam, chosen, game);
  return { plies, evaluation, scale: heuristic.scale };
}

function leavesFor(game: Game): readonly Part<LeafPlan>[] {
  return game.heuristics.length > 0 ? [...playing, ...judging] : playing;
}

export const leafParam: PartParam<LeafPlan> = {
  kind: 'part',
  about: 'How a new node is evaluated.',
  fallback: () => 'playout',
  parts: leavesFor,
};
