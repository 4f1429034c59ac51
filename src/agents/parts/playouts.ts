/** Playouts: how a game is played on from the edge of the tree, and how the position reached is judged. */
import type { Game, OptionValues, Playout } from '../../core/index.ts';
import { type CutOff, Mast, Nested, decisivePlayout, ratedPlayout } from '../../search/index.ts';
import type { PartParam, Resolved } from '../params.ts';
import { heuristicOf, heuristicParam, ratingOf, ratingParam } from './knowledge.ts';
import { type MadePart, countOption, flagOption, makePart, numberOption } from './part.ts';
import { rewardOf, rewardParam } from './rewards.ts';

const UNIFORM: Playout = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};

const uniform: MadePart<Playout> = {
  name: 'uniform',
  about: 'Uniformly random moves to the end of the game.',
  options: [],
  make: () => UNIFORM,
};

const general: readonly MadePart<Playout>[] = [
  {
    name: 'mast',
    about: 'Prefers moves that did well for the same seat in earlier iterations, wherever they were made.',
    options: [numberOption('epsilon', 0.2, 0, 1, 'The probability of any move instead.')],
    make: ({ epsilon }, game) => new Mast(epsilon as number, game.maxMoves),
  },
  {
    name: 'decisive',
    about: 'Uniform, but a move that wins at once is played.',
    options: [flagOption('replies', 'Also leaves out moves after which the next seat could win at once.')],
    make: ({ replies }, game) => decisivePlayout(replies as boolean, game.maxMoves),
  },
  {
    name: 'nested',
    about: 'Nested Monte Carlo search of level one: each move is the best of its own uniform playouts.',
    options: [
      countOption('tries', 1, 1, 1000, 'Uniform playouts for each candidate move.'),
      countOption('plies', 1000, 1, 1_000_000, 'Moves chosen so; the rest of the playout is uniform.'),
      rewardParam,
    ],
    make: (values, game) =>
      new Nested(
        { tries: values.tries as number, plies: values.plies as number },
        rewardOf(values, game),
        game.maxMoves,
      ),
  },
];

const rated: MadePart<Playout> = {
  name: 'rated',
  about: 'The best rated move, and now and then any.',
  options: [numberOption('epsilon', 0.1, 0, 1, 'The probability of any move instead.'), ratingParam],
  make: (values, game) => ratedPlayout(ratingOf(game, values), values.epsilon as number, game.maxMoves),
};

/** The game's own come before general ones of the same name, for they are faster. */
function playoutsFor(game: Game): readonly MadePart<Playout>[] {
  const own = game.playouts.map((policy): MadePart<Playout> => {
    const { name, about, options } = policy;
    return { name, about, options, make: (values) => policy.make(values as OptionValues) };
  });
  const others = ratingParam.parts(game).length > 0 ? [...general, rated] : general;
  return [uniform, ...own, ...others.filter(({ name }) => !own.some((part) => part.name === name))];
}

export const playoutParam: PartParam = {
  kind: 'part',
  name: 'playout',
  about: 'How a game is played out from a new node.',
  fallback: () => 'uniform',
  parts: playoutsFor,
};

export function playoutOf(values: Resolved, game: Game): Playout {
  return makePart(playoutsFor(game), values.playout!, game);
}

/** What is done at a new node. */
export interface LeafPlan {
  readonly cutOff?: CutOff;
  readonly times: number | 'growing';
}

const times = countOption('times', 1, 1, 1_000_000, 'Playouts at every visit, of which the mean counts.');

const judging: readonly MadePart<LeafPlan>[] = [
  {
    name: 'cut',
    about: 'Plays on for some moves, then trusts an evaluation.',
    options: [
      countOption('plies', 8, 1, 1_000_000, 'Moves and outcomes played first.'),
      heuristicParam,
      times,
    ],
    make: (values, game) => ({
      cutOff: cutOff(values.plies as number, values, game),
      times: values.times as number,
    }),
  },
  {
    name: 'heuristic',
    about: 'Evaluates the new node itself, without a playout.',
    options: [heuristicParam],
    make: (values, game) => ({ cutOff: cutOff(0, values, game), times: 1 }),
  },
];

const playing: readonly MadePart<LeafPlan>[] = [
  {
    name: 'playout',
    about: 'Plays the game out.',
    options: [times, flagOption('growing', 'As many playouts as the number of the iteration instead.')],
    make: (values) => ({ times: values.growing ? 'growing' : (values.times as number) }),
  },
];

function cutOff(plies: number, values: Resolved, game: Game): CutOff {
  const { heuristic, evaluation } = heuristicOf(game, values);
  return { plies, evaluation, scale: heuristic.scale };
}

function leavesFor(game: Game): readonly MadePart<LeafPlan>[] {
  return game.heuristics.length > 0 ? [...playing, ...judging] : playing;
}

export const leafParam: PartParam = {
  kind: 'part',
  name: 'leaf',
  about: 'How a new node is evaluated.',
  fallback: () => 'playout',
  parts: leavesFor,
};

export function leafOf(values: Resolved, game: Game): LeafPlan {
  return makePart(leavesFor(game), values.leaf!, game);
}
