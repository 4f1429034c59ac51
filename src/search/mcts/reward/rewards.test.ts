/** Every reward, in a search and in a textbook one. */
import { describe, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import type { RewardOf } from '../../../../test/textbook/plan.ts';
import { examples } from '../../../../test/textbook/positions.ts';
import { difference, own, points, quick, win, winWithDraw } from '../../../../test/textbook/rewards.ts';

const rewards: readonly (readonly [string, RewardOf])[] = [
  ['win', win],
  ['win(draw=0)', winWithDraw(0)],
  ['win(draw=0.9)', winWithDraw(0.9)],
  ['difference(clip=40)', difference(40)],
  ['difference(clip=3)', difference(3)],
  ['own(most=30)', own(30)],
  ['points', points],
  ['quick', quick(100)],
  ['quick(stake=5)', quick(5)],
];

const { saboteur: _hidden, ...open } = examples;

describe.each(Object.values(open))('in $name', (example) => {
  test.each(rewards)('the reward %s', (spec, reward) => {
    expectSame(example, { spec: `mcts(reward=${spec})`, plan: { reward }, seed: 3 });
  });
});
