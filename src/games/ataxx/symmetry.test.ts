import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { ataxx } from './index.ts';

/** Row texts as cells: digits written out. */
function cellsOf(text: string): string[][] {
  const rows = text.split(' ')[0]!.split('/');
  return rows.map((row) => row.replace(/\d/g, (digit) => '.'.repeat(Number(digit))).split(''));
}

function textOf(cells: readonly (readonly string[])[], rest: string): string {
  const rows = cells.map((row) => row.join('').replace(/\.+/g, (run) => String(run.length)));
  return `${rows.join('/')} ${rest}`;
}

const flip = (cells: string[][]): string[][] => cells.toReversed();
const transpose = (cells: string[][]): string[][] => cells.map((_, i) => cells.map((row) => row[i]!));

/** All eight images of a position's text. */
function images(text: string): string[] {
  const [, ...rest] = text.split(' ');
  const all: string[][][] = [cellsOf(text)];
  for (let i = 0; i < 7; i++) all.push(i % 2 === 0 ? transpose(all.at(-1)!) : flip(all.at(-1)!));
  return all.map((cells) => textOf(cells, rest.join(' ')));
}

function keyOf(text: string, preset: string): string {
  const key = new Int32Array(2);
  ataxx.parsePosition(text, settleOptions(ataxx, { preset })).hashUpToSymmetry(key);
  return key.join(' ');
}

test.each([
  ['7x7', 'uai', {}],
  ['5x5', 'uai', { size: 5 }],
  ['nonlinear map', 'paper', { map: 'nonlinear' }],
  ['linear map', 'paper', { map: 'linear' }],
])(
  'on %s all images of a position share one key, and other positions have others',
  (_name, preset, options) => {
    const random = new Random(3);
    const keys = new Map<string, string>();
    for (let game = 0; game < samples(20); game++) {
      const state = ataxx.start(settleOptions(ataxx, { preset, ...options }), random);
      while (state.turn !== OVER) {
        const text = ataxx.formatPosition(state).replace(/ \d+ \d+.*/, ' 0 1');
        const all = images(text);
        expect(new Set(all.map((image) => keyOf(image, preset))).size).toBe(1);
        const name = all.toSorted()[0]!;
        const known = keys.get(keyOf(text, preset));
        expect(known ?? name).toBe(name);
        keys.set(keyOf(text, preset), name);
        for (let i = 0; i < 9 && state.turn !== OVER; i++) state.play(state.sample(random));
      }
    }
    expect(keys.size).toBeGreaterThan(samples(100));
  },
);

test('where the gaps are not symmetric, the images of the stones are different positions', () => {
  const withGap = (cells: string): string => `${cells}/6-/7/7/7/7/o5x o 0 1`;
  expect(keyOf(withGap('xx4o'), 'uai')).not.toBe(keyOf(withGap('x4xo'), 'uai'));
  expect(keyOf('xx4o/7/7/7/7/7/o5x o 0 1', 'uai')).toBe(keyOf('x5o/x6/7/7/7/7/o5x o 0 1', 'uai'));
});
