import { describe, expect, test } from 'vitest';
import { opening } from '../../test/threads.ts';
import type { Budget } from '../search/index.ts';
import { findGame } from '../games/index.ts';
import type { Work } from './messages.ts';
import { type SearchPlan, planSearches } from './searchPlan.ts';

function planFor(spec: string, rest: Partial<Work> = {}): SearchPlan {
  const game = findGame(rest.game ?? 'ataxx');
  const position = game.formatPosition(opening(game));
  return planSearches({ game: game.name, options: {}, position, seed: 7, spec, ...rest });
}

describe('the budget of an agent of several threads', () => {
  test.each<[string, Budget | undefined, readonly Budget[]]>([
    ['uct(iterations=5, parallel=root)', undefined, [{ iterations: 3 }, { iterations: 2 }]],
    ['flat(perMove=3, parallel=root)', undefined, [{ iterations: 24 }, { iterations: 24 }]],
    ['uct(time=2s, parallel=tree)', undefined, [{ ms: 2000 }, { ms: 2000 }]],
    ['uct(time=2s, parallel=tree)', {}, [{}, {}]],
    [
      'uct(parallel=tree)',
      { nodes: 7, ms: 9 },
      [
        { nodes: 4, ms: 9 },
        { nodes: 3, ms: 9 },
      ],
    ],
    ['uct(memory=10MB, parallel=tree)', {}, [{ bytes: 5_000_000 }, { bytes: 5_000_000 }]],
    ['uct(early=true, iterations=4, parallel=leaf)', undefined, [{ iterations: 2 }, { iterations: 2 }]],
  ])('%s with %o is shared out, but for time, and never ends early', (spec, budget, shares) => {
    const { works } = planFor(spec, budget && { budget });
    expect(works.map((work) => work.budget)).toEqual(shares.map((share) => ({ ...share, early: false })));
  });
});

test('each search has its own stream, and its share of the memory', () => {
  const { works } = planFor('uct(parallel=tree(threads=4))', { atOnce: 2 });
  expect(new Set(works.map(({ seed }) => seed)).size).toBe(4);
  expect(works.map(({ atOnce }) => atOnce)).toEqual([8, 8, 8, 8]);
});

test('the choice of the agent is that of all searches together', () => {
  expect(planFor('flat(parallel=root)').rule).toEqual({ choice: 'mean', byVotes: false, lines: 1 });
  expect(planFor('uct(choice=secure, parallel=tree)', { lines: 3 }).rule).toEqual({
    choice: 'secure',
    byVotes: false,
    lines: 3,
  });
  expect(planFor('mcts(root=halving, parallel=leaf)').rule).toMatchObject({ byVotes: true });
  const voting = 'mcts(forest=ensemble(combine=votes), parallel=root)';
  expect(planFor(voting, { game: 'carcassonne' }).rule).toMatchObject({ byVotes: true });
});
