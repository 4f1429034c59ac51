import { expect, test } from 'vitest';
import { toSvg } from '../render.ts';
import { linePlot } from './linePlot.ts';
import { LIGHT } from './theme.ts';

test('the axis names the values that were varied as they are, however close they lie', async () => {
  const xs = [0, 4, 8, 12, 76, 80];
  const points = xs.map((x) => ({ x, mean: x, low: x - 1, high: x + 1 }));
  const axes = { xTitle: 'plies', yTitle: 'lead', seriesTitle: null, yFormat: '~r' };
  const svg = await toSvg(linePlot([{ name: '', points }], axes, LIGHT));
  const labels = [...svg.matchAll(/<text [^>]*>(\d+)<\/text>/g)].map(([, label]) => Number(label));
  expect(labels).toEqual(expect.arrayContaining([4, 12, 76]));
});
