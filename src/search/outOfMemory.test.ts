/** Where a machine has no more memory, a search ends with what it has found: it neither fails nor grows on. */
import { describe, expect, test } from 'vitest';
import { type Example, examples } from '../../test/textbook/positions.ts';
import { legalMoves } from '../../test/textbook/minimax.ts';
import { settingWithPool, opening } from '../../test/threads.ts';
import { makeAgent } from '../agents/index.ts';
import { Random, UserError } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Mcts } from './mcts/mcts.ts';
import { type FreeMemory, OutOfMemory, allocate } from './memory.ts';
import type { Search } from './search.ts';
import { Tree } from './mcts/tree.ts';

/** A board on which no tree is soon complete. */
const ataxx7 = { game: findGame('ataxx'), state: opening(findGame('ataxx')) };

/** Little enough that a search of a few seconds meets it. */
const LITTLE: FreeMemory = () => 2 ** 20;

type Position = Pick<Example, 'game' | 'state'>;

function open({ game }: Position, spec: string, freeMemory?: FreeMemory): Search {
  const random = new Random(3);
  return makeAgent(spec, { game, random, clock: () => 0, ...(freeMemory && { freeMemory }) });
}

function rowsOf(search: Search): unknown {
  return (search as Mcts).rows();
}

const CASES: readonly (readonly [string, Position])[] = [
  ['uct(', ataxx7],
  ['mcts(tree=rave, playout=mast, ', ataxx7],
  ['mcts(tree=grave, ', ataxx7],
  ['mcts(adds=turn, ', examples.carcassonne],
  ['mcts(forest=table, ', examples.marrakech],
  ['mcts(forest=ensemble(trees=2), ', examples.marrakech],
  ['uct(forest=open-loop, ', examples.marrakech],
];

describe.each(CASES)('%s…) without memory', (spec, example) => {
  test('ends, says so, and knows what it had found until then', () => {
    const search = open(example, `${spec}iterations=1000000)`, LITTLE);
    search.start(example.state);
    expect(search.advance(Infinity)).toBe(true);
    const { iterations, endedBy } = search.analysis();
    expect(endedBy).toBe('memory');
    expect(iterations).toBeGreaterThan(30);
    expect(iterations).toBeLessThan(1_000_000);
    expect(search.bytes).toBeLessThan(8 * 2 ** 20);
    // The iteration that was broken off has left no trace.
    const shorter = open(example, `${spec}iterations=${iterations})`);
    shorter.start(example.state);
    shorter.advance(Infinity);
    expect(shorter.analysis().endedBy).toBeUndefined();
    expect(rowsOf(search)).toEqual(rowsOf(shorter));
    expect(legalMoves(example.state)).toContain(search.choose());
  });
});

describe('a search that keeps its tree', () => {
  const { game, state } = ataxx7;
  let free = Infinity;
  const search = makeAgent('mcts(reuse=true, tree=ucb1(c=0.1))', {
    game,
    random: new Random(3),
    clock: () => 0,
    freeMemory: () => free,
  });

  /** Searches, and plays the move: how many nodes are kept? */
  function kept(iterations: number, freeWhile: number, freeThen: number): number {
    free = freeWhile;
    search.reset();
    search.start(state, { iterations });
    search.advance(Infinity);
    const next = state.clone();
    next.play(search.choose());
    free = freeThen;
    search.start(next, { iterations: 0 });
    return search.analysis().nodes;
  }

  test('starts again where there is no memory to copy it', () => {
    expect(kept(20_000, Infinity, Infinity)).toBeGreaterThan(40_000);
    expect(kept(20_000, Infinity, 0)).toBe(1);
  });

  test('starts again after memory has run out, because its last walk was cut short', () => {
    expect(kept(100_000, 0, Infinity)).toBe(1);
  });
});

describe('on several threads', () => {
  const { game, state } = ataxx7;

  test.each(['root', 'leaf'])('the search ends and says so (%s)', (kind) => {
    const setting = { ...settingWithPool(game, 1), freeMemory: LITTLE };
    const search = makeAgent(`uct(iterations=1000000, parallel=${kind})`, setting);
    search.start(state);
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis()).toMatchObject({ endedBy: 'memory' });
    expect(search.analysis().iterations).toBeGreaterThan(100);
    expect(legalMoves(state)).toContain(search.choose());
  });

  test('a shared tree takes no more than there is, and is searched on', () => {
    const search = makeAgent('uct(iterations=9000, parallel=tree)', {
      ...settingWithPool(game, 1),
      freeMemory: LITTLE,
    });
    search.start(state);
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis().iterations).toBe(9000);
    expect(search.bytes).toBeLessThanOrEqual(2 ** 20);
    expect(search.analysis().endedBy).toBeUndefined();
  });

  test('a shared tree that was to have more nodes than there is memory for ends when it is full', () => {
    const setting = { ...settingWithPool(game, 1), freeMemory: LITTLE };
    const search = makeAgent('uct(nodes=1000000000000, parallel=tree)', setting);
    search.start(state);
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis()).toMatchObject({ endedBy: 'memory' });
  });

  test('a limit that the user has set is not questioned, but must be possible', () => {
    const setting = { ...settingWithPool(game, 1), freeMemory: () => 0 };
    expect(() => makeAgent('uct(memory=1MB, parallel=tree)', setting)).not.toThrow();
    const impossible = 'uct(memory=1000000000GB, nodes=1000000000000000, parallel=tree)';
    expect(() => makeAgent(impossible, setting)).toThrow(UserError);
  });
});

test.each(['alphabeta(hash=4096)', 'expectimax(hash=4096)'])(
  'a table that is too large is refused: %s',
  (spec) => {
    const setting = { game: ataxx7.game, random: new Random(1), clock: () => 0, freeMemory: () => 2 ** 30 };
    expect(() => makeAgent(spec, setting)).toThrow('there is not enough memory for a table of 4096 MB');
    expect(() => makeAgent(spec.replace('4096', '16'), setting)).not.toThrow();
  },
);

describe('an allocation', () => {
  test('that fails is told from other errors', () => {
    expect(() => allocate(2 ** 50, undefined, () => new Float64Array(2 ** 47))).toThrow(OutOfMemory);
    const bug = (): never => {
      throw new TypeError('a bug');
    };
    expect(() => allocate(8, undefined, bug)).toThrow(TypeError);
  });

  test('that fails leaves a tree as it was', () => {
    const tree = new Tree();
    tree.clear();
    tree.expand(0, new Int32Array([5, 6]), 2);
    expect(() => tree.expand(1, new Int32Array(1), 2 ** 50)).toThrow(OutOfMemory);
    expect([tree.size, tree.first(1), tree.children(0).map((child) => tree.move(child))]).toEqual([
      3,
      0,
      [5, 6],
    ]);
  });
});
