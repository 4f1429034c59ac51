/**
 * Tic-tac-toe whose evaluation has learned what each square is worth: weights as data, sums that moves update. A game from
 * outside, as the command line and its threads import it.
 */
import {
  type Game,
  type Heuristic,
  findWeights,
  makeWeights,
  option,
  registerWeights,
  weightsOf,
} from 'playout/core';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';

type State = Parameters<typeof ticTacToe.formatPosition>[0];

export const LAYOUT = 'tic-tac-toe/squares/1';
const CELLS = 9;

/** All squares alike: what an evaluation knows that has learned nothing. */
const EQUAL = makeWeights(LAYOUT, new Int32Array(CELLS).fill(1));
registerWeights(EQUAL, 'equal');

const options = { weights: option(weightsOf(LAYOUT, CELLS), EQUAL.id, 'What each square is worth.') };

function seatAt(state: State, cell: number): number {
  return ['X', 'O'].indexOf(state.markAt(cell) ?? '');
}

const squares: Heuristic<State, typeof options> = {
  name: 'squares',
  about: 'What the squares of a side are worth.',
  options,
  bound: 1e6,
  scale: 4,
  make({ weights }) {
    const { values } = findWeights(weights);
    return {
      value(state, seat) {
        let sum = 0;
        for (let cell = 0; cell < CELLS; cell++) {
          const by = seatAt(state, cell);
          if (by >= 0) sum += by === seat ? values[cell]! : -values[cell]!;
        }
        return sum;
      },
      incremental: {
        sums: 2,
        fill(state, sums) {
          sums.fill(0);
          for (let cell = 0; cell < CELLS; cell++) {
            const by = seatAt(state, cell);
            if (by >= 0) sums[by]! += values[cell]!;
          }
        },
        update(state, cell, sums) {
          sums[state.turn]! += values[cell]!;
        },
        value: (_state, seat, sums) => sums[seat]! - sums[1 - seat]!,
      },
    };
  },
};

export const squaresGame: Game<State> = {
  ...ticTacToe,
  name: 'squares',
  title: 'Tic-tac-toe by squares',
  heuristics: [squares],
};
