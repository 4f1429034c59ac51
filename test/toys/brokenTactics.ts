/** Games whose tactics have one fault each; see `broken.ts`. */
import type { Game, State, Tactics } from '../../src/core/index.ts';
import type { Broken } from './broken.ts';
import { type NimState, nim } from './nim.ts';

const anyNim: Game = nim;

/** Every move of Nim gains as much as any other. */
export const soundTactics: Tactics<State> = {
  unit: 1,
  list(state, floor, moves, gains) {
    if (floor >= 0) return 0;
    const count = state.moves(moves);
    gains.fill(0, 0, count);
    return count;
  },
  isLegal(state, move) {
    const moves = new Int32Array(anyNim.maxMoves);
    return moves.subarray(0, state.moves(moves)).includes(move);
  },
  mayPass: () => true,
  pass(state) {
    const nimState = state as NimState;
    nimState.turn = nimState.player = 1 - nimState.player;
  },
};

function withTactics(fault: string, wrong: Partial<Tactics<State>>): Broken {
  return {
    fault,
    check: 'tactics',
    game: { ...anyNim, tactics: { ...soundTactics, ...wrong } },
    shortest: 0,
  };
}

export const brokenTactics: readonly Broken[] = [
  withTactics('takes any number for a move', { isLegal: () => true }),
  withTactics('leaves a move out of its tactics', { list: (state, _floor, moves) => state.moves(moves) - 1 }),
  withTactics('lists moves that gain too little', {
    list: (state, _floor, ...room) => soundTactics.list(state, -1, ...room),
  }),
  withTactics('gains less than nothing', {
    list(state, floor, moves, gains) {
      const count = floor === -Infinity ? state.moves(moves) : 0;
      gains.fill(-1, 0, count);
      return count;
    },
  }),
  withTactics('passes to nobody', { pass: () => {} }),
];
