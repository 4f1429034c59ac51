import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotTime } from './allotTime.ts';

const ms = fc.integer({ min: -1000, max: 1_000_000 });
const clock = fc.record(
  { time: ms, increment: fc.integer({ min: 0, max: 60_000 }), movesToGo: fc.integer({ min: 0, max: 100 }) },
  { requiredKeys: ['time'] },
);

test('no move gets more than the clock holds, whatever the increment and however few moves are to go', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: 5000 }), (limits, overhead) => {
      const span = allotTime(limits, overhead)!;
      expect(span).toBeGreaterThanOrEqual(0);
      if (limits.time > overhead) expect(span).toBeLessThan(limits.time - overhead);
      else expect(span).toBe(0);
    }),
  );
});

test('a fixed time is used in full, whatever the overhead; a clock given with it is not', () => {
  expect(allotTime({ movetime: 100 }, 30)).toBe(100);
  expect(allotTime({ movetime: 20 }, 30)).toBe(20);
  expect(allotTime({ movetime: -5 }, 30)).toBe(0);
  expect(allotTime({ movetime: 10_000, time: 1000 }, 30)).toBe(allotTime({ time: 1000 }, 30));
});

test('a game of three times the usual length fits the clock, even if every move takes longer than it should', () => {
  let time = 10_000;
  for (let move = 0; move < 90; move++) time -= allotTime({ time }, 30)! + 5;
  expect(time).toBeGreaterThan(0);
});

test('the shorter of a fixed time and the clock counts', () => {
  expect(allotTime({ movetime: 10_000, time: 1000 }, 0)).toBe(allotTime({ time: 1000 }, 0));
  expect(allotTime({ movetime: 10, time: 100_000 }, 0)).toBe(10);
});

test('without times there is no limit', () => {
  expect(allotTime({ depth: 5 }, 30)).toBeUndefined();
});
