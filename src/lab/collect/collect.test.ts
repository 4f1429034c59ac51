/** Results from a store whose games were put in by hand. */
import { describe, expect, test } from 'vitest';
import { IN_MEMORY, type NewGame, Store } from '../../store/index.ts';
import type { RunResults } from '../results.ts';
import { numberOf } from '../schedule.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { settleExperiment } from '../settleExperiment.ts';
import { beginRun } from '../node/start.ts';
import { readResults } from '../node/readResults.ts';

const gauntlet = {
  game: 'ataxx',
  agents: ['random', 'greedy', 'random(playout=clones)'],
  pairing: 'gauntlet',
  games: 6,
} as const;
const sweep = {
  game: 'ataxx',
  agents: ['uct(c=$c, iterations=9)', 'uct(iterations=9)'],
  pairing: 'sweep',
  vary: { c: [0.5, 1, 2] },
  games: 12,
} as const;
const experiment = settleExperiment(gauntlet);
const sweepExperiment = settleExperiment(sweep);

/** The game of this turn of a pairing. */
function game(
  pairing: number,
  turn: number,
  points: number,
  more: Partial<NewGame> = {},
  of = experiment,
): NewGame {
  const side = { moves: 10, seconds: 0.5, simulations: 0, playoutMoves: 0, counts: null };
  return {
    number: numberOf(of, pairing, turn),
    pairing,
    seat: turn % 2,
    points: [points, 1 - points],
    scores: [20 + points, 10],
    plies: 30 + turn,
    forfeit: null,
    sides: [side, side],
    record: null,
    ...more,
  };
}

function resultsOf(
  games: readonly NewGame[],
  played = experiment,
  spec: ExperimentSpec = gauntlet,
): RunResults {
  const store = Store.toWrite(IN_MEMORY);
  const writer = beginRun(store, {
    spec,
    experiment: played,
    command: 'playout run x.json',
    threads: 2,
  });
  writer.add(games, [], 4);
  writer.release('stopped', 4);
  return readResults(store, store.run(writer.id));
}

