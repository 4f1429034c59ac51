import { expect, test } from 'vitest';
import { dialects } from '../dialect.ts';
import { parseLimits } from './limits.ts';

const words = (text: string): string[] => text.split(' ');

test('b is the clock of the first seat and w that of the second', () => {
  const line = words('wtime 200 btime 100 binc 1 winc 2 movestogo 7');
  expect(parseLimits(line, 0, dialects.uai)).toEqual({
    limits: { time: 100, increment: 1, movesToGo: 7 },
    ignored: [],
  });
  expect(parseLimits(line, 1, dialects.uai).limits).toEqual({ time: 200, increment: 2, movesToGo: 7 });
});

test('UGI names clocks by player', () => {
  const line = words('p1time 100 p2time 200 p1inc 3 p2inc 4');
  expect(parseLimits(line, 1, dialects.ugi)).toEqual({ limits: { time: 200, increment: 4 }, ignored: [] });
});

test('depth, nodes, movetime and infinite', () => {
  expect(parseLimits(words('depth 5 nodes 1000 movetime 250 infinite'), 0, dialects.uai).limits).toEqual({
    depth: 5,
    nodes: 1000,
    movetime: 250,
    infinite: true,
  });
});

test('what means nothing is reported, and the rest still counts', () => {
  expect(parseLimits(words('ponder depth many nodes 7'), 0, dialects.uai)).toEqual({
    limits: { nodes: 7 },
    ignored: ['ponder', 'depth', 'many'],
  });
});
