import { expect, test } from 'vitest';
import { neighbourBy } from './neighbours.ts';
import { fittingTurn, turnedOn } from './turns.ts';

test('a tile is shown in the wanted turn, or in the next one that fits', () => {
  expect([fittingTurn([0, 2], 2), fittingTurn([0, 2], 3), fittingTurn([1], 2)]).toEqual([2, 0, 1]);
});

test('turning goes through the turns that fit, round and round, both ways', () => {
  const turns = [0, 1, 3];
  expect([turnedOn(turns, 1, 1), turnedOn(turns, 3, 1), turnedOn(turns, 0, -1)]).toEqual([3, 0, 3]);
});

test('an arrow key leads to the nearest cell in its direction, round gaps', () => {
  const cells = [
    { cell: 'start', x: 0, y: 0 },
    { cell: 'far', x: 3, y: 0 },
    { cell: 'aside', x: 1, y: 1 },
    { cell: 'north', x: 0, y: -1 },
  ];
  const to = (key: string, isFlipped = false) => neighbourBy(key, cells[0]!, cells, isFlipped)?.cell;
  expect([to('ArrowRight'), to('ArrowUp'), to('ArrowDown'), to('ArrowLeft')]).toEqual([
    'far',
    'north',
    'aside',
    'start',
  ]);
  expect(to('ArrowDown', true)).toBe('north');
  expect(to('Enter')).toBeUndefined();
});
