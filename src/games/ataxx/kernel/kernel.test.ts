/** The kernel makes the moves that the TypeScript makes, from the same stream. */
import { afterEach, describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import {
  OVER,
  type OptionValues,
  type Playout,
  Random,
  defaults,
  settleOptions,
  useKernels,
} from '../../../core/index.ts';
import { type AtaxxState, ataxx } from '../index.ts';
import { kernel } from './kernel.ts';

afterEach(() => useKernels(true));

const uniform: Playout<AtaxxState> = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};
const clones = ataxx.playouts.find(({ name }) => name === 'clones')!;
const playouts: Readonly<Record<string, Playout<AtaxxState>>> = {
  uniform,
  'clones first': clones.make(defaults(clones.options)),
  'clones first, else any': clones.make({ r: 2, else: 'any' }),
};

const boards: readonly OptionValues[] = [
  { preset: 'uai' },
  { preset: 'paper' },
  ...['linear', 'nonlinear', 'open'].map((map) => ({ preset: 'paper', map })),
  ...[2, 3, 4, 5, 6, 8].map((size) => ({ size })),
  { clones: 'pair', jumpLimit: 'own(3)' },
  { size: 8, wipeout: 'continue', jumpLimit: 'clock(7)' },
  { gaps: 'c3+c5+e3+e5', first: 'o' },
];

/** Everything that can be seen of a playout from this position. */
function outcomeOf(playout: Playout<AtaxxState>, position: AtaxxState, random: Random): unknown[] {
  const state = position.clone();
  const plies = playout.run(state, random);
  return [plies, ataxx.formatPosition(state), state.turn, state.ended, state.result(0), random.next()];
}

describe.each(Object.entries(playouts))('%s', (name, playout) => {
  test.each(boards.map((options) => [JSON.stringify(options), options] as const))(
    'with %s',
    (text, options) => {
      for (let game = 0; game < samples(16, 2); game++) {
        const random = new Random(game).derive(name, text);
        const state = ataxx.start(settleOptions(ataxx, options), random);
        // Every position of a game is played out, also the last.
        for (let ply = 0; ; ply++) {
          useKernels(false);
          const expected = outcomeOf(playout, state, random.derive(game, ply));
          useKernels(true);
          expect(outcomeOf(playout, state, random.derive(game, ply))).toEqual(expected);
          if (state.turn === OVER) break;
          state.play(playout.choose(state, random));
        }
      }
    },
  );
});

test('the kernel is there, and can be turned off', () => {
  expect(kernel.get()).toBeDefined();
  useKernels(false);
  expect(kernel.get()).toBeUndefined();
});
