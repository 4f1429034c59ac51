/** Games end, and somebody wins them. */
import { OVER } from '../../game.ts';
import type { Check } from '../check.ts';
import { seatsOf } from '../trial.ts';

export const end: Check = {
  name: 'end',
  about: 'Every game is over after at most maxPlies moves.',
  occasion: 'game',
  fails(state, { game, moves }) {
    if (state.turn === OVER && moves.length <= game.maxPlies) return undefined;
    return moves.length < game.maxPlies
      ? undefined
      : `the game goes on after ${moves.length} moves; maxPlies is ${game.maxPlies}`;
  },
};

const result: Check = {
  name: 'result',
  about: 'The results of a finished game are between 0 and 1 and sum to 1.',
  occasion: 'game',
  applies: (state) => state.turn === OVER,
  fails(state) {
    const results = seatsOf(state).map((seat) => state.result(seat));
    const bad = results.find((value) => !(value >= 0 && value <= 1));
    if (bad !== undefined) return `a result is ${bad}`;
    const sum = results.reduce((a, b) => a + b, 0);
    return Math.abs(sum - 1) < 1e-9 ? undefined : `the results ${results.join(', ')} sum to ${sum}`;
  },
};

export const endingChecks: readonly Check[] = [end, result];
