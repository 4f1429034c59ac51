/** How parallel searches get on with their pools: they share one, lose it, and hear of failures. */
import { describe, expect, test } from 'vitest';
import { settingWithPool, opening } from '../../../test/threads.ts';
import { legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent, makeParts } from '../../agents/index.ts';
import { findGame } from '../../games/index.ts';
import { LeafParallel } from './leafParallel.ts';
import { RootParallel } from './rootParallel.ts';
import { TreeParallel } from './treeParallel.ts';

const ataxx = findGame('ataxx');
const KINDS = ['root', 'leaf', 'tree'] as const;
const LEADERS = { root: RootParallel, leaf: LeafParallel, tree: TreeParallel };

describe('one pool', () => {
  test('serves many searches, of all kinds and of different sizes, one after the other', () => {
    const agents = KINDS.flatMap((kind) =>
      [2, 3].map((threads) =>
        makeAgent(`uct(iterations=60, parallel=${kind}(threads=${threads}))`, settingWithPool(ataxx, 1)),
      ),
    );
    const state = opening(ataxx);
    for (let round = 0; round < 40; round++) {
      const agent = agents[round % agents.length]!;
      agent.start(state);
      agent.advance(Infinity);
      expect(agent.analysis().iterations).toBe(60);
    }
  });

  test.each(KINDS)('is free for the next search when one is left in the middle (%s)', (kind) => {
    let now = 0;
    const endless = makeAgent(`uct(parallel=${kind})`, { ...settingWithPool(ataxx, 1), clock: () => now++ });
    const state = opening(ataxx);
    for (let round = 0; round < 5; round++) {
      endless.start(state, {});
      expect(endless.advance(now + 20)).toBe(false);
      expect(legalMoves(state)).toContain(endless.choose());
      expect(endless.analysis().iterations).toBeGreaterThan(0);
    }
  });

  test.each(['root', 'leaf'] as const)(
    'leaves a search that another one takes it from, which then cannot go on (%s)',
    (kind) => {
      let now = 0;
      const clock = (): number => now++;
      const setting = { ...settingWithPool(ataxx, 1), clock };
      const [first, second] = [0, 1].map(() => makeAgent(`uct(parallel=${kind})`, setting));
      const state = opening(ataxx);
      first!.start(state, {});
      first!.advance(now + 5);
      second!.start(state, {});
      second!.advance(now + 5);
      expect(() => first!.advance(now + 5)).toThrow('another search has taken the pool');
      expect(first!.analysis().iterations).toBeGreaterThan(0);
    },
  );

  test('is not needed by a shared tree, which continues alone', () => {
    let now = 0;
    const setting = { ...settingWithPool(ataxx, 1), clock: () => now++ };
    const [first, second] = [0, 1].map(() => makeAgent('uct(iterations=2000, parallel=tree)', setting));
    const state = opening(ataxx);
    first!.start(state);
    first!.advance(now + 5);
    second!.start(state);
    while (!first!.advance(now + 5));
    expect(first!.analysis().iterations).toBe(2000);
  });
});

describe('a worker that fails', () => {
  test.each(KINDS)('is heard of, with the reason (%s)', (kind) => {
    let now = 0;
    const setting = { ...settingWithPool(ataxx, 1), clock: () => now++ };
    const search = new LEADERS[kind](makeParts('uct', ataxx), { threads: 2, spec: 'utc' }, setting);
    expect(() => {
      search.start(opening(ataxx), {});
      for (;;) search.advance(now + 5);
    }).toThrow(/a thread of a parallel search failed: .*unknown agent "utc"/);
  });
});
