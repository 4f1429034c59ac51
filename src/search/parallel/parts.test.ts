import { describe, expect, test } from 'vitest';
import { newRootMove } from '../mcts/choose/finalChoice.ts';
import { FailureFlag } from './failureFlag.ts';
import { Barrier } from './barrier.ts';
import { RootBuffer } from './rootParallel.ts';
import { shareOf } from '../budget.ts';

describe('a share of a budget', () => {
  test.each([0, 1, 7, 100, 1001])('adds up with the others to %i iterations', (iterations) => {
    for (const threads of [1, 2, 3, 8]) {
      const shares = Array.from(
        { length: threads },
        (_, thread) => shareOf({ iterations }, 10, thread, threads).iterations!,
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(iterations);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
  });

  test('divides all that is counted, and leaves everybody the same time', () => {
    const budget = { perMove: 10, simulations: 300, nodes: 50, bytes: 1000, ms: 200 };
    expect(shareOf(budget, 6, 1, 2)).toEqual({
      iterations: 30,
      simulations: 150,
      nodes: 25,
      bytes: 500,
      ms: 200,
    });
    expect(shareOf({ ms: 5 }, 6, 0, 2)).toEqual({ ms: 5 });
  });
});

describe('a barrier', () => {
  test('lets nobody in once it is over, also if it is opened afterwards', () => {
    const barrier = new Barrier();
    barrier.open();
    expect(barrier.enter()).toBe(true);
    barrier.leave();
    barrier.end();
    barrier.open();
    expect(barrier.isOver).toBe(true);
    expect(barrier.enter()).toBe(false);
  });

  test('is the same barrier seen through the same words', () => {
    const leader = new Barrier();
    const worker = new Barrier(leader.words);
    leader.open();
    expect(worker.isOpen).toBe(true);
    worker.enter();
    worker.finish();
    worker.leave();
    leader.close(new FailureFlag());
    expect(leader.finished).toBe(1);
    expect(worker.isOpen).toBe(false);
  });
});

describe('a failure flag', () => {
  test('does nothing until it is raised, and gives the first reason', () => {
    const failure = new FailureFlag();
    expect(() => failure.check()).not.toThrow();
    new FailureFlag(failure.words).raise('the first');
    new FailureFlag(failure.words).raise('the second');
    expect(() => failure.check()).toThrow('failed: the first');
  });

  test('cuts a reason that is too long, and has something to say without one', () => {
    const long = new FailureFlag();
    long.raise('x'.repeat(100_000));
    expect(() => long.check()).toThrow('failed: xxx');
    const none = new FailureFlag();
    none.raise('');
    expect(() => none.check()).toThrow('failed');
  });
});

describe('a buffer of root moves', () => {
  test('adds up its figures, and passes on a proof', () => {
    const buffer = RootBuffer.blank(2);
    buffer.values.set([3, 10, 10, 500, 40, 1, 6, 2.5, 1.5, 1, 0, 4, 0, 0, 0, 1]);
    const rows = [{ ...newRootMove(7), visits: 1, sum: 1, squares: 1 }, newRootMove(9)];
    RootBuffer.of(buffer.values).addTo(rows);
    expect(rows).toEqual([
      { move: 7, visits: 7, sum: 3.5, squares: 2.5, votes: 1, proof: undefined },
      { move: 9, visits: 4, sum: 0, squares: 0, votes: 0, proof: 'loss' },
    ]);
    buffer.values[buffer.values.length - 1] = 2;
    const drawn = [newRootMove(7), newRootMove(9)];
    buffer.addTo(drawn);
    expect(drawn.map(({ proof }) => proof)).toEqual([undefined, 'draw']);
    expect(buffer.totals).toEqual({
      depth: 3,
      iterations: 10,
      simulations: 10,
      playoutMoves: 500,
      nodes: 40,
      isOutOfMemory: true,
    });
  });
});
