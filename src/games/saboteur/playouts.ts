/** Playouts of Saboteur: the course's random player, the paper's heuristic, and one that follows the shortest path. */
import {
  type Move,
  type OptionSpec,
  type OptionValues,
  type Playout,
  type PlayoutPolicy,
  type Random,
  playoutBy,
} from '../../core/index.ts';
import { Bias } from './bias.ts';
import { sampleListed } from './course.ts';
import { MAX_MOVES } from './moves.ts';
import { PathFinder } from './pathFinder.ts';
import type { SaboteurState } from './state.ts';

/** Chooses moves, one at a time. */
interface Mover {
  choose(state: SaboteurState, random: Random): Move;
}

/** Plays a mover's choice, but a uniformly random move with probability `epsilon`. */
function playoutOf(mover: Mover, epsilon: number): Playout<SaboteurState> {
  const share = Math.round(epsilon * 0x10000);
  return playoutBy((state, random) =>
    share > 0 && random.next() >>> 16 < share ? state.sample(random) : mover.choose(state, random),
  );
}

function epsilonOption(fallback: number): OptionSpec {
  return {
    name: 'epsilon',
    kind: 'number',
    min: 0,
    max: 1,
    default: fallback,
    about: 'How often a uniformly random move is played instead.',
  };
}

const course: PlayoutPolicy<SaboteurState> = {
  name: 'course',
  about:
    "The course's random player: uniform over its list of moves, which repeats equal cards and crowded cells.",
  options: [],
  make: () => playoutOf({ choose: sampleListed }, 0),
};

const listed = new Int32Array(MAX_MOVES);

/** The move with the largest b, any of the best. */
class BestBias implements Mover {
  private readonly bias: Bias;

  constructor(options: OptionValues) {
    this.bias = new Bias({ row12: options.row12 === true });
  }

  choose(state: SaboteurState, random: Random): Move {
    const { bias } = this;
    const count = state.moves(listed);
    bias.look(state);
    let best = -Infinity;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      const value = bias.rate(listed[i]!);
      if (value < best) continue;
      if (value > best) equals = 0;
      best = value;
      listed[equals++] = listed[i]!;
    }
    return listed[random.below(equals)]!;
  }
}

const heuristic: PlayoutPolicy<SaboteurState> = {
  name: 'bias',
  about: "The paper's heuristic b: the move with the largest b.",
  options: [
    epsilonOption(0.1),
    {
      name: 'row12',
      kind: 'flag',
      default: false,
      about: 'Tiles that join sideways in the row of the objectives get the largest b, as the program meant.',
    },
  ],
  make: (options) => playoutOf(new BestBias(options), options.epsilon as number),
};

const path: PlayoutPolicy<SaboteurState> = {
  name: 'path',
  about: 'Lays tiles that shorten the way to where the mover takes the nugget to be.',
  options: [
    epsilonOption(0.1),
    {
      name: 'wary',
      kind: 'number',
      min: 0,
      max: 1,
      default: 0,
      about: 'How often a tile is held back that would leave just one missing to the opponent.',
    },
  ],
  make: (options) => playoutOf(new PathFinder(options.wary as number), options.epsilon as number),
};

export const playouts: readonly PlayoutPolicy<SaboteurState>[] = [path, heuristic, course];
