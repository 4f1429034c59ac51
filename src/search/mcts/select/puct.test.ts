import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../../agents/index.ts';
import { type Example, examples, startOf } from '../../../../test/textbook/positions.ts';
import { CHANCE, OVER, Random, type State } from '../../../core/index.ts';
import { think } from '../../index.ts';

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

test('a search that is stopped after its first iteration plays what the prior likes best', () => {
  const { game, state } = carcassonne;
  const random = new Random(3);
  const setting = { game, random, clock: () => 0 };
  const prior = makeAgent('greedy(prospects)', setting);
  const parts = 'tree=puct(prior=prospects), adds=moves, leaf=heuristic(prospects), reward=lead';
  const search = makeAgent(`mcts(${parts}, iterations=1)`, setting);
  for (const position = state.clone(); position.turn !== OVER; position.play(position.sample(random))) {
    if (position.turn === CHANCE) continue;
    const chosen = think(search, position);
    prior.start(position);
    const { moves } = prior.analysis();
    const best = moves.filter(({ mean }) => mean === moves[0]!.mean);
    expect(best.map(({ move }) => move)).toContain(chosen);
  }
});

test('what is met in one position does not measure the means of the next', () => {
  const { game, state } = carcassonne;
  const visitsAfter = (others: readonly State[]): readonly number[] => {
    const random = new Random(0);
    const spec = 'mcts(tree=puct(c=0.3, normalised=true), reward=lead, iterations=100)';
    const search = makeAgent(spec, { game, random, clock: () => 0 });
    for (const position of [...others, state]) {
      random.assign(new Random(7));
      think(search, position);
    }
    return search.analysis().moves.map((move) => move.visits);
  };
  const earlier = startOf(carcassonne.game, {}, 6);
  expect(visitsAfter([earlier])).toEqual(visitsAfter([]));
});

describe.each([saboteur, carcassonne])('in $name', (example) => {
  test('a sharp prior shuts moves out, and a floor lets every move be tried', () => {
    expect(Math.min(...visits(example, 0))).toBe(0);
    expect(Math.min(...visits(example, 0.25))).toBeGreaterThan(0);
  });
});
