import { expect, test } from 'vitest';
import { plansOf } from '../../../test/arena/playSchedule.ts';
import { makeAgent } from '../../agents/index.ts';
import { settleOptions } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { ForfeitError } from '../../search/index.ts';
import type { GamePlan } from '../gamePlan.ts';
import { GamePlayer } from '../gamePlayer.ts';
import { packGames, packPlans, unpackGames, unpackPlans } from './batch.ts';

/** Games of different rules, with and without counters, records and positions; three seats; one is given up. */
function mixedPlans(): GamePlan[] {
  const options = (game: string, given = {}): GamePlan['options'] => settleOptions(findGame(game), given);
  const marrakech = options('marrakech', { preset: 'official3' });
  const variants: Partial<GamePlan>[] = [
    {},
    { keepRecord: false },
    { uncounted: true, position: 'xx2/4/4/2oo x 0 5' },
    { game: 'marrakech', options: marrakech, agents: ['random', 'greedy', 'random'], keepRecord: false },
    { game: 'saboteur', options: options('saboteur'), agents: ['random', 'random'], uncounted: true },
    { agents: ['engine("gives up")', 'random'], keepRecord: false },
  ];
  return variants.flatMap((more) => plansOf(4, more));
}

test('plans arrive as they were sent', () => {
  const plans = mixedPlans();
  expect([...unpackPlans(structuredClone(packPlans(plans)))]).toEqual(plans);
});

test('what games have in common travels once', () => {
  const options = settleOptions(findGame('ataxx'), {});
  const plans = plansOf(100, { options, agents: ['random', 'greedy'] });
  expect(packPlans(plans).heads).toHaveLength(2);
});

test('games come back as they were played', () => {
  const player = new GamePlayer(() => 0, {
    openEngine: (_, setting) =>
      Object.assign(makeAgent('random', setting), {
        isUniform: false,
        choose: () => {
          throw new ForfeitError('it has had enough');
        },
      }),
  });
  const played = mixedPlans().map((plan) => player.play(plan));
  expect(played.filter(({ forfeit }) => forfeit)).toHaveLength(4);
  expect(unpackGames(structuredClone(packGames(played)))).toEqual(played);
  expect(unpackGames(packGames([]))).toEqual([]);
});
