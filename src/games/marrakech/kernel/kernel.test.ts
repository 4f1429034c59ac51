/** The kernel against the reference: the same games from the same stream, to the last word of it. */
import { afterEach, describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import {
  OVER,
  type OptionValue,
  Random,
  kernelsInUse,
  settleOptions,
  useKernels,
} from '../../../core/index.ts';
import { marrakech } from '../index.ts';
import type { MarrakechState } from '../state.ts';
import { kernel } from './kernel.ts';

const SEED = 60;
const inUse = kernelsInUse();
afterEach(() => useKernels(inUse));

type Given = Readonly<Record<string, OptionValue>>;

/** All that can be seen of a playout from here. */
function playedOut(from: MarrakechState, index: number, byKernel: boolean): unknown {
  useKernels(byKernel);
  const state = from.clone();
  const random = new Random(SEED).derive('playout', index);
  const plies = state.playOut(random);
  const hash = new Int32Array(2);
  state.hash(hash);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    plies,
    position: marrakech.formatPosition(state),
    hash: [...hash],
    words: [...state.words],
    turn: state.turn,
    scores: seats.map((seat) => state.score(seat)),
    results: seats.map((seat) => state.result(seat)),
    next: random.next(),
  };
}

/** A position after some random moves of a game; over only where there are more of them than the game has. */
function midway(given: Given, index: number, moves: number): MarrakechState {
  const random = new Random(SEED).derive(JSON.stringify(given), index);
  const state = marrakech.start(settleOptions(marrakech, given), random);
  for (let i = 0; i < moves && state.turn !== OVER; i++) state.play(state.sample(random));
  return state;
}

/** @returns how many games were compared in which a player went out */
function compare(given: Given, games: number): number {
  let ruined = 0;
  for (let i = 0; i < games; i++) {
    const from = midway(given, i, i % 3 === 0 ? 0 : (7 * i) % 150);
    const [ours, theirs] = [playedOut(from, i, true), playedOut(from, i, false)];
    expect(ours, `seed ${SEED}, ${JSON.stringify(given)}, game ${i}`).toEqual(theirs);
    useKernels(true);
    from.playOut(new Random(i));
    if (from.out !== 0) ruined++;
  }
  return ruined;
}

describe('the kernel plays the games of the reference', () => {
  test.each(marrakech.presets.map(({ name }) => name))('by the rules of %s', (preset) => {
    expect(midway({ preset }, 0, 0).market.fitsKernel).toBe(true);
    compare({ preset }, samples(400));
  });

  test.each([3, 4, 5, 6, 7])('on a board of size %d, with either pair of loops', (size) => {
    for (const preset of ['paper', 'official2', 'official4'])
      for (const loops of ['ne-sw', 'nw-se']) compare({ preset, size, loops }, samples(60));
  });

  test.each([2, 3, 4])('with %d players, one colour each, who soon run out of money', (players) => {
    const ruined = ['stop', 'playOn'].map((soloEnd) =>
      compare({ preset: 'official4', players, soloEnd, coins: 4 }, samples(120)),
    );
    expect(Math.min(...ruined)).toBeGreaterThan(samples(40));
    compare({ players, coloursPerPlayer: 1, coins: 4 }, samples(60));
  });

  const mixtures = ['before', 'after'].flatMap((dieTiming) =>
    ['start', 'end'].flatMap((turnTiming) =>
      ['alternate', 'shuffledOpen', 'shuffledHidden'].flatMap((colourOrder) =>
        ['payAll', 'eliminate'].flatMap((bankruptcy) =>
          ['any', 'opponents'].map((coverWhole) => ({
            dieTiming,
            turnTiming,
            colourOrder,
            bankruptcy,
            coverWhole,
          })),
        ),
      ),
    ),
  );

  test.each(mixtures)('$dieTiming, $turnTiming, $colourOrder, $bankruptcy, $coverWhole', (mixture) => {
    compare({ ...mixture, coins: 9 }, samples(40));
    compare({ ...mixture, size: 7, rugsPerColour: 12, facing: 'E' }, samples(20));
  });
});

test('games of different boards and rules take turns in one kernel', () => {
  const froms = [
    midway({}, 1, 11),
    midway({ preset: 'paper7' }, 2, 30),
    midway({ size: 3 }, 3, 5),
    midway({ preset: 'official2', colourOrder: 'shuffledOpen' }, 4, 40),
    midway({ preset: 'official2', colourOrder: 'shuffledOpen' }, 5, 41),
    midway({ preset: 'course' }, 6, 20),
  ];
  for (let i = 0; i < 3 * froms.length; i++) {
    const from = froms[i % froms.length]!;
    expect(playedOut(from, i, true), `game ${i}`).toEqual(playedOut(from, i, false));
  }
});

test('a game that is over stays as it is', () => {
  const state = midway({ preset: 'official2' }, 0, Infinity);
  const before = marrakech.formatPosition(state);
  expect(state.playOut(new Random(1))).toBe(0);
  expect(marrakech.formatPosition(state)).toBe(before);
});

test.each([
  { what: 'a board of more than two words', given: { size: 8 } },
  { what: 'a die before a turn that may ruin', given: { bankruptcy: 'eliminate' } },
])('$what is left to the reference', ({ given }) => {
  expect(midway(given, 0, 0).market.fitsKernel).toBe(false);
  compare(given, samples(40));
});

test('the kernel is there', () => {
  useKernels(true);
  expect(kernel.get()).toBeDefined();
  useKernels(false);
  expect(kernel.get()).toBeUndefined();
});
