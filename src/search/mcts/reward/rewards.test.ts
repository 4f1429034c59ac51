/** Every reward, in a search and in a textbook one. */
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import type { RewardOf } from '../../../../test/textbook/plan.ts';
import { examples, startOf } from '../../../../test/textbook/positions.ts';
import {
  difference,
  lead,
  normalised,
  own,
  points,
  quick,
  win,
  winWithDraw,
} from '../../../../test/textbook/rewards.ts';
import { makeAgent } from '../../../agents/index.ts';
import { Random, type State } from '../../../core/index.ts';
import { marrakech } from '../../../games/marrakech/index.ts';

const rewards: readonly (readonly [string, RewardOf])[] = [
  ['win', win],
  ['win(draw=0)', winWithDraw(0)],
  ['win(draw=0.9)', winWithDraw(0.9)],
  ['difference(clip=40)', difference(40)],
  ['difference(clip=3)', difference(3)],
  ['lead', lead],
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

  test.each([2, 0.5])('the reward normalised(width=%d)', (width) => {
    const plan = { reward: normalised(width) };
    expectSame(example, { spec: `mcts(reward=normalised(width=${width}))`, plan, seed: 3 });
  });
});

test('a normalised lead does not depend on what was searched before', () => {
  const { game, state } = examples.marrakech;
  const earlier = startOf(marrakech, {}, 6);
  const meansAfter = (others: readonly State[]): readonly (number | null)[] => {
    const random = new Random(0);
    const search = makeAgent('mcts(reward=normalised, iterations=50)', { game, random, clock: () => 0 });
    for (const position of [...others, state]) {
      random.assign(new Random(7));
      search.start(position);
      search.advance(Infinity);
    }
    return search.analysis().moves.map(({ mean }) => mean);
  };
  expect(meansAfter([earlier])).toEqual(meansAfter([]));
});
