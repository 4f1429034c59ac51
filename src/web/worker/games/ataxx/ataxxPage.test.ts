import { describe, expect, it } from 'vitest';
import { assertPageGame, scenesOf } from '../../../../../test/pageGames.ts';
import { samples } from '../../../../../test/samples.ts';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type AtaxxState, ataxx } from '../../../../games/ataxx/index.ts';
import { legalMoves } from '../../legalMoves.ts';
import { ataxxPage as page } from './index.ts';

const RULES: readonly OptionValues[] = [
  { preset: 'uai', size: 5 },
  { preset: 'paper', size: 5 },
  { map: 'nonlinear' },
];

function position(text: string, rules: OptionValues = {}): AtaxxState {
  return ataxx.parsePosition(text, settleOptions(ataxx, rules));
}

describe.each(RULES)('the page and %j', (rules) => {
  const trial = { rules, games: samples(8), seed: 5, isListed: true };

  it('can make every move but the pass, has words for everything, and shows plain data', () => {
    expect(assertPageGame(page, trial)).toBeGreaterThan(samples(8));
  });

  it('shows the stones of the position, and those that have changed sides', () => {
    for (const scene of scenesOf(page, trial)) {
      const { state, last } = scene;
      const cells = page.view(scene).rows.flat();
      for (const seat of [0, 1])
        expect(cells.filter(({ stone }) => stone === seat)).toHaveLength(state.score(seat));
      if (!last) continue;
      const other = 1 - last.before.turn;
      const isClone = state.score(0) + state.score(1) > last.before.score(0) + last.before.score(1);
      expect(cells.filter(({ isConverted }) => isConverted)).toHaveLength(
        last.before.score(other) - state.score(other),
      );
      expect(page.view(scene).last?.isJump ?? false).toBe(!isClone && page.view(scene).last !== null);
    }
  });
});

describe('a move by pressing cells', () => {
  const waysOf = (state: AtaxxState, text: string) => page.ways(state, ataxx.parseMove(state, text));

  it('is a stone and its target; a clone that is the only one there may be pressed at once', () => {
    const state = position('x5o/7/7/7/7/7/o5x x 0 1');
    expect(waysOf(state, 'a7c5')).toEqual([['a7', 'c5']]);
    expect(waysOf(state, 'a6')).toEqual([['a6'], ['a7', 'a6']]);
    const two = position('xx3/5/5/5/o3x x 0 1');
    expect(waysOf(two, 'a4')).toEqual([['a4'], ['a5', 'a4'], ['b5', 'a4']]);
    const byPair = position('xx3/5/5/5/o3x x 0 1', { preset: 'paper', size: 5 });
    expect(waysOf(byPair, 'a5a4')).toEqual([['a5', 'a4']]);
  });

  it('is explained where it leads nowhere', () => {
    const state = position('x-3o1/7/7/7/7/7/o5x x 0 1');
    expect(page.explain(state, [], 'b7')).toBe('b7 is a gap: nothing can stand there.');
    expect(page.explain(state, [], 'f7')).toBe('The stone on f7 belongs to White.');
    expect(page.explain(state, ['a7'], 'd4')).toMatch(/^d4 is 3 cells from a7/);
  });

  it('is forced where it is a pass', () => {
    const blocked = position('x--o/----/----/ooo1 x 0 1', { size: 4 });
    expect(legalMoves(ataxx, blocked)).toEqual([page.forced(blocked)]);
  });
});

it('a threat is the same position with the other side to move', () => {
  expect(page.passed?.(position('x5o/7/7/7/7/7/o5x x 0 1'))).toBe('x5o/7/7/7/7/7/o5x o 0 1');
});
