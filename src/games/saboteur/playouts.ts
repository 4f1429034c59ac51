/** Playouts of Saboteur: the course's random player, the paper's heuristic, and one that follows the shortest path. */
import {
  type Move,
  type Playout,
  type PlayoutPolicy,
  type Random,
  flag,
  number,
  option,
  playoutBy,
} from '../../core/index.ts';
import { Bias } from './bias.ts';
import { BIAS, COURSE } from './constants.ts';
import { sampleListed } from './course.ts';
import { kernel } from './kernel/kernel.ts';
import { MAX_MOVES } from './moves.ts';
import { PathFinder } from './pathFinder.ts';
import type { SaboteurState } from './state.ts';

/** Chooses moves, one at a time. */
interface Mover {
  choose(state: SaboteurState, random: Random): Move;
  /** Which of the kernel's playouts it is, if it is one, and the setting of that. */
  readonly inKernel: number | undefined;
  readonly setting?: number;
}

/** Plays a mover's choice, but a uniformly random move with probability `epsilon`. */
function playoutOf(mover: Mover, epsilon: number): Playout<SaboteurState> {
  const share = Math.round(epsilon * 0x10000);
  const { inKernel, setting } = mover;
  const reference = playoutBy<SaboteurState>((state, random) =>
    share > 0 && random.next() >>> 16 < share ? state.sample(random) : mover.choose(state, random),
  );
  return {
    choose: reference.choose,
    run: (state, random) =>
      (inKernel === undefined ? undefined : kernel.get()?.playOut(state, random, inKernel, share, setting)) ??
      reference.run(state, random),
  };
}

const epsilonOption = option(number(0, 1), 0.1, 'How often a uniformly random move is played instead.');

const course: PlayoutPolicy<SaboteurState> = {
  name: 'course',
  about:
    "The course's random player: uniform over its list of moves, which repeats equal cards and crowded cells.",
  options: {},
  make: () => playoutOf({ choose: sampleListed, inKernel: COURSE }, 0),
};

const listed = new Int32Array(MAX_MOVES);

/** The move with the largest b, any of the best. */
class BestBias implements Mover {
  readonly inKernel = BIAS;
  readonly setting: number;
  private readonly bias: Bias;

  constructor(row12: boolean) {
    this.setting = row12 ? 1 : 0;
    this.bias = new Bias({ row12 });
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

const biasOptions = {
  epsilon: epsilonOption,
  row12: option(
    flag(),
    false,
    'Tiles that join sideways in the row of the objectives get the largest b, as the program meant.',
  ),
};

const heuristic: PlayoutPolicy<SaboteurState, typeof biasOptions> = {
  name: 'bias',
  about: "The paper's heuristic b: the move with the largest b.",
  options: biasOptions,
  make: ({ epsilon, row12 }) => playoutOf(new BestBias(row12), epsilon),
};

const pathOptions = {
  epsilon: epsilonOption,
  wary: option(
    number(0, 1),
    0,
    'How often a tile is held back that would leave just one missing to the opponent.',
  ),
  cunning: option(
    flag(),
    false,
    'Blocks and destroys where the opponent might finish, and puts tiles away instead of making any move.',
  ),
  shrewd: option(
    flag(),
    false,
    'Goes by the cards that the opponent holds in the world that is played out: lays the first of two tiles where it lacks the second, and blocks and destroys only where it has the last.',
  ),
};

const path: PlayoutPolicy<SaboteurState, typeof pathOptions> = {
  name: 'path',
  about: 'Lays tiles that shorten the way to where the mover takes the nugget to be.',
  options: pathOptions,
  make: ({ epsilon, wary, cunning, shrewd }) => playoutOf(new PathFinder(wary, cunning, shrewd), epsilon),
};

export const playouts: readonly PlayoutPolicy<SaboteurState>[] = [path, heuristic, course];
