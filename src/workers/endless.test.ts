/** Analysis without a budget (`budget: {}`): it runs until it is stopped, or ends in an orderly way by itself. */
import { describe, expect, test } from 'vitest';
import { type Conversation, connectHere, converse } from '../../test/conversation.ts';
import { opening } from '../../test/threads.ts';
import { builders } from '../agents/builders.ts';
import { findGame } from '../games/index.ts';
import type { AnalysisReport, FreeMemory } from '../search/index.ts';
import type { Work } from './messages.ts';
import { openPool } from './pool.node.ts';

function workOn(name: string, spec: string): Work {
  const game = findGame(name);
  return { game: name, options: {}, position: game.formatPosition(opening(game)), spec, seed: 7, budget: {} };
}

/** A worker with threads that help. @param freeMemory without limit if missing */
function newWorker(freeMemory?: FreeMemory): Conversation {
  return converse(connectHere({ openPool, ...(freeMemory && { freeMemory }) }));
}

/** Agents that search, each with a budget of its own, which must not be what ends them. */
const SEARCHES = [
  ['ataxx', 'flat(iterations=5)'],
  ['ataxx', 'flat(perMove=1)'],
  ['ataxx', 'ucb(iterations=5)'],
  ['ataxx', 'uct(iterations=5)'],
  ['ataxx', 'uct(time=1ms, early=true)'],
  ['ataxx', 'mcts(tree=puct, nodes=50)'],
  ['ataxx', 'mcts(tree=rave, playout=mast, simulations=5)'],
  ['ataxx', 'mcts(tree=implicit-minimax, iterations=5)'],
  ['ataxx', 'mcts(forest=table, iterations=5)'],
  ['ataxx', 'mcts(solver=true, iterations=5)'],
  ['carcassonne', 'mcts(forest=ensemble, iterations=5)'],
  ['marrakech', 'mcts(forest=open-loop, iterations=5)'],
  ['saboteur', 'mcts(forest=information-set, iterations=5)'],
  ['ataxx', 'uct(iterations=5, parallel=root)'],
  ['ataxx', 'uct(iterations=5, parallel=leaf)'],
  ['ataxx', 'uct(iterations=5, parallel=tree)'],
  ['ataxx', 'alphabeta(nodes=5)'],
  ['marrakech', 'expectimax(nodes=5)'],
] as const;

/** Agents that answer at once. */
const OTHERS = ['random', 'greedy'] as const;

/** More than the budgets above allow. */
const MUCH = 100;

/** Reads reports until one is far beyond the agent's own budget. */
async function thinksOn(worker: Conversation, id: number): Promise<AnalysisReport> {
  const { analysis } = await worker.hear('analysis', id);
  return analysis.iterations + analysis.nodes > MUCH ? analysis : thinksOn(worker, id);
}

test('every kind of agent is here, but for programs from outside', () => {
  const named = [...SEARCHES.map(([, spec]) => spec.replace(/\(.*/, '')), ...OTHERS, 'engine'];
  expect(new Set(named)).toEqual(new Set(builders.map(({ name }) => name)));
});

describe('without a budget', () => {
  const worker = newWorker();
  let id = 0;

  test.each(SEARCHES)('in %s %s thinks until it is stopped', async (game, spec) => {
    const thinking = thinksOn(worker, ++id);
    worker.say({ type: 'start', id, ...workOn(game, spec), lines: 2 });
    const { moves } = await thinking;
    expect(moves[0]!.pv![0]).toBe(moves[0]!.move);
    const done = worker.hear('done', id);
    worker.say({ type: 'stop', id });
    const { move, analysis } = await done;
    expect(analysis.best).toBe(move);
    expect(analysis.endedBy).toBeUndefined();
  });

  test.each(OTHERS)('%s answers at once', async (spec) => {
    const done = worker.hear('done', ++id);
    worker.say({ type: 'start', id, ...workOn('ataxx', spec) });
    expect((await done).move).toMatch(/^[a-g][1-7]/);
  });

  test.each(['alphabeta', 'mcts(solver=true)'])('%s ends when the game is decided', async (spec) => {
    const done = worker.hear('done', ++id);
    const position = 'xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxoo/xxxxx1o x 0 1';
    worker.say({ type: 'start', id, ...workOn('ataxx', spec), position });
    expect((await done).analysis).toMatchObject({ proof: 'win', mate: 1 });
  });

  test('an agent with a cap on memory ends when its tree is as large', async () => {
    const done = worker.hear('done', ++id);
    worker.say({ type: 'start', id, ...workOn('ataxx', 'uct(iterations=5, memory=1MB)') });
    const { nodes, iterations, endedBy } = (await done).analysis;
    expect(iterations).toBeGreaterThan(5);
    expect(nodes).toBeGreaterThan(5000);
    // Only a machine without memory is worth a word.
    expect(endedBy).toBeUndefined();
  });

  test('root=halving, which divides its budget, says that it needs one', async () => {
    const error = worker.hear('error', ++id);
    worker.say({ type: 'start', id, ...workOn('ataxx', 'mcts(root=halving)') });
    expect(await error).toMatchObject({
      message: expect.stringContaining('has to know beforehand how long'),
      hint: expect.stringContaining('iterations or time'),
    });
  });
});

describe('without a budget and with little memory', () => {
  /** A search meets it within a second. */
  const LITTLE = 2 ** 20;
  const worker = newWorker(() => LITTLE);
  let id = 0;

  test.each(['uct', 'mcts(forest=table)', 'uct(parallel=leaf)', 'uct(parallel=root)'])(
    '%s ends, says why, and can still be looked at',
    async (spec) => {
      const done = worker.hear('done', ++id);
      worker.say({ type: 'start', id, ...workOn('ataxx', spec) });
      const { move, analysis } = await done;
      expect(analysis).toMatchObject({ endedBy: 'memory', best: move });
      const branches = worker.hear('branches', id);
      worker.say({ type: 'explore', id, path: [], most: 1 });
      expect((await branches).node.visits).toBeGreaterThan(1);
    },
  );

  test('threads that share a tree think on in the tree that there is', async () => {
    const thinking = thinksOn(worker, ++id);
    worker.say({ type: 'start', id, ...workOn('ataxx', 'uct(parallel=tree)') });
    await thinking;
    const done = worker.hear('done', id);
    worker.say({ type: 'stop', id });
    expect((await done).analysis.endedBy).toBeUndefined();
  });

  test('what a search may take is its share among those that run at once', async () => {
    const sizes: number[] = [];
    for (const atOnce of [1, 4]) {
      const fresh = newWorker(() => 3 * LITTLE);
      const done = fresh.hear('done', 1);
      fresh.say({ type: 'start', id: 1, ...workOn('ataxx', 'uct'), atOnce });
      const { analysis } = await done;
      sizes.push(analysis.nodes);
    }
    expect(sizes[1]).toBeLessThan(0.75 * sizes[0]!);
  });
});
