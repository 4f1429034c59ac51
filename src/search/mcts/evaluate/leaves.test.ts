/** Every evaluation of a leaf, in a search and in a textbook one. */
import { describe, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import { ensemble, knownFuture } from '../../../../test/textbook/forests.ts';
import { examples } from '../../../../test/textbook/positions.ts';
import {
  cutForLead,
  cutForWin,
  difference,
  growingPlayouts,
  playouts,
} from '../../../../test/textbook/rewards.ts';

const { ataxx, katarenga, pig, marrakech, carcassonne } = examples;

describe.each([ataxx, katarenga, pig, marrakech, carcassonne])('in $name', (example) => {
  const { game } = example;

  test('the mean of three playouts', () => {
    expectSame(example, { spec: 'mcts(leaf=playout(times=3))', plan: { leaf: playouts(3) } });
  });

  test('t playouts at iteration t', () => {
    const plan = { leaf: growingPlayouts };
    expectSame(example, { spec: 'mcts(leaf=playout(growing=true))', plan, iterations: 50 });
  });

  test('an evaluation after some moves of play', () => {
    expectSame(example, { spec: 'mcts(leaf=cut(plies=3))', plan: { leaf: cutForWin(game, 3) } });
    expectSame(example, { spec: 'mcts(leaf=cut(plies=2, times=2))', plan: { leaf: cutForWin(game, 2, 2) } });
  });

  test('an evaluation alone', () => {
    expectSame(example, { spec: 'mcts(leaf=heuristic)', plan: { leaf: cutForWin(game, 0) } });
  });

  test('an evaluation as a lead in points', () => {
    const plan = { leaf: cutForLead(game, 4, 9), reward: difference(9) };
    expectSame(example, { spec: 'mcts(leaf=cut(plies=4), reward=difference(clip=9))', plan });
  });
});

describe.each([pig, marrakech, carcassonne])('where the order of chance is fixed, in $name', (example) => {
  test('all playouts of a leaf meet the same order', () => {
    const leaf = playouts(3);
    const spec = (forest: string): string => `mcts(leaf=playout(times=3), forest=${forest})`;
    expectSame(example, { spec: spec('ensemble(trees=2)'), plan: { leaf, forest: ensemble(2, 'visits') } });
    expectSame(example, { spec: spec('known-future'), plan: { leaf, forest: knownFuture } });
  });
});
