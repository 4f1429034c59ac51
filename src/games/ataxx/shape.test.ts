import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { positionsOf } from '../../../test/textbook/positions.ts';
import { settleOptions } from '../../core/index.ts';
import { GRID, cellAt, distance, fileOf, rankOf } from './cells.ts';
import { ataxx } from './index.ts';
import { Neighbours } from './neighbours.ts';
import { shape } from './shape.ts';
import type { AtaxxState } from './state.ts';

const evaluation = shape.make({});
const options = settleOptions(ataxx, { preset: 'uai' });

function position(text: string): AtaxxState {
  return ataxx.parsePosition(text, options);
}

function value(text: string): number {
  const state = position(text);
  return evaluation.value(state, state.side);
}

/** Positions of random games at different lengths. */
const found = positionsOf(
  samples(60),
  (random) => {
    const state = ataxx.start(options, random);
    for (let plies = random.below(40); plies > 0; plies--)
      if (state.turn >= 0) state.play(state.sample(random));
    return state;
  },
  (state) => state.turn >= 0,
);

test('neighbours are counted on all cells at once as one by one', () => {
  const neighbours = new Neighbours();
  const cells = Array.from({ length: GRID * GRID }, (_, cell) => cell);
  for (const state of found) {
    neighbours.count(state.stones[0]!, state.stones[1]!);
    const stones = cells.filter((cell) => state.stoneAt(cell) === 0);
    const counted = (cell: number): number =>
      [1, 2, 4, 8].reduce((sum, worth, digit) => {
        const half = neighbours.digits[2 * digit + (cell >> 5)]!;
        return sum + worth * ((half >>> (cell & 31)) & 1);
      }, 0);
    const expected = cells.map((cell) => stones.filter((stone) => distance(stone, cell) === 1).length);
    expect(cells.map(counted)).toEqual(expected);
    expect(neighbours.largest(-1, -1)).toBe(Math.max(...expected));
    expect(neighbours.largest(1, 0)).toBe(expected[0]);
  }
});

/** The position with stones moved to other cells, and perhaps with the sides exchanged. */
function changed(state: AtaxxState, image: (cell: number) => number, exchange: number): AtaxxState {
  const copy = position(ataxx.formatPosition(state));
  copy.stones.fill(0);
  copy.counts.fill(0);
  for (let cell = 0; cell < GRID * GRID; cell++) {
    const side = state.stoneAt(cell);
    if (side >= 0) copy.put(side ^ exchange, image(cell));
  }
  copy.side = state.side ^ exchange;
  copy.turn = copy.side;
  return copy;
}

describe('the shape', () => {
  const last = 6;

  test.each([
    ['turned', (cell: number) => cellAt(rankOf(cell), last - fileOf(cell)), 0],
    ['in a mirror', (cell: number) => cellAt(last - fileOf(cell), rankOf(cell)), 0],
    ['with the sides exchanged', (cell: number) => cell, 1],
  ])('of a position is worth the same %s', (_how, image, exchange) => {
    for (const state of found) {
      const other = changed(state, image, exchange);
      expect(evaluation.value(other, other.side)).toBe(evaluation.value(state, state.side));
    }
  });

  test('is worth to one side what it costs the other', () => {
    for (const state of found) expect(evaluation.value(state, 0) + evaluation.value(state, 1)).toBe(0);
  });

  test('is better with the move, with more stones, and with a hole among the stones of the enemy', () => {
    expect(value('x5o/7/7/7/7/7/o5x x 0 1')).toBeGreaterThan(0);
    expect(value('x5o/7/7/7/7/7/o4xx x 0 1')).toBeGreaterThan(value('x5o/7/7/7/7/7/o5x x 0 1'));
    const full = value('7/7/7/5o1/4xxx/4xxx/4xxx o 0 1');
    expect(value('7/7/7/5o1/4xxx/4x1x/4xxx o 0 1')).toBeGreaterThan(full);
  });
});
