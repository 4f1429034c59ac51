import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../../agents/index.ts';
import { type Example, examples } from '../../../../test/textbook/positions.ts';
import { Random } from '../../../core/index.ts';

const { saboteur, carcassonne } = examples;

/** Visits of every move of the root with a prior that is sure of itself. */
function visits(example: Example, floor: number): number[] {
  const { game, state } = example;
  const forest = game.hasHidden ? 'forest=information-set, ' : '';
  const spec = `mcts(tree=puct(c=2, temperature=0.02, floor=${floor}), ${forest}iterations=4000)`;
  const search = makeAgent(spec, { game, random: new Random(5), clock: () => 0 });
  search.start(state);
  search.advance(Infinity);
  return search.analysis().moves.map((move) => move.visits);
}

describe.each([saboteur, carcassonne])('in $name', (example) => {
  test('a sharp prior shuts moves out, and a floor lets every move be tried', () => {
    expect(Math.min(...visits(example, 0))).toBe(0);
    expect(Math.min(...visits(example, 0.25))).toBeGreaterThan(0);
  });
});
