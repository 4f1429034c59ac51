/** What a simulation adds to the tree, and which moves a node takes in, compared with a textbook search. */
import { describe, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import { onlyWins, winsAndReplies } from '../../../../test/textbook/decisive.ts';
import { uniformTree } from '../../../../test/textbook/forests.ts';
import { heuristicPolicy, paperUct } from '../../../../test/textbook/policies.ts';
import { examples } from '../../../../test/textbook/positions.ts';
import { points, ratingAfterMove } from '../../../../test/textbook/rewards.ts';

const { ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne } = examples;
const all = [ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne];

describe.each(all)('in $name', (example) => {
  test('a whole turn is added at a time', () => {
    expectSame(example, { spec: 'mcts(adds=turn)', plan: { adds: 'turn' } });
  });

  test('all moves that are left of a turn are added at a time', () => {
    expectSame(example, { spec: 'mcts(adds=moves)', plan: { adds: 'moves' } });
  });

  test('the tree grows no deeper than it may', () => {
    expectSame(example, { spec: 'mcts(treeDepth=2)', plan: { maxDepth: 2 } });
  });
});

describe.each([ticTacToe, ataxx, katarenga, pig])('in $name', (example) => {
  test('a win is played at once', () => {
    expectSame(example, { spec: 'mcts(decisive=wins)', plan: { consider: onlyWins }, iterations: 300 });
  });

  test('moves that allow a win are shunned', () => {
    const plan = { consider: winsAndReplies };
    expectSame(example, { spec: 'mcts(decisive=replies)', plan, iterations: 150 });
  });
});

describe("the Carcassonne paper's searches", () => {
  const whole = { adds: 'turn', reward: points, forest: uniformTree } as const;

  test('UCT on points, a turn at a time, tiles drawn by kind', () => {
    const spec = 'mcts(tree=survey-uct, adds=turn, reward=points, forest=tree(draws=uniform))';
    expectSame(carcassonne, { spec, plan: { ...whole, policy: paperUct(4) } });
  });

  test('the heuristic tree policy', () => {
    const spec = 'mcts(tree=heuristic, adds=turn, reward=points, forest=tree(draws=uniform))';
    const policy = heuristicPolicy(ratingAfterMove(carcassonne.game));
    expectSame(carcassonne, { spec, plan: { ...whole, policy } });
  });
});
