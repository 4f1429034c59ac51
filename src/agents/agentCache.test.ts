import { describe, expect, test } from 'vitest';
import { AgentCache, type AgentKey, type CacheLimits } from './agentCache.ts';

const KEY: AgentKey = { game: 'ataxx', options: { size: 7, first: 'x' }, spec: 'uct', seat: 0 };

interface Agent {
  readonly id: number;
  readonly bytes: number;
  close(): void;
}

/** A cache of numbered agents that note when they are closed. */
function cache(limits: CacheLimits) {
  const closed: number[] = [];
  const agents = new AgentCache<Agent>(limits);
  let made = 0;
  const get = (change: Partial<AgentKey> = {}, bytes = 0): number =>
    agents.get({ ...KEY, ...change }, () => {
      const id = ++made;
      return { id, bytes, close: () => closed.push(id) };
    }).id;
  return { get, trim: () => agents.trim(), closed };
}

describe('an agent is found again', () => {
  test('by game, options, spec and seat', () => {
    const { get } = cache({ most: 10 });
    const changes: Partial<AgentKey>[] = [
      {},
      { game: 'nim' },
      { options: { size: 5, first: 'x' } },
      { options: { size: 7 } },
      { spec: 'ucb' },
      { seat: 1 },
    ];
    expect(changes.map((change) => get(change))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(changes.map((change) => get(change))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('in whatever order the rules are given', () => {
    const { get } = cache({ most: 10 });
    expect(get({ options: { first: 'x', size: 7 } })).toBe(get({ options: { size: 7, first: 'x' } }));
  });
});

describe('over a limit', () => {
  test('of number, those not used for longest are closed', () => {
    const { get, trim, closed } = cache({ most: 2 });
    for (const spec of ['a', 'b', 'c', 'a']) get({ spec });
    expect(closed).toEqual([]);
    trim();
    expect(closed).toEqual([2]);
    expect([get({ spec: 'a' }), get({ spec: 'c' }), get({ spec: 'b' })]).toEqual([1, 3, 4]);
  });

  test('of size, large ones are closed and small ones stay', () => {
    const { get, trim, closed } = cache({ most: 10, mostBytes: 100 });
    get({ spec: 'small' }, 1);
    get({ spec: 'older' }, 60);
    get({ spec: 'newer' }, 70);
    trim();
    expect(closed).toEqual([2]);
    expect(get({ spec: 'small' })).toBe(1);
  });

  test('the one used last stays, however large', () => {
    const { get, trim, closed } = cache({ most: 0, mostBytes: 1 });
    get({}, 100);
    trim();
    expect(closed).toEqual([]);
  });
});
