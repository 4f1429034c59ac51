import { expect, test } from 'vitest';
import { answerLimit, formatLimits } from './goLimits.ts';

test.each([
  [{ ms: 250 }, 'movetime 250', 300],
  [{ ms: 0.2 }, 'movetime 1', 50.2],
  [{ nodes: 100 }, 'nodes 100', 9000],
  [{ iterations: 100 }, 'nodes 100', 9000],
  [{ depth: 4, nodes: 10, ms: 1000 }, 'movetime 1000 nodes 10 depth 4', 1050],
  [{}, 'infinite', Infinity],
])('%j is go %s', (budget, words, ms) => {
  expect(formatLimits(budget)).toBe(words);
  expect(answerLimit(budget, 9000, 50)).toBe(ms);
});
