/** What is forecast for machines of other speeds. */
import { expect, test } from 'vitest';
import { papers } from '../papers.ts';
import { estimateSeconds } from './estimate.ts';

const SPEED = 100_000;

function forecast(id: string, speed: number): number {
  const experiment = papers.flatMap(({ experiments }) => experiments).find((one) => one.id === id)!;
  return estimateSeconds([experiment], { scale: 1, isFull: false }, { threads: 2, speed })[0]!;
}

test('a machine twice as fast needs half the time', () => {
  expect(forecast('M1', 2 * SPEED)).toBeCloseTo(forecast('M1', SPEED) / 2, 9);
});

test('moves that are limited by time take as long on every machine', () => {
  expect(forecast('A2', 2 * SPEED)).toBeGreaterThan(0.9 * forecast('A2', SPEED));
});
