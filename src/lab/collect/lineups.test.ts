/** Results of games of three, put into a store by hand. */
import { describe, expect, test } from 'vitest';
import { IN_MEMORY, type NewGame, Store } from '../../store/index.ts';
import type { RunResults } from '../results.ts';
import { numberOf } from '../schedule.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { settleExperiment } from '../settleExperiment.ts';
import { beginRun } from '../node/start.ts';
import { readResults } from '../node/readResults.ts';

const base = { game: 'marrakech', options: { preset: 'official3' } } as const;
const tournament: ExperimentSpec = {
  ...base,
  agents: ['random', 'greedy', 'flat(iterations=9)', 'uct(iterations=9)'],
  pairing: 'round-robin',
  games: 6,
};
const match: ExperimentSpec = { ...base, agents: ['greedy', 'random'], games: 6 };

/** The game of this turn, by the order in which the sides finish; their scores are 30, 20 and 10. */
function game(spec: ExperimentSpec, pairing: number, turn: number, order: readonly number[]): NewGame {
  const side = { moves: 10, seconds: 0.5, simulations: 0, playoutMoves: 0, counts: null };
  return {
    number: numberOf(settleExperiment(spec), pairing, turn),
    pairing,
    seat: turn % 3,
    points: [0, 1, 2].map((own) => Number(order[0] === own)),
    scores: [0, 1, 2].map((own) => 30 - 10 * order.indexOf(own)),
    plies: 60,
    forfeit: null,
    sides: [side, side, side],
    record: null,
  };
}

function resultsOf(spec: ExperimentSpec, games: readonly NewGame[]): RunResults {
  const store = Store.toWrite(IN_MEMORY);
  const experiment = settleExperiment(spec);
  const writer = beginRun(store, { spec, experiment, command: 'playout run x.json', threads: 2 });
  writer.add(games, [], 4);
  writer.release('stopped', 4);
  return readResults(store, store.run(writer.id));
}

const TURNS = [0, 1, 2, 3, 4, 5];

