/** Visits that can be counted by hand: little trees whose ends pay fixed points. The arithmetic is next to them. */
import { describe, expect, test } from 'vitest';
import { type Outline, outlineGame } from '../../../test/toys/outline.ts';
import { makeAgent } from '../../agents/index.ts';
import { Random } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';

function search(outline: Outline, spec: string, iterations: number, seed = 1): Analysis {
  const game = outlineGame(outline);
  const text = `mcts(${spec}, reward=points, iterations=${iterations})`;
  const agent = makeAgent(text, { game, random: new Random(seed), clock: () => 0 });
  agent.start(game.start({}, new Random(0)));
  agent.advance(Infinity);
  return agent.analysis();
}

/** Visits of the root's moves in the order of the outline. */
function visits(...args: Parameters<typeof search>): number[] {
  const { moves } = search(...args);
  return [...moves].sort((a, b) => a.move - b.move).map((move) => move.visits);
}

const choice = (seat: number, ...branches: readonly Outline[]): Outline => ({ seat, branches });
/** So many forced moves of seat 0 before an end. */
const after = (plies: number, end: Outline): Outline =>
  plies === 0 ? end : choice(0, after(plies - 1, end));

describe('three moves that pay 3, 2 and 0', () => {
  const outline = choice(0, [3, 0], [2, 0], [0, 0]);

  test('without exploration each is tried once, and then the best one', () => {
    expect(visits(outline, 'tree=ucb1(c=0)', 10)).toEqual([8, 1, 1]);
    expect(visits(outline, 'tree=greedy', 10)).toEqual([8, 1, 1]);
  });

  test('round-robin goes round', () => {
    expect(visits(outline, 'tree=round-robin', 9)).toEqual([3, 3, 3]);
  });

  test('at a low temperature Boltzmann is greedy, at a high one it is uniform', () => {
    expect(visits(outline, 'tree=boltzmann(temperature=0.01)', 10)).toEqual([8, 1, 1]);
    // 10,000 draws of probability 1/3 lie within four standard deviations, 4 * sqrt(10000 * 2/9) = 189.
    for (const count of visits(outline, 'tree=boltzmann(temperature=1000000)', 10_000))
      expect(Math.abs(count - 10_000 / 3)).toBeLessThan(189);
  });

  test('epsilon = 1 is uniform', () => {
    for (const count of visits(outline, 'tree=epsilon-greedy(epsilon=1)', 10_000))
      expect(Math.abs(count - 10_000 / 3)).toBeLessThan(189);
  });

  test('epsilon = 0 never leaves its first move if new ones are left to chance', () => {
    const counts = visits(outline, 'tree=epsilon-greedy(epsilon=0, untried=chance)', 10);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 10]);
  });

  test('no move is tried before it looks better, with an urgency', () => {
    // Untried moves count 2.5: once the first is found to pay 3, nothing else is looked at; a lesser one is left at once.
    const counts = visits(outline, 'tree=ucb1(c=0, fpu=2.5)', 10);
    expect(counts[0]! + counts[1]! + counts[2]!).toBe(10);
    expect(counts[0]).toBeGreaterThanOrEqual(8);
    expect(counts[1]).toBeLessThanOrEqual(1);
    expect(counts[2]).toBeLessThanOrEqual(1);
  });
});

describe('two moves that pay 1 and 0', () => {
  const outline = choice(0, [1, 0], [0, 1]);

  test('UCB1 with c = 1 comes back to the worse one in the eleventh iteration', () => {
    // N visits in all, N - 1 of the better move: it is left when 1 + sqrt(ln N / (N - 1)) < sqrt(ln N).
    //   N = 9:  1 + sqrt(2.197 / 8) = 1.524 > 1.482     N = 10:  1 + sqrt(2.303 / 9) = 1.506 < 1.517
    expect(visits(outline, 'tree=ucb1(c=1)', 10)).toEqual([9, 1]);
    expect(visits(outline, 'tree=ucb1(c=1)', 11)).toEqual([9, 2]);
  });

  test("the Carcassonne paper's UCT with c = 1/2 comes back sooner, for it explores sqrt(2) times as much", () => {
    // 1 + sqrt(2 ln N / (N - 1)) against sqrt(2 ln N):
    //   N = 4:  1 + sqrt(2.773 / 3) = 1.961 > 1.665     N = 5:  1 + sqrt(3.219 / 4) = 1.897 > 1.794
    //   N = 6:  1 + sqrt(3.584 / 5) = 1.847 < 1.893
    expect(visits(outline, 'tree=survey-uct(c=0.5)', 6)).toEqual([5, 1]);
    expect(visits(outline, 'tree=survey-uct(c=0.5)', 7)).toEqual([5, 2]);
  });

  test('its UCT-Tuned with c = 1 has the weight of UCB1 with c = 1: no variance, and t cannot press V below 1/4', () => {
    // V = 0 + sqrt(2 ln t / n) with t >= N and n <= N - 1: at N = 10, n = 9, t = 11 it is 0.730 > 1/4.
    // So 2 * sqrt(ln N / n / 4) = sqrt(ln N / n).
    expect(visits(outline, 'tree=survey-uct-tuned(c=1)', 10)).toEqual([9, 1]);
    expect(visits(outline, 'tree=survey-uct-tuned(c=1)', 11)).toEqual([9, 2]);
  });

  test('UCB1-Tuned with c = 2 is the same', () => {
    expect(visits(outline, 'tree=ucb1-tuned(c=2)', 10)).toEqual([9, 1]);
    expect(visits(outline, 'tree=ucb1-tuned(c=2)', 11)).toEqual([9, 2]);
  });

  test('exploration that decays as c / t never comes back', () => {
    expect(visits(outline, 'tree=ucb1(c=1, decay=true)', 1000)).toEqual([999, 1]);
  });
});

