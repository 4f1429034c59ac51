import { expect, test } from 'vitest';
import { plansOf } from '../../../test/arena/playSchedule.ts';
import { UserError } from '../../core/index.ts';
import type { GamePlan } from '../index.ts';
import { KeptThreads, playOnThreads } from './index.ts';

test('games that come before one that cannot be played are kept, even if they travel together', async () => {
  const plans = plansOf(600, { agents: ['random', 'random'] });
  plans[400] = { ...plans[400]!, agents: ['nobody', 'random'] };
  const kept: number[] = [];
  const played = playOnThreads({ threads: 1 })(plans.values(), {
    onGames: (games) => kept.push(...games.map(({ index }) => index)) > 0,
  });
  await expect(played).rejects.toThrow('nobody');
  expect(kept).toEqual(plans.slice(0, 400).map(({ index }) => index));
});

test('schedules at the same time share threads: a later one gets those that an earlier one has no games for', async () => {
  const kept = new KeptThreads({ threads: 1 });
  const played: string[] = [];
  const play = (name: string, games: number): Promise<void> =>
    kept.play(plansOf(games).values(), {
      onGames: (batch) => played.push(...batch.map(({ index }) => `${name} ${index}`)) > 0,
    });
  try {
    await Promise.all([play('first', 6), play('second', 3)]);
  } finally {
    await kept.close();
  }
  const named = (name: string, games: number): string[] =>
    Array.from({ length: games }, (_, i) => `${name} ${i}`);
  expect(played).toEqual([...named('first', 6), ...named('second', 3)]);
});

test('a thread that has given back the last game of a schedule plays the next one', async () => {
  const kept = new KeptThreads({ threads: 1 });
  let started = 0;
  const count = (): void => void started++;
  process.on('worker', count);
  try {
    for (let schedule = 0; schedule < 3; schedule++) {
      let left = 4;
      // As a run does: it says itself when it has enough.
      const onGames = (games: readonly unknown[]): boolean => (left -= games.length) > 0;
      await kept.play(plansOf(4).values(), { onGames });
    }
  } finally {
    process.off('worker', count);
    await kept.close();
  }
  expect(started).toBe(1);
});

test('a place is free again after a schedule that failed', async () => {
  const kept = new KeptThreads({ threads: 1 });
  const onGames = (): boolean => true;
  function* broken(): Generator<GamePlan, void, undefined> {
    yield* plansOf(1);
    throw new UserError('no plans', 'Write some.');
  }
  try {
    await expect(kept.play(broken(), { onGames })).rejects.toThrow('no plans');
    const strangers = plansOf(3, { agents: ['nobody', 'random'] });
    await expect(kept.play(strangers.values(), { onGames })).rejects.toThrow('nobody');
    await expect(kept.play(plansOf(2).values(), { onGames })).resolves.toBeUndefined();
  } finally {
    await kept.close();
  }
});
