/** Every backup, in a search and in a textbook one. */
import { describe, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import { naive } from '../../../../test/textbook/forests.ts';
import { progressiveBias, puct } from '../../../../test/textbook/policies.ts';
import { examples } from '../../../../test/textbook/positions.ts';
import { ownRating, ratingAfterMove } from '../../../../test/textbook/rewards.ts';

const { ataxx, pig, marrakech, saboteur } = examples;

describe.each([ataxx, pig, marrakech])('in $name', (example) => {
  test('mean', () => expectSame(example, { spec: 'mcts(backup=mean)', plan: {} }));

  test('growing: iteration t counts 2^(t/k) times', () => {
    expectSame(example, { spec: 'mcts(backup=growing)', plan: { weight: (t) => 2 ** (t / 100) } });
    expectSame(example, { spec: 'mcts(backup=growing(k=20))', plan: { weight: (t) => 2 ** (t / 20) } });
  });

  test('weighted: a move counts as it is rated', () => {
    const policy = puct(ratingAfterMove(example.game), { c: 1.5, temperature: 1, reduction: 0.1 });
    const plan = { policy, weight: (_t: number, { prior }: { prior: number }) => prior };
    expectSame(example, { spec: 'mcts(tree=puct, backup=weighted)', plan });
  });

  test('faulty: everybody is credited with what the first seat got', () => {
    expectSame(example, { spec: 'mcts(backup=faulty)', plan: { creditedSeat: () => 0 } });
  });
});

test("the Saboteur paper's search: bias b / n, rewards times b, one presumed world", () => {
  const policy = progressiveBias(ownRating(saboteur.game), { c: Math.SQRT2, weight: 1, form: 'paper' });
  const tree = `progressive-bias(c=${Math.SQRT2}, form=paper)`;
  expectSame(saboteur, {
    spec: `mcts(tree=${tree}, forest=naive, backup=weighted)`,
    plan: { policy, forest: naive, weight: (_t, { prior }) => prior },
  });
});