describe('a reply decides', () => {
  // The first move pays 9 to one of the two, as the second seat chooses; the second move pays 4 to both.
  const outline = choice(0, choice(1, [9, 0], [0, 9]), [4, 4]);

  test('without exploration there are two courses of events', () => {
    // The first playout after the first move pays 0: it is never tried again, 1 and 9 visits.
    // Or it pays 9. Then it is tried (iterations 3 and 4) until both replies are known, in whatever order:
    //   mean (9 + 9 + 0) / 3 = 6 > 4. The second seat prefers the reply that pays it 9:
    //   iteration 5: 18 / 4 = 4.5 > 4, iteration 6: 18 / 5 = 3.6 < 4; iterations 7 to 10 take the other move.
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 40; seed++) {
      const { moves } = search(outline, 'tree=ucb1(c=0)', 10, seed);
      const [first, second] = [...moves].sort((a, b) => a.move - b.move);
      const course = `${first!.visits} visits of ${first!.mean}, ${second!.visits} of ${second!.mean}`;
      seen.set(course, (seen.get(course) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['1 visits of 0, 9 of 4', '5 visits of 3.6, 5 of 4']);
    // Each has probability 1/2: 40 throws of a coin lie within four standard deviations, 4 * sqrt(10) = 12.6.
    for (const count of seen.values()) expect(Math.abs(count - 20)).toBeLessThan(12.6);
  });

  test('a faulty backup takes the reply for a favour', () => {
    // Both seats are credited with what the first gets, so the second is expected to choose what pays the first 9.
    for (let seed = 0; seed < 10; seed++) {
      const [first, second] = visits(outline, 'tree=ucb1(c=5), backup=faulty', 400, seed);
      expect(first).toBeGreaterThan(5 * second!);
      const [sound, other] = visits(outline, 'tree=ucb1(c=5)', 400, seed);
      expect(other).toBeGreaterThan(5 * sound!);
    }
  });
});

describe('lengths of games', () => {
  // Two games of 2 and of 7 moves, which pay the same.
  const outline = choice(0, after(1, [1, 0]), after(6, [1, 0]));

  test('with mean lengths the shorter one is taken always', () => {
    expect(visits(outline, 'tree=ucb1-depth(c=0, depth=mean, per=10)', 10)).toEqual([9, 1]);
    expect(visits(outline, 'tree=ucb1-depth(c=0, depth=last, per=10)', 10)).toEqual([9, 1]);
  });

  test('with added lengths both are taken in turn, so that the sums stay level', () => {
    // Sums of lengths: 2 and 7; then 4, 6, 8 | 14 | 10, 12, 14: nine iterations, 7 * 2 = 2 * 7.
    expect(visits(outline, 'tree=ucb1-depth(c=0, depth=sum, per=10)', 9)).toEqual([7, 2]);
  });

  test('a quick reward is the stake less the length', () => {
    const game = outlineGame(outline);
    const spec = 'mcts(tree=round-robin, reward=quick(stake=20), iterations=10)';
    const agent = makeAgent(spec, { game, random: new Random(1), clock: () => 0 });
    agent.start(game.start({}, new Random(0)));
    agent.advance(Infinity);
    expect(agent.analysis().moves.map(({ move, mean }) => [move, mean])).toEqual([
      [0, 18],
      [1, 13],
    ]);
  });
});

describe('weights', () => {
  test('a reward of 1 that counts 2^t times has the mean (2 + 4 + 8 + 16) / 4 after four iterations', () => {
    const { moves } = search(choice(0, [1, 0]), 'backup=growing(k=1)', 4);
    expect(moves[0]!.visits).toBe(4);
    expect(moves[0]!.mean).toBeCloseTo(7.5, 12);
  });

  test('weights grow as long as numbers can hold them', () => {
    const { moves, value } = search(choice(0, [1, 0], [0, 1]), 'backup=growing(k=1)', 3000);
    expect(Number.isFinite(value)).toBe(true);
    for (const { mean } of moves) expect(Number.isFinite(mean)).toBe(true);
  });
});

test('several playouts at a leaf count as one visit with their mean', () => {
  // Two branches of chance that pay 0 and 1: of three playouts a multiple of 1/3.
  const outline = choice(0, choice(-1, [1, 0], [0, 1]));
  const { moves, simulations } = search(outline, 'leaf=playout(times=3)', 1);
  expect(moves[0]!.visits).toBe(1);
  expect(simulations).toBe(3);
  expect((3 * moves[0]!.mean!) % 1).toBeCloseTo(0, 12);
});

test('the t-th iteration runs t playouts', () => {
  const outline = choice(0, after(9, [1, 0]));
  expect(search(outline, 'leaf=playout(growing=true)', 4).simulations).toBe(1 + 2 + 3 + 4);
});
