/** What a parallel search finds depends on its question alone, even if its threads have searched under other options. */
import { describe, expect, test } from 'vitest';
import { settingWithPool, findings, opening } from '../../test/threads.ts';
import { makeAgent, makeParts } from '../agents/index.ts';
import { type Game, type OptionValues, settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { PoolRequest } from '../search/index.ts';
import { columnsOf } from '../search/mcts/mctsParts.ts';
import { FailureFlag } from '../search/parallel/failureFlag.ts';
import { Barrier } from '../search/parallel/barrier.ts';
import { sharedDoubles } from '../search/parallel/sharedMemory.ts';
import { SharedTree } from '../search/parallel/sharedTree.ts';
import { IterationCounter } from '../search/parallel/treeMemory.ts';
import { TOTALS } from '../search/parallel/totals.ts';
import { ROOT } from '../search/mcts/tree.ts';
import { newThreadPool } from './pool.node.ts';
import type { WorkerPool } from './workerPool.ts';
import { type PoolMessage, servePoolWorker } from './poolWorkerLoop.ts';

/** A game, its options before, and those of the question. */
const GAMES: readonly (readonly [Game, OptionValues, OptionValues])[] = [
  [findGame('marrakech'), {}, { size: 7 }],
  [findGame('marrakech'), { size: 7 }, {}],
  [findGame('ataxx'), { size: 5 }, { size: 6 }],
];

/** Parts that keep their own states, in the tree policy and in the playouts. */
const AGENTS = [
  'mcts(tree=puct, iterations=300, ',
  'mcts(tree=puct, playout=nested(plies=2), iterations=10, ',
];

const CASES = GAMES.flatMap(([game, before, asked]) =>
  AGENTS.map((agent) => ({ name: game.name, agent, game, before, asked })),
);

function find(pool: WorkerPool, game: Game, spec: string, options: OptionValues): unknown {
  const search = makeAgent(spec, {
    ...settingWithPool(game, 7, options),
    openPool: (workers) => pool.open(workers),
  });
  search.start(opening(game, options));
  search.advance(Infinity);
  return findings(search);
}

describe.each(['root', 'leaf'])('parallel=%s', (kind) => {
  test.each(CASES)('$name $asked after $before: $agent', ({ game, agent, before, asked }) => {
    const spec = `${agent}parallel=${kind})`;
    const [fresh, used] = [newThreadPool(), newThreadPool()];
    find(used, game, spec, before);
    expect(find(used, game, spec, asked)).toEqual(find(fresh, game, spec, asked));
  });
});

/** A worker without a thread: every request is done at once. */
function newWorker(): (message: PoolMessage) => void {
  let hear: (message: PoolMessage) => void = () => {};
  servePoolWorker({ listen: (listener) => void (hear = listener) });
  return hear;
}

/** Lets one worker grow a shared tree all by itself, which is repeatable; returns the visits of the root's moves. */
function growAlone(
  worker: (message: PoolMessage) => void,
  game: Game,
  spec: string,
  options: OptionValues,
): Record<number, number> {
  const [barrier, failure] = [new Barrier(), new FailureFlag()];
  const shared = SharedTree.create(columnsOf(makeParts(spec, game)), 100_000, failure);
  const { tree } = shared;
  shared.clear();
  new IterationCounter(shared.memory.words).set(30);
  barrier.open();
  const request: PoolRequest = {
    game: game.name,
    options: settleOptions(game, options),
    position: game.formatPosition(opening(game, options)),
    spec,
    freeMemory: Infinity,
    seed: 3,
    failure: failure.words,
    task: {
      kind: 'tree',
      barrier: barrier.words,
      memory: shared.memory,
      limits: { most: 90_000, endsWhenFull: true },
      totals: sharedDoubles(TOTALS),
    },
  };
  worker(request);
  failure.check();
  return Object.fromEntries(tree.children(ROOT).map((child) => [tree.move(child), tree.visits(child)]));
}

describe('parallel=tree', () => {
  test.each(CASES)('$name $asked after $before: $agent', ({ game, agent, before, asked }) => {
    const spec = `${agent}parallel=tree)`;
    const [fresh, used] = [newWorker(), newWorker()];
    growAlone(used, game, spec, before);
    expect(growAlone(used, game, spec, asked)).toEqual(growAlone(fresh, game, spec, asked));
  });
});