describe('results of games of three', () => {
  test('without games know nothing, and are JSON all the same', () => {
    const results = resultsOf(tournament, []);
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    expect(results.pairings).toHaveLength(4);
    expect(results.pairings[0]).toMatchObject({
      rate: { mean: 1 / 3, low: 0, high: 1 },
      elo: { mean: expect.closeTo(0, 9), low: null, high: null },
    });
    expect(results.agents[0]!.rate.mean).toBeCloseTo(1 / 3, 12);
    expect(results.lineups).toMatchObject({ seats: 3, meetings: [], bySeat: [] });
  });

  test('tell what everyone of a line-up got, and from the side of the first agent', () => {
    // The sides finish in the order of the line-up four times, and twice the last one wins.
    const orders = TURNS.map((turn) => (turn < 4 ? [0, 1, 2] : [2, 0, 1]));
    const results = resultsOf(
      tournament,
      orders.map((order, turn) => game(tournament, 1, turn, order)),
    );
    const [, lineup] = results.pairings;
    expect(lineup).toMatchObject({ first: 0, second: 1, games: 6, wins: 4, draws: 0, losses: 2, sprt: null });
    expect(lineup!.rate.mean).toBeCloseTo(2 / 3, 12);
    // Twice as many points as both others together: four times as strong as each.
    expect(lineup!.elo.mean).toBeCloseTo(400 * Math.log10(4), 9);
    // Leads of 15 over the mean of the others, and of 0.
    expect(lineup!.lead.mean).toBeCloseTo(10, 12);
    expect(lineup!.luck).toBeUndefined();
    const [, shares] = results.lineups!.shares;
    expect(shares!.map(({ agent, wins, losses }) => [agent, wins, losses])).toEqual([
      [0, 4, 2],
      [1, 0, 6],
      [3, 2, 4],
    ]);
    expect(shares!.map(({ score }) => score.mean)).toEqual(
      [80 / 3, 50 / 3, 50 / 3].map((x) => expect.closeTo(x, 9)),
    );
    expect(results.agents.map(({ games, wins }) => [games, wins])).toEqual([
      [6, 4],
      [6, 0],
      [0, 0],
      [6, 2],
    ]);
    expect(results.agents[2]!.rating).toBeNull();
  });

  test('compare every two by who finished ahead: by the result, then by the score', () => {
    const results = resultsOf(
      tournament,
      TURNS.map((turn) => game(tournament, 0, turn, turn % 3 === 0 ? [2, 1, 0] : [0, 1, 2])),
    );
    const { meetings } = results.lineups!;
    expect(
      meetings.map(({ first, second, games, wins, losses }) => [first, second, games, wins, losses]),
    ).toEqual([
      [0, 1, 6, 4, 2],
      [0, 2, 6, 4, 2],
      [1, 2, 6, 4, 2],
    ]);
    expect(meetings[0]!.rate.mean).toBeCloseTo(2 / 3, 12);
    // Ahead by ten in four games of six, behind by ten in two.
    expect(meetings[0]!.lead.mean).toBeCloseTo(10 / 3, 12);
    // Both rounds went the same way: two of four exchanges of signs do so.
    expect(meetings[0]!.pValue).toBeCloseTo(0.5, 12);
    const [a, b, c] = results.agents.map(({ rating }) => rating?.mean);
    expect(a).toBeGreaterThan(b!);
    expect(b).toBeGreaterThan(c!);
  });

  test('count the seats of copies, and compare no agent with itself', () => {
    const results = resultsOf(
      match,
      TURNS.map((turn) => game(match, 0, turn, [0, 2, 1])),
    );
    expect(results.agents.map(({ games, wins, losses }) => [games, wins, losses])).toEqual([
      [6, 6, 0],
      [12, 0, 12],
    ]);
    expect(results.lineups!.shares[0]).toMatchObject([
      { agent: 0, seats: 1, wins: 6 },
      { agent: 1, seats: 2, losses: 12 },
    ]);
    expect(results.lineups!.meetings).toMatchObject([{ first: 0, second: 1, games: 12, wins: 12 }]);
    // All six games to one of three equals: one in nine blocks of rotations.
    expect(results.pairings[0]!.pValue).toBeCloseTo(1 / 9, 12);
  });

  test('share points after a forfeit, and tell what each seat was worth', () => {
    const forfeited = TURNS.map((turn) => ({
      ...game(match, 0, turn, [0, 1, 2]),
      points: [0.5, 0.5, 0],
      forfeit: { side: 2, reason: 'it crashed' },
    }));
    const results = resultsOf(match, forfeited);
    expect(results.pairings[0]).toMatchObject({
      wins: 0,
      draws: 6,
      forfeits: [{ agent: 1, reason: 'it crashed', games: 6 }],
    });
    expect(results.agents.map(({ forfeits }) => forfeits)).toEqual([0, 6]);
    // Everyone has had every seat twice.
    for (const { games, draws, losses, rate } of results.lineups!.bySeat) {
      expect([games, draws, losses]).toEqual([6, 4, 2]);
      expect(rate.mean).toBeCloseTo(1 / 3, 12);
    }
    expect(results.lineups!.bySeat.map(({ seatName }) => seatName)).toHaveLength(3);
  });

  test('of a sweep compare values block by block', () => {
    const sweep: ExperimentSpec = {
      ...base,
      agents: ['uct(c=$c, iterations=9)', 'random'],
      pairing: 'sweep',
      vary: { c: [0.5, 1] },
      games: 6,
    };
    const results = resultsOf(sweep, [
      ...TURNS.map((turn) => game(sweep, 0, turn, [0, 1, 2])),
      ...TURNS.map((turn) => game(sweep, 1, turn, turn < 3 ? [0, 1, 2] : [2, 0, 1])),
    ]);
    expect(results.points.map(({ agent, against, rate }) => [agent, against, rate.mean])).toEqual([
      [0, 1, 1],
      [2, 1, 0.5],
    ]);
    expect(results.comparisons).toMatchObject([{ first: 0, second: 1, pairs: 2, difference: { mean: 0.5 } }]);
  });
});
