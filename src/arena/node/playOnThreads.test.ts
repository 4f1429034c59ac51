import { expect, test } from 'vitest';
import { plansOf } from '../../../test/arena/playSchedule.ts';
import { playOnThreads } from './index.ts';

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
