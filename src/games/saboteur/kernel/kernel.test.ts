/** The kernel makes the moves of the reference, from the same stream. */
import { afterEach, describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { OVER, type Playout, Random, defaults, settleOptions, useKernels } from '../../../core/index.ts';
import { type SaboteurOptions, type SaboteurState, saboteur } from '../index.ts';
import { kernel } from './kernel.ts';

const SEED = 90;

const optionSets = [{}, { dropsOpen: true }, { memory: false }].map((given) =>
  settleOptions(saboteur, given),
);

function playoutNamed(
  name: string,
  values: Readonly<Record<string, number | boolean>> = {},
): Playout<SaboteurState> {
  const policy = saboteur.playouts.find((p) => p.name === name)!;
  return policy.make({ ...defaults(policy.options), ...values });
}

const uniform: Playout<SaboteurState> = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};

const PLAYOUTS: readonly (readonly [string, Playout<SaboteurState>])[] = [
  ['uniform', uniform],
  ['course', playoutNamed('course')],
  ['bias', playoutNamed('bias')],
  ['bias with row 12', playoutNamed('bias', { epsilon: 0, row12: true })],
  ['path', playoutNamed('path')],
  ['straight path', playoutNamed('path', { epsilon: 0 })],
  ['wary path', playoutNamed('path', { wary: 0.7 })],
  ['always wary path', playoutNamed('path', { epsilon: 0.5, wary: 1 })],
  ['cunning path', playoutNamed('path', { epsilon: 0, wary: 0.7, cunning: true })],
];

/** Positions from the deal to the last card, with tunnels dug with more or less care and Destroys played early. */
function* positions(options: SaboteurOptions, games: number): Generator<SaboteurState> {
  const digger = playoutNamed('path', { epsilon: 0 });
  for (let game = 0; game < games; game++) {
    const random = new Random(SEED).derive('positions', JSON.stringify(options), game);
    const state = saboteur.start(options, random);
    const care = random.unit();
    while (state.turn !== OVER) {
      if (random.below(6) === 0) yield state;
      state.play(random.unit() < care ? digger.choose(state, random) : state.sample(random));
    }
    yield state;
  }
}

/** All that can be seen of a position after a playout, and of its stream. */
function played(playout: Playout<SaboteurState>, from: SaboteurState, seed: number): unknown {
  const state = from.clone();
  const random = new Random(seed);
  const plies = playout.run(state, random);
  const hash = new Int32Array(2);
  state.hash(hash);
  return {
    plies,
    turn: state.turn,
    hash: [...hash],
    position: saboteur.formatPosition(state),
    memory: [...state.memory],
    counters: [state.played, state.gold, state.board.revealed, state.board.laidCount],
    results: [state.result(0), state.result(1)],
    next: random.next(),
  };
}

afterEach(() => {
  useKernels(true);
});

test('the kernel is there, and can be turned off', () => {
  expect(kernel.get()).toBeDefined();
  useKernels(false);
  expect(kernel.get()).toBeUndefined();
});

/** What a seat imagines of a position, and where that leaves the stream. */
function imagined(from: SaboteurState, seat: number, seed: number): unknown {
  const state = from.clone();
  const random = new Random(seed);
  saboteur.imagine!(state, seat, random);
  return { gold: state.gold, memory: [...state.memory], turn: state.turn, next: random.next() };
}

describe.each(optionSets)('with $dropsOpen open drops and $memory memory', (options) => {
  test.each(PLAYOUTS)('%s playouts are those of the reference, from any position', (_name, playout) => {
    let seed = 0;
    for (const state of positions(options, samples(60))) {
      useKernels(true);
      const byKernel = played(playout, state, seed);
      useKernels(false);
      expect(byKernel, `seed ${seed}: ${saboteur.formatPosition(state)}`).toEqual(
        played(playout, state, seed),
      );
      seed++;
    }
  });

  test('a seat imagines what it would without the kernel', () => {
    let seed = 0;
    for (const state of positions(options, samples(150))) {
      const seat = seed % 2;
      useKernels(true);
      const byKernel = imagined(state, seat, seed);
      useKernels(false);
      expect(byKernel, `seed ${seed}: ${saboteur.formatPosition(state)}`).toEqual(
        imagined(state, seat, seed),
      );
      seed++;
    }
  });
});
