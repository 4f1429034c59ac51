import { expect, test } from 'vitest';
import { normalCdf, normalQuantile, studentCdf, studentQuantile } from './distributions.ts';

test('probabilities and quantiles are those of the tables', () => {
  // The usual printed tables; more digits from scipy.stats.
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(normalQuantile(0.8)).toBeCloseTo(0.8416212335729143, 12);
  expect(normalCdf(1.5)).toBeCloseTo(0.9331927987311419, 12);
  expect(normalCdf(-6) / 9.865876450376946e-10).toBeCloseTo(1, 4);
  expect(studentQuantile(0.975, 3)).toBeCloseTo(3.1824463052837078, 6);
  expect(studentCdf(-2.3, 5)).toBeCloseTo(0.03488623466601866, 9);
});
