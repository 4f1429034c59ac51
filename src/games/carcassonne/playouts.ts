/** Playouts of Carcassonne that are not uniform over all moves. */
import {
  type Move,
  type PlayoutPolicy,
  type Random,
  choice,
  number,
  option,
  playoutBy,
} from '../../core/index.ts';
import { kernel } from './kernel/kernel.ts';
import { CLAIM, DRAWS, MOST_FRONTIER, PLACES } from './layout.ts';
import { POINTS_NOW } from './heuristics.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';

const randomOptions = {
  meeple: option(
    number(0, 1),
    0.5,
    'The probability p of a meeple decision; the thesis found 0.3 to 0.8 best, by tree policy.',
  ),
  decision: option(
    choice(['draw', 'place']),
    'draw',
    'draw: uniform over "none" and all free pieces; place: over the free pieces only.',
  ),
};

/**
 * The thesis's playout. Placements are uniform; with probability p a meeple decision is drawn (A_p: uniformly from
 * all, "none" among them; B_p: from the free pieces only), else no meeple is placed.
 */
const random: PlayoutPolicy<CarcassonneState, typeof randomOptions> = {
  name: 'random',
  about: "The thesis's playout: uniform placements, a meeple decision only now and then.",
  options: randomOptions,
  make({ meeple, decision }) {
    const share = Math.round(meeple * 2 ** 31);
    const mode = decision === 'place' ? PLACES : DRAWS;
    const playout = playoutBy<CarcassonneState>((state, random) =>
      state.phase === CLAIM ? decide(state, random, share, mode) : state.sample(random),
    );
    return {
      ...playout,
      run: (state, random) => kernel.get()?.playOut(state, random, mode, share) ?? playout.run(state, random),
      runWith: (state, random, chance) =>
        kernel.get()?.playOut(state, random, mode, share, chance) ?? playout.runWith!(state, random, chance),
    };
  },
};

function decide(state: CarcassonneState, random: Random, share: number, mode: number): number {
  if (state.table.supply(state.player) === 0 || random.next() >>> 1 >= share) return NO_CLAIM;
  return mode === PLACES ? state.sampleMeeple(random) : state.sample(random);
}

/** Both players take the most points that one move can bring, any of the best. */
class Greedily {
  private readonly listed = new Int32Array(4 * MOST_FRONTIER);
  /** Where moves are tried; made once for the options that are played. */
  private next: CarcassonneState | undefined;

  choose(state: CarcassonneState, random: Random): Move {
    if (this.next?.rules !== state.rules) this.next = state.clone();
    const { listed, next } = this;
    const count = state.moves(listed);
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0, equals = 1; i < count; i++) {
      next.assign(state);
      next.play(listed[i]!);
      const value = POINTS_NOW.value(next, state.turn);
      if (value < best) continue;
      equals = value > best ? 1 : equals + 1;
      if (equals === 1 || random.below(equals) === 0) chosen = listed[i]!;
      best = value;
    }
    return chosen;
  }
}

const heuristic: PlayoutPolicy<CarcassonneState> = {
  name: 'heuristic',
  about: "The thesis's heuristic playout: every placement and claim is the best for the points at once.",
  options: {},
  make() {
    const greedily = new Greedily();
    return playoutBy((state, random) => greedily.choose(state, random));
  },
};

export const playouts: readonly PlayoutPolicy<CarcassonneState>[] = [random, heuristic];
