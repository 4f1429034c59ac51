import type { Playout } from '../../core/index.ts';

/** Uniformly random moves to the end of the game. */
export const UNIFORM: Playout = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};
