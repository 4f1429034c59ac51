/** What looks equal is decided by the agent's own stream, never by the order in which moves are listed. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { type Outline, outlineGame } from '../../../test/toys/outline.ts';
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, Random } from '../../core/index.ts';

const MOVES = 6;
const SEEDS = samples(600);
/** The 99.99 % quantile of chi-square with five degrees of freedom. */
const LIMIT = 25.7;

/** Six moves after which chance gives the game to either seat: all alike. */
const outline: Outline = {
  seat: 0,
  branches: Array.from({ length: MOVES }, () => ({
    seat: CHANCE,
    branches: [
      [1, 0],
      [0, 1],
    ],
  })),
};
const game = outlineGame(outline);

function expectUniform(moveOf: (seed: number) => number): void {
  const counts = Array.from({ length: MOVES }, () => 0);
  for (let seed = 0; seed < SEEDS; seed++) counts[moveOf(seed)]!++;
  const expected = SEEDS / MOVES;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare, counts.join(' ')).toBeLessThan(LIMIT);
}

function search(spec: string, seed: number): ReturnType<typeof makeAgent> {
  const agent = makeAgent(spec, { game, random: new Random(seed), clock: () => 0, future: new Random(1) });
  agent.start(game.start({}, new Random(0)));
  agent.advance(Infinity);
  return agent;
}

const policies = [
  'ucb1',
  'ucb1(fpu=1)',
  'greedy',
  'boltzmann',
  'round-robin',
  'rave',
  'grave',
  'heuristic',
  'puct',
  'progressive-bias',
];

describe.each(['tree', 'open-loop', 'table'])('in forest=%s', (forest) => {
  test.each(policies)('the first move that tree=%s tries is any', (tree) => {
    expectUniform((seed) => search(`mcts(tree=${tree}, forest=${forest}, iterations=1)`, seed).choose());
  });

  test.each(['ucb1', 'ucb1(fpu=1)', 'puct', 'progressive-bias'])(
    'where nothing tells moves apart, tree=%s comes to favour any',
    (tree) => {
      const spec = `mcts(tree=${tree}, forest=${forest}, reward=own(most=1000000), iterations=20)`;
      expectUniform((seed) => search(spec, seed).choose());
    },
  );
});

test.each(['visits', 'mean', 'secure'])('without an iteration choice=%s takes any', (choice) => {
  expectUniform((seed) => search(`mcts(choice=${choice}, iterations=0)`, seed).choose());
});

test('trees that cannot decide do not all vote for the first move', () => {
  // Each of the three trees tries every move once, and what it pays is the same.
  const spec = 'mcts(forest=ensemble(trees=3, combine=votes), reward=own(most=1000000), iterations=18)';
  expectUniform((seed) => search(spec, seed).choose());
});
