/** The rules against a second, naive implementation of the same text, move by move over random games. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { MarrakechTwin } from '../../../test/twins/marrakech.ts';
import { CHANCE, OVER, type OptionValue, Random, settleOptions } from '../../core/index.ts';
import { type MarrakechState, marrakech } from './index.ts';

const SEED = 30;
const listed = new Int32Array(marrakech.maxMoves);

function moveTexts(state: MarrakechState): string[] {
  return [...listed.subarray(0, state.moves(listed))].map((move) => marrakech.formatMove(state, move));
}

/** All that the rules say about a position, by the real game and by the twin. */
function ours(state: MarrakechState): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => state.score(seat));
  const results = state.turn === OVER ? seats.map((seat) => state.result(seat)) : ['goes on'];
  const moves = moveTexts(state).map((text) => {
    const odds = state.turn === CHANCE ? state.weight(marrakech.parseMove(state, text)).toFixed(9) : '';
    return text + odds;
  });
  return [marrakech.formatPosition(state), ...scores, ...results, ...moves.sort()].join(' ');
}

function theirs(twin: MarrakechTwin, seats: number, isChance: boolean): string {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const results = twin.over ? all.map((seat) => twin.result(seat)) : ['goes on'];
  const moves = twin.moves().map((text) => text + (isChance ? twin.chance(text).toFixed(9) : ''));
  return [twin.position(), ...all.map((seat) => twin.score(seat)), ...results, ...moves].join(' ');
}

/** The colours to come of open stacks, from the text of the start position. */
function stacksOf(position: string): number[][] {
  const order = /order=(\S+)/.exec(position)?.[1];
  return (order?.split(',') ?? []).map((stack) => [...stack].map((colour) => 'abcd'.indexOf(colour)));
}

/** @returns the final state */
function compare(given: Record<string, OptionValue>, index: number): MarrakechState {
  const options = settleOptions(marrakech, given);
  const random = new Random(SEED).derive(JSON.stringify(given), index);
  const state = marrakech.start(options, random);
  const twin = new MarrakechTwin(options, stacksOf(marrakech.formatPosition(state)));
  const played: string[] = [];
  const coins = options.coins * options.players;
  for (;;) {
    const [here, there] = [ours(state), theirs(twin, state.seats, state.turn === CHANCE)];
    if (here !== there)
      expect(here, `seed ${SEED}, ${JSON.stringify(given)}: ${played.join(' ')}`).toBe(there);
    expect(state.coins.reduce((sum, n) => sum + n, 0)).toBe(coins);
    if (state.turn === OVER) return state;
    const move = marrakech.formatMove(state, state.sample(random));
    played.push(move);
    state.play(marrakech.parseMove(state, move));
    twin.play(move);
  }
}

describe('both agree, move by move', () => {
  test.each(marrakech.presets.map(({ name }) => name))('under the rules of %s', (preset) => {
    for (let i = 0; i < samples(30); i++) compare({ preset }, i);
  });

  test.each([3, 4, 5, 6, 7, 8, 9])('on a board of size %d, with either pair of loops', (size) => {
    for (let i = 0; i < samples(30); i++) {
      compare({ size, loops: 'ne-sw', rugsPerColour: 6 }, i);
      compare({ size, loops: 'nw-se', rugsPerColour: 6, facing: 'NESW'[i % 4]! }, i);
    }
  });

  test.each([2, 3, 4])('with %d players who soon run out of money', (players) => {
    const ends = { alone: 0, byCarpets: 0, out: 0 };
    for (let i = 0; i < samples(100); i++) {
      for (const soloEnd of ['stop', 'playOn']) {
        for (const dieTiming of ['before', 'after']) {
          const few = { size: 4, coins: 3, players, soloEnd, dieTiming, rugsPerColour: 9 };
          const state = compare({ ...few, preset: 'official3', coverWhole: i % 2 ? 'any' : 'opponents' }, i);
          const out = [...state.coins.keys()].filter((player) => state.isOut(player)).length;
          ends.out += out;
          if (out === players - 1) ends.alone++;
          if (state.carpetsToCome() === 0) ends.byCarpets++;
        }
      }
    }
    // Otherwise nothing of this was tested.
    expect(Math.min(ends.alone, ends.byCarpets, ends.out)).toBeGreaterThan(samples(20));
  });
});

describe('both agree with every mixture of rules', () => {
  const mixtures = (['before', 'after'] as const).flatMap((dieTiming) =>
    (['start', 'end'] as const).flatMap((turnTiming) =>
      (['alternate', 'shuffledOpen', 'shuffledHidden'] as const).flatMap((colourOrder) =>
        (['payAll', 'eliminate'] as const).flatMap((bankruptcy) =>
          (['any', 'opponents'] as const).map((coverWhole) => ({
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
    for (let i = 0; i < samples(10); i++) {
      compare({ ...mixture, coins: 6 }, i);
      compare({ ...mixture, size: 4, rugsPerColour: 5, coins: 3, colourOrder: mixture.colourOrder }, i);
      if (mixture.colourOrder === 'alternate')
        compare({ ...mixture, players: 3, coloursPerPlayer: 1, size: 3, coins: 4 }, i);
    }
  });
});
