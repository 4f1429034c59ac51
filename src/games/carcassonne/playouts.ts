/** Playouts of Carcassonne that are not uniform over all moves. */
import { type Move, type PlayoutPolicy, type Random, playoutBy } from '../../core/index.ts';
import { MOST_FRONTIER } from './cells.ts';
import { POINTS_NOW } from './heuristics.ts';
import { CLAIM, type CarcassonneState, NO_CLAIM } from './state.ts';

/**
 * The thesis's playout. Placements are uniform; with probability p a meeple decision is drawn (A_p: uniformly from
 * all, "none" among them; B_p: from the free pieces only), else no meeple is placed.
 */
const random: PlayoutPolicy<CarcassonneState> = {
  name: 'random',
  about: "The thesis's playout: uniform placements, a meeple decision only now and then.",
  options: [
    {
      name: 'meeple',
      kind: 'number',
      min: 0,
      max: 1,
      default: 0.5,
      about: 'The probability p of a meeple decision; the thesis found 0.3 to 0.8 best, by tree policy.',
    },
    {
      name: 'decision',
      kind: 'choice',
      choices: ['draw', 'place'],
      default: 'draw',
      about: 'draw: uniform over "none" and all free pieces; place: over the free pieces only.',
    },
  ],
  make(options) {
    const share = Math.round((options.meeple as number) * 2 ** 31);
    const places = options.decision === 'place';
    return playoutBy((state, random) =>
      state.phase === CLAIM ? decide(state, random, share, places) : state.sample(random),
    );
  },
};

function decide(state: CarcassonneState, random: Random, share: number, places: boolean): number {
  if (state.table.supply(state.player) === 0 || random.next() >>> 1 >= share) return NO_CLAIM;
  return places ? state.sampleMeeple(random) : state.sample(random);
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
  options: [],
  make() {
    const greedily = new Greedily();
    return playoutBy((state, random) => greedily.choose(state, random));
  },
};

export const playouts: readonly PlayoutPolicy<CarcassonneState>[] = [random, heuristic];
