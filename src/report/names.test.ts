import { expect, test } from 'vitest';
import { agentKey, shorten } from './names.ts';

test('agents go by letters, also when there are many', () => {
  expect([0, 25, 26, 27, 51, 52].map(agentKey)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});

test('long names lose their middle, short ones nothing', () => {
  expect(shorten('uct(iterations=100)', 30)).toBe('uct(iterations=100)');
  expect(shorten('uct(iterations=1000, c=0.25, playout=x)', 21)).toBe('uct(iterat…playout=x)');
});
