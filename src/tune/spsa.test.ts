/** The search for values, on functions whose best values are known. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import { refusal } from '../../test/refusal.ts';
import { Random } from '../core/index.ts';
import type { Setting } from '../lab/pairing/placeholders.ts';
import { readParameter, shareOf, valueAt } from './parameters.ts';
import { Spsa, type SpsaSettings, startSetting } from './spsa.ts';

const SETTINGS: SpsaSettings = { steps: 200, spread: 0.15, stride: 0.3 };

/** Tunes where plus beats minus by chance, the more often the more it is worth. */
function search(lines: readonly string[], worth: (setting: Setting) => number, seed: number): Setting {
  const spsa = new Spsa(lines.map(readParameter), SETTINGS, new Random(seed).derive('spsa'));
  const games = new Random(seed).derive('games');
  for (let step = 0; step < SETTINGS.steps; step++) {
    const { plus, minus } = spsa.ask();
    const chance = 0.5 + 0.5 * Math.max(-1, Math.min(1, worth(plus) - worth(minus)));
    let won = 0;
    for (let game = 0; game < 16; game++) won += Number(games.unit() < chance);
    spsa.tell((2 * won) / 16 - 1);
  }
  return spsa.result;
}

const seeds = Array.from({ length: samples(12, 4) }, (_, seed) => seed + 1);

test('numbers come near to the best, by their logarithm where that is said, and whole ones stay whole', () => {
  const worth = ({ c, d, n }: Setting): number =>
    -4 * (Math.abs(Math.log10(Number(c) / 3)) / 2) ** 2 -
    ((Number(d) - 0.2) / 1) ** 2 * 4 -
    (Number(n) - 9) ** 2 / 25;
  for (const seed of seeds) {
    const { c, d, n } = search(
      ['c=0.1..10 log from 0.3', 'd=0..1 from 0.8', 'n=1..12 integer from 3'],
      worth,
      seed,
    );
    expect(Math.abs(Math.log10(Number(c) / 3))).toBeLessThan(0.4);
    expect(Math.abs(Number(d) - 0.2)).toBeLessThan(0.2);
    expect(Math.abs(Number(n) - 9)).toBeLessThanOrEqual(2);
    expect(Number.isInteger(n)).toBe(true);
  }
});

test('of several choices the best is found, whatever the others are', () => {
  const worth = ({ p }: Setting): number => ({ a: 0, b: 0.3, c: -0.2, d: 0.1 })[String(p)]!;
  for (const seed of seeds) expect(search(['p=a,b,c,d'], worth, seed)).toEqual({ p: 'b' });
});

test('where nothing makes a difference, nothing is out of range', () => {
  for (const seed of seeds) {
    const { c } = search(['c=1..2'], () => 0, seed);
    expect(Number(c)).toBeGreaterThanOrEqual(1);
    expect(Number(c)).toBeLessThanOrEqual(2);
  }
});

test('the same answers lead to the same values, and a search starts where it is told', () => {
  const worth = ({ c }: Setting): number => -Number(c);
  expect(search(['c=0..1'], worth, 5)).toEqual(search(['c=0..1'], worth, 5));
  const parameters = ['c=0.1..10 log', 'n=1..7 integer', 'p=x,y', 'e=2..4 from 2.5'].map(readParameter);
  expect(startSetting(parameters)).toEqual({ c: 1, n: 4, p: 'x', e: 2.5 });
  expect(new Spsa(parameters, SETTINGS, new Random(1)).current).toEqual({ c: 1, n: 4, p: 'x', e: 2.5 });
});

test('both sides of a step differ in every parameter, even in whole numbers of a large range', () => {
  const spsa = new Spsa(
    ['n=1..5 integer', 'm=1..1000 integer', 'p=a,b,c'].map(readParameter),
    SETTINGS,
    new Random(2),
  );
  for (let step = 0; step < SETTINGS.steps; step++) {
    const { plus, minus } = spsa.ask();
    for (const name of ['n', 'm', 'p']) expect(plus[name]).not.toBe(minus[name]);
    spsa.tell(0);
  }
});

describe('parameters', () => {
  test('map shares of their range to values and back', () => {
    for (const line of ['c=0.1..10 log', 'd=-3..5']) {
      const parameter = readParameter(line);
      if (parameter.kind !== 'number') throw new Error(line);
      for (const share of [0, 0.25, 0.5, 1])
        expect(shareOf(parameter, valueAt(parameter, share))).toBeCloseTo(share, 3);
    }
  });

  test.each([
    ['c', 'it is no name with values'],
    ['c=', 'there is nothing to choose from'],
    ['c=1', 'there is nothing to choose from'],
    ['c=a,a', 'a choice is given twice'],
    ['c=3..1', 'the smaller end comes first'],
    ['c=0..1 log', 'only numbers above 0 have a logarithm'],
    ['c=0..1.5 integer', 'the ends must be whole numbers'],
    ['c=0..1 from 2', 'the search must start inside of the range'],
    ['c=0..1 from', 'a number belongs after "from"'],
    ['c=0..1 slowly', '"slowly" says nothing about a range'],
  ])('%j is refused', (line, why) => {
    expect(refusal(() => readParameter(line))).toContain(`"${line}" cannot be tuned: ${why}`);
  });
});
