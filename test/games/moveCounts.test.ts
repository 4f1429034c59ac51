import { expect, test } from 'vitest';
import { countMoves } from '../../scripts/countMoves.ts';
import data from '../../src/games/saboteur/moveCounts.json' with { type: 'json' };

test.each(['saboteur/racer', 'random'])(
  'the moves of %s come again as they were counted (node scripts/moveCounts.ts writes them)',
  (name) => {
    const counted = [...data.random, ...data.aimed].find(({ agent }) => agent === name);
    expect(countMoves(name)).toEqual(counted!.counts);
  },
);
