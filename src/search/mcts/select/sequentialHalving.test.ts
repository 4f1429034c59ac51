/** Sequential halving at the root, compared with a textbook search; and what it does with time. */
import { describe, expect, test } from 'vitest';
import { PLAIN, expectSame } from '../../../../test/textbook/compare.ts';
import { knownFuture } from '../../../../test/textbook/forests.ts';
import { meanOf } from '../../../../test/textbook/node.ts';
import { puct, ucb1 } from '../../../../test/textbook/policies.ts';
import { type Example, examples } from '../../../../test/textbook/positions.ts';
import { ratingAfterMove } from '../../../../test/textbook/rewards.ts';
import { TextbookSearch } from '../../../../test/textbook/treeSearch.ts';
import { makeAgent } from '../../../agents/index.ts';
import { Random } from '../../../core/index.ts';
import type { Search } from '../../search.ts';

const { ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne } = examples;
const all = [ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne];
const SEEDS = [1, 2, 3, 4, 5];

function agentOf({ game }: Example, spec: string, seed: number, clock: () => number): Search {
  return makeAgent(spec, { game, random: new Random(seed), clock });
}

describe.each(all)('in $name', (example) => {
  test.each(SEEDS)('rounds halve the moves of the root, seed %i', (seed) => {
    expectSame(example, { spec: 'mcts(root=halving)', plan: { halves: true }, seed });
  });

  test.each(SEEDS)('the move to play is the survivor, seed %i', (seed) => {
    const iterations = 97;
    const twin = new TextbookSearch(
      { ...PLAIN, halves: true },
      { game: example.game, random: new Random(seed) },
    ).run(example.state, iterations);
    const { children } = twin.worlds[0]!.root;
    const left = (twin.halving?.left ?? []).map((place) => children[place]!);
    const most = Math.max(...left.map(meanOf));
    const search = agentOf(example, `mcts(root=halving, iterations=${iterations})`, seed, () => 0);
    search.start(example.state);
    search.advance(Infinity);
    const best = left.filter((child) => meanOf(child) === most).map(({ move }) => move);
    expect(best).toContain(search.choose());
    expect(search.analysis().best).toBe(search.choose());
  });

  test.each([1, 2, 5, 30])(
    'a budget of %i is too small to halve in, and still gives a move',
    (iterations) => {
      const search = agentOf(example, `mcts(root=halving, iterations=${iterations})`, 1, () => 0);
      search.start(example.state);
      search.advance(Infinity);
      expect(search.analysis().moves.find(({ move }) => move === search.choose())!.visits).toBeGreaterThan(0);
    },
  );
});

test('below the root any tree policy chooses', () => {
  const plan = { halves: true, policy: ucb1({ c: 0.3, urgency: 0.6 }) };
  expectSame(ataxx, { spec: 'mcts(tree=ucb1(c=0.3, fpu=0.6), root=halving)', plan });
  const policy = puct(ratingAfterMove(carcassonne.game), { c: 1.5, temperature: 1, reduction: 0.1 });
  expectSame(carcassonne, { spec: 'mcts(tree=puct, root=halving)', plan: { halves: true, policy } });
  const known = { halves: true, forest: knownFuture };
  expectSame(carcassonne, { spec: 'mcts(root=halving, forest=known-future)', plan: known });
});

/** Visits of the moves, in falling order. */
function visitsOf(search: Search): number[] {
  return search
    .analysis()
    .moves.map(({ visits }) => visits)
    .sort((a, b) => b - a);
}

describe('limited by time', () => {
  /** A search of 100 ms in which every look at the clock takes one. */
  function timed(slice: number): Search {
    let now = 0;
    const search = agentOf(ticTacToe, 'mcts(root=halving, time=100ms)', 1, () => now++);
    search.start(ticTacToe.state);
    while (!search.advance(now + slice)) continue;
    return search;
  }

  test.each([Infinity, 7])('every round has an equal share of it, in slices of %d', (slice) => {
    const search = timed(slice);
    const visits = visitsOf(search);
    const total = visits.reduce((sum, n) => sum + n, 0);
    // Nine moves, then five, three and two, in four rounds: the last two have been in all of them.
    const share = total / 4;
    const expected = [9, 5, 3, 2].map((count) => share / count);
    const upTo = (rounds: number): number => expected.slice(0, rounds).reduce((sum, n) => sum + n, 0);
    for (const [place, rounds] of [4, 4, 3, 2, 2, 1, 1, 1, 1].entries())
      expect(Math.abs(visits[place]! - upTo(rounds))).toBeLessThan(0.03 * total);
    expect(visits.slice(0, 2)).toContain(
      search.analysis().moves.find(({ move }) => move === search.choose())!.visits,
    );
  });

  test('a search that does not know its end is refused', () => {
    const search = agentOf(ticTacToe, 'mcts(root=halving)', 1, () => 0);
    expect(() => search.start(ticTacToe.state, { nodes: 100 })).toThrow(/has to know beforehand/);
    expect(() => search.start(ticTacToe.state, {})).toThrow(/has to know beforehand/);
  });
});

test('the next search starts from all moves again', () => {
  const search = agentOf(ticTacToe, 'mcts(root=halving, iterations=400)', 1, () => 0);
  for (let i = 0; i < 2; i++) {
    search.start(ticTacToe.state);
    search.advance(Infinity);
    // Nine moves in four rounds: 11 visits each in the first.
    expect(visitsOf(search).at(-1)).toBe(11);
  }
});
