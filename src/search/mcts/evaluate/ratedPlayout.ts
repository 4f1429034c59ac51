/** Plays the best rated move, and now and then any: an ε-greedy playout on a rating of moves. */
import { type Move, type Playout, type Random, type State, playoutBy } from '../../../core/index.ts';
import type { Rating } from '../expand/rating.ts';

export function ratedPlayout(rating: Rating, epsilon: number, maxMoves: number): Playout {
  const listed = new Int32Array(maxMoves);

  function best(state: State, random: Random): Move {
    const count = state.moves(listed);
    rating.look(state);
    let found = listed[0]!;
    let most = -Infinity;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const value = rating.rate(listed[i]!);
      if (value < most) continue;
      ties = value > most ? 1 : ties + 1;
      if (ties > 1 && random.below(ties) > 0) continue;
      most = value;
      found = listed[i]!;
    }
    return found;
  }

  return playoutBy((state, random) =>
    epsilon > 0 && random.unit() < epsilon ? state.sample(random) : best(state, random),
  );
}