describe('results', () => {
  test('of no games know nothing, and are JSON all the same', () => {
    const results = resultsOf([]);
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    expect(results.pairings[0]).toMatchObject({
      games: 0,
      rate: { mean: 0.5, low: 0, high: 1 },
      elo: { mean: 0, low: null, high: null },
      lead: { mean: null, low: null, high: null },
      pValue: null,
      pCorrected: null,
    });
    expect(results.agents[0]).toMatchObject({ games: 0, rating: null });
    expect(results.measures).toEqual([]);
  });

  test('of agents that exist no longer are shown all the same', () => {
    const old = { name: 'UCB', spec: 'mcts(depth=1, iterations=9)' };
    const agents = [old, ...experiment.agents.slice(1)];
    const results = resultsOf([game(0, 0, 1)], { ...experiment, agents });
    expect(results.agents[0]).toMatchObject({ ...old, games: 1, wins: 1 });
  });

  test('of a clean sweep have no bound, and are JSON all the same', () => {
    const results = resultsOf([0, 1, 2, 3, 4, 5].map((turn) => game(0, turn, 1)));
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    expect(results.pairings[0]).toMatchObject({
      wins: 6,
      pairs: [0, 0, 0, 0, 3],
      elo: { mean: null, high: null },
    });
    expect(results.pairings[0]!.pValue).toBeCloseTo(0.25, 12);
    expect(results.agents[0]!.rating!.mean).toBeGreaterThan(0);
  });

  test('count the games of a pairing up to the first that is missing', () => {
    const results = resultsOf([game(0, 0, 1), game(0, 1, 0), game(0, 3, 1), game(1, 0, 0.5)]);
    expect(results.pairings.map(({ games }) => games)).toEqual([2, 1]);
    expect(results.run).toMatchObject({ played: 4, scheduled: 12, state: 'stopped', gamesPerSecond: 1 });
    expect(results.measures.find(({ name }) => name === 'length')!.byPairing[0]!.first.max).toBe(31);
  });

  test('tell who lost by a fault, how often and why', () => {
    const crashed = { side: 1, reason: 'it crashed' };
    const results = resultsOf([
      game(0, 0, 1, { forfeit: crashed }),
      game(0, 1, 1, { forfeit: crashed }),
      game(0, 2, 0, { forfeit: { side: 0, reason: 'it took too long' } }),
    ]);
    expect(results.pairings[0]!.forfeits).toEqual([
      { agent: 1, reason: 'it crashed', games: 2 },
      { agent: 0, reason: 'it took too long', games: 1 },
    ]);
    expect(results.agents.map(({ forfeits }) => forfeits)).toEqual([1, 2, 0]);
  });

  test('tell what each seat gave, and how far luck went', () => {
    // Seat 0 always wins: the first agent in even turns, the second in odd ones.
    const results = resultsOf([0, 1, 2, 3].map((turn) => game(0, turn, 1 - (turn % 2))));
    expect(results.pairings[0]!.bySeat).toEqual([
      { seat: 0, seatName: 'x', games: 2, wins: 2, draws: 0, losses: 0 },
      { seat: 1, seatName: 'o', games: 2, wins: 0, draws: 0, losses: 2 },
    ]);
    expect(results.pairings[0]!.luck).toEqual({ points: null, lead: null });
    const mixed = resultsOf([1, 0, 0, 1, 1, 0].map((points, turn) => game(0, turn, points)));
    expect(mixed.pairings[0]!.luck!.points).toMatchObject({ pairs: 3, luck: expect.closeTo(1, 9), fit: 0 });
  });

  test('tell what every agent is in full, and what it ran on', () => {
    const { agents, run } = resultsOf([]);
    expect(agents[1]).toMatchObject({ spec: 'greedy', fullSpec: 'greedy(heuristic=pieces)' });
    expect(run.versions.platform).toMatch(
      new RegExp(`^${process.platform} ${process.arch}(, .+)?, \\d+ cores?$`),
    );
  });
});

describe('the values of a sweep', () => {
  const played = (pairing: number, points: readonly (readonly [number, number])[]): NewGame[] =>
    points.flat().map((value, turn) => game(pairing, turn, value, {}, sweepExperiment));
  const WON = [1, 1] as const;
  const EVEN = [1, 0] as const;
  const results = resultsOf(
    [
      ...played(0, [WON, WON, WON, WON, WON, EVEN]),
      ...played(1, [EVEN, EVEN, EVEN, EVEN, EVEN, EVEN]),
      ...played(2, [EVEN, WON, EVEN]),
    ],
    sweepExperiment,
    sweep,
  );

  test('are compared pair by pair, as far as both have played', () => {
    const { comparisons } = results;
    expect(comparisons.map(({ first, second, pairs }) => [first, second, pairs])).toEqual([
      [0, 1, 6],
      [0, 2, 3],
      [1, 2, 3],
    ]);
    // Five pairs went one way by half a point a game, and one was even.
    expect(comparisons[0]!.difference.mean).toBeCloseTo(5 / 12, 12);
    expect(comparisons[0]!.pValue).toBeCloseTo(2 / 32, 12);
    expect(comparisons[0]!.pCorrected).toBeCloseTo(6 / 32, 12);
    expect(comparisons[2]!.difference.mean).toBeCloseTo(-1 / 6, 12);
    expect(comparisons[2]!.pCorrected).toBe(1);
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
  });

  test('are not compared where each has its own opponent, nor in other experiments', () => {
    const both = { ...sweep, agents: ['uct(c=$c, iterations=9)', 'uct(c=$c, iterations=8)'] };
    expect(resultsOf([], settleExperiment(both), both).comparisons).toEqual([]);
    expect(resultsOf([]).comparisons).toEqual([]);
  });
});
