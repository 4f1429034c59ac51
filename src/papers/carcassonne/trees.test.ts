import { expect, test } from 'vitest';
import { branching } from './branching.ts';
import { trees } from './trees.ts';

test('a tree is measured in every position, and drawn in the first', async () => {
  const first = await trees.compute('figure-2 0', 5);
  const second = await trees.compute('figure-2 1', 5);
  expect(first.svg).toMatch(/^<\?xml[^]*<svg[^]*UCT, 50 iterations/);
  expect(second.svg).toBe('');
  for (const { nodes, visited, depth, draws, moves } of [first, second]) {
    expect(nodes).toBeGreaterThan(visited);
    // An iteration adds a whole turn: a tile, a meeple and a draw.
    expect(visited).toBeGreaterThan(50);
    expect(depth).toBe(3 * draws);
    expect(moves).toBeGreaterThan(1);
  }
});

test('the same task and seed give the same tree, another seed another position', async () => {
  expect(await trees.compute('figure-2 1', 5)).toEqual(await trees.compute('figure-2 1', 5));
  expect(await trees.compute('figure-2 1', 6)).not.toEqual(await trees.compute('figure-2 1', 5));
});

test('in a tree of an ensemble a turn is followed by one draw', async () => {
  expect((await trees.compute('figure-3 1', 5)).outcomes).toBe(1);
});

test('results are read as they were computed', async () => {
  const figures = await trees.compute('figure-2 0', 5);
  expect(trees.result.read(JSON.parse(JSON.stringify(figures)), [])).toEqual(figures);
});

test('a turn has more choices than a placement, and more with every rotation counted', async () => {
  const [all, distinct] = [await branching.compute('all 0', 5), await branching.compute('distinct 0', 5)];
  for (const { tile, meeple, draw, turn } of [all, distinct]) {
    expect(turn).toBeGreaterThan(tile);
    expect(meeple).toBeGreaterThanOrEqual(1);
    expect(draw).toBeLessThanOrEqual(24);
  }
  expect(all.tile).toBeGreaterThan(distinct.tile);
});
