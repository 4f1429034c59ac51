/** What a parallel search finds depends on its question alone, even if its threads have searched under other rules. */
import { describe, expect, test } from 'vitest';
import { crewed, findings, opening } from '../../test/threads.ts';
import { makeAgent, makeParts } from '../agents/index.ts';
import { type Game, type OptionValues, settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Order } from '../search/index.ts';
import { columnsOf } from '../search/mcts/mctsParts.ts';
import { Alarm } from '../search/parallel/alarm.ts';
import { Gate } from '../search/parallel/gate.ts';
import { sharedDoubles } from '../search/parallel/sharedMemory.ts';
import { SharedTree } from '../search/parallel/sharedTree.ts';
import { Tickets } from '../search/parallel/tickets.ts';
import { TOTALS } from '../search/parallel/totals.ts';
import { ROOT } from '../search/mcts/tree.ts';
import { newThreadPool } from './crew.node.ts';
import type { CrewPool } from './crewPool.ts';
import { type CrewMessage, serveCrew } from './crewLoop.ts';

/** A game, its rules before, and those of the question. */
const GAMES: readonly (readonly [Game, OptionValues, OptionValues])[] = [
  [findGame('marrakech'), {}, { size: 7 }],
  [findGame('marrakech'), { size: 7 }, {}],
  [findGame('ataxx'), { size: 5 }, { size: 6 }],
];

/** Parts that keep states of their own, in the tree policy and in the playouts. */
const AGENTS = [
  'mcts(tree=puct, iterations=300, ',
  'mcts(tree=puct, playout=nested(plies=2), iterations=10, ',
];

const CASES = GAMES.flatMap(([game, before, asked]) =>
  AGENTS.map((agent) => ({ name: game.name, agent, game, before, asked })),
);

function find(pool: CrewPool, game: Game, spec: string, options: OptionValues): unknown {
  const search = makeAgent(spec, {
    ...crewed(game, 7, options),
    openCrew: (members) => pool.open(members),
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

/** A thread without its thread: whatever it is told is done at once. */
function newWorker(): (message: CrewMessage) => void {
  let hear: (message: CrewMessage) => void = () => {};
  serveCrew({ listen: (listener) => void (hear = listener) });
  return hear;
}

/** Lets one worker grow a shared tree all by itself, which is repeatable; returns the visits of the root's moves. */
function growAlone(
  worker: (message: CrewMessage) => void,
  game: Game,
  spec: string,
  options: OptionValues,
): Record<number, number> {
  const [gate, alarm] = [new Gate(), new Alarm()];
  const tree = SharedTree.plant(columnsOf(makeParts(spec, game)), 100_000, alarm);
  tree.clear();
  tree.visits[ROOT] = 1;
  new Tickets(tree.memory.words).issue(30);
  gate.open();
  const order: Order = {
    game: game.name,
    rules: settleOptions(game, options),
    position: game.formatPosition(opening(game, options)),
    spec,
    freeMemory: Infinity,
    seed: 3,
    alarm: alarm.words,
    task: {
      kind: 'tree',
      gate: gate.words,
      memory: tree.memory,
      limits: { most: 90_000, endsWhenFull: true },
      totals: sharedDoubles(TOTALS),
    },
  };
  worker(order);
  alarm.check();
  return Object.fromEntries(tree.children(ROOT).map((child) => [tree.move[child]!, tree.visits[child]!]));
}

describe('parallel=tree', () => {
  test.each(CASES)('$name $asked after $before: $agent', ({ game, agent, before, asked }) => {
    const spec = `${agent}parallel=tree)`;
    const [fresh, used] = [newWorker(), newWorker()];
    growAlone(used, game, spec, before);
    expect(growAlone(used, game, spec, asked)).toEqual(growAlone(fresh, game, spec, asked));
  });
});
