/** The kernel makes the moves that the TypeScript makes, from the same stream. */
import { afterEach, describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import {
  OVER,
  type OptionValues,
  type Playout,
  Random,
  settleOptions,
  useKernels,
} from '../../../core/index.ts';
import { type KatarengaState, katarenga } from '../index.ts';
import { kernelFor } from './kernel.ts';

afterEach(() => useKernels(true));

const decisive = katarenga.playouts.find(({ name }) => name === 'decisive')!;
const playouts: Readonly<Record<string, Playout<KatarengaState>>> = {
  uniform: {
    choose: (state, random) => state.sample(random),
    run: (state, random) => state.playOut(random),
  },
  decisive: decisive.make({ replies: true }),
  'decisive without replies': decisive.make({ replies: false }),
};

const boards: readonly OptionValues[] = [
  { preset: 'paper' },
  { preset: 'official' },
  ...[3, 4, 5, 7, 10, 12, 15].map((size) => ({ size })),
  ...[3, 4, 6, 10].map((size) => ({ preset: 'official', tiles: 'random', size })),
  ...['1', '2', '5', '7'].map((slide) => ({ slide })),
  { slide: '19', size: 11 },
  { firstMoveCapture: false, size: 4 },
  { goal: 'camps', size: 5 },
  { maxPlies: 1, size: 4 },
  { maxPlies: 25, size: 6 },
  ...['half:K', 'half:R', 'half:B', 'half:N', 'balanced'].map((tiles) => ({ tiles })),
  // Here sides get blocked.
  ...['pass', 'loss', 'draw'].map((blocked) => ({ tiles: 'NKNNNNNKN', blocked })),
];

function start(options: OptionValues, random: Random): KatarengaState {
  return katarenga.start(settleOptions(katarenga, options), random);
}

/** Everything that can be seen of a playout from this position. */
function outcomeOf(playout: Playout<KatarengaState>, position: KatarengaState, random: Random): unknown[] {
  const state = position.clone();
  const plies = playout.run(state, random);
  const key = new Int32Array(2);
  state.hash(key);
  return [plies, katarenga.formatPosition(state), state.turn, state.result(0), ...key, random.next()];
}

describe.each(Object.entries(playouts))('%s', (name, playout) => {
  test.each(boards.map((options) => [JSON.stringify(options), options] as const))(
    'with %s',
    (text, options) => {
      for (let game = 0; game < samples(16, 2); game++) {
        const random = new Random(game).derive(name, text);
        const state = start(options, random);
        const { size } = state.board;
        // Some positions of each game are played out, more of the short games, and the last.
        for (let ply = 0; ; ply++) {
          if (ply % (size * size) < 3 || state.turn === OVER) {
            useKernels(false);
            const expected = outcomeOf(playout, state, random.derive(game, ply));
            useKernels(true);
            expect(outcomeOf(playout, state, random.derive(game, ply))).toEqual(expected);
          }
          if (state.turn === OVER) break;
          state.play(playout.choose(state, random));
        }
      }
    },
  );
});

function hasRoom(options: OptionValues): boolean {
  return kernelFor(start(options, new Random(1)).board) !== undefined;
}

test.each(boards)('the kernel has room for %j', (options) => {
  expect(hasRoom(options)).toBe(true);
});

test.each([{ size: 16 }, { size: 20 }, { slide: '19', size: 13 }])('it has no room for %j', (options) => {
  expect(hasRoom(options)).toBe(false);
});

test('it can be turned off', () => {
  useKernels(false);
  expect(hasRoom({})).toBe(false);
});
