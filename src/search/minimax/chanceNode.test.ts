import { expect, test } from 'vitest';
import { PigState } from '../../../test/toys/pig.ts';
import { ChanceNode } from './chanceNode.ts';
import { Evaluator } from './evaluator.ts';
import { Frame } from './frame.ts';

/** A die that shows a one half of the time, and each other number once in ten. */
function rolling(): { frame: Frame; node: ChanceNode } {
  const state = new PigState({ players: 2, goal: 30, one: 50 });
  state.play(100);
  const frame = new Frame(state, new Evaluator({ value: () => 0 }), 6);
  const node = new ChanceNode(6);
  node.begin(frame, 10);
  return { frame, node };
}

test('the likeliest outcome comes first', () => {
  const { frame } = rolling();
  expect(frame.moves[0]).toBe(1);
  expect(new Set(frame.moves)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('at the ends of the window of an outcome, the node is worth alpha at most, or beta at least', () => {
  const { node } = rolling();
  // With 10 for all the others: 0.5 * v + 0.5 * 10 = 4. With -10: 0.5 * v - 0.5 * 10 = 1.
  expect(node.floor(0, 4)).toBeCloseTo(-2);
  expect(node.ceiling(0, -1)).toBeCloseTo(8);
  node.settle(0, 6);
  // 0.5 * 6 + 0.1 * v + 0.4 * 10 = 7, and 0.5 * 6 + 0.1 * v - 0.4 * 10 = -1.
  expect(node.floor(1, 7)).toBeCloseTo(0);
  expect(node.ceiling(1, -1)).toBeCloseTo(0);
});

test('bounds from one side narrow the windows of the other outcomes', () => {
  const { node } = rolling();
  node.raise(0, -2);
  expect([node.least, node.most]).toEqual([expect.closeTo(-6), 10]);
  node.lower(1, 0);
  expect(node.most).toBeCloseTo(9);
  node.raise(0, -5);
  expect(node.leastOf(0)).toBe(-2);
  // -0.5 * 2 + 0.1 * v - 0.4 * 10 = -4.5, and 0.5 * 10 + 0.1 * 0 + 0.1 * v + 0.3 * 10 = 8.5.
  expect(node.ceiling(2, -4.5)).toBeCloseTo(5);
  expect(node.floor(2, 8.5)).toBeCloseTo(5);
});

test('outcomes of equal worth have exactly that worth together', () => {
  const { node } = rolling();
  for (let i = 0; i < 6; i++) node.settle(i, 1 / 3);
  expect(node.expectation()).toBe(1 / 3);
});
