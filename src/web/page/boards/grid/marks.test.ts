import { expect, test } from 'vitest';
import type { MoveMark } from '../board.ts';
import { gridMarks } from './marks.ts';

const mark = (move: string, ways: MoveMark['ways'], heat: number, note?: string): MoveMark => ({
  move,
  ways,
  heat,
  note,
  isBest: false,
});

test('a place is as warm as the best move that ends there, and has the note of the best', () => {
  const { heat, notes } = gridMarks([
    mark('b2', [['b2'], ['a1', 'b2']], 0.4, '61'),
    mark('c3b2', [['c3', 'b2']], 0.9, '58'),
    mark('pass', [], 1, '10'),
  ]);
  expect([...heat]).toEqual([['b2', 0.9]]);
  expect([...notes]).toEqual([['b2', '61']]);
});

test('the best three of the noted moves between two places are arrows', () => {
  const far = (from: string, note?: string): MoveMark => mark(`${from}d4`, [[from, 'd4']], 0.5, note);
  const { arrows } = gridMarks([far('a1', '9'), far('a2'), far('a3', '8'), far('a4', '7'), far('a5', '6')]);
  expect(arrows).toEqual(['a1', 'a3', 'a4'].map((from) => ({ from, to: 'd4', weight: 0.5 })));
});
