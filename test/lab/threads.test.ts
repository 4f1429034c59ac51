/** The same tables wherever the games are played, and however a pairing ends. */
import { describe, expect, test } from 'vitest';
import type { ExperimentSpec, RunResults } from '../../src/lab/index.ts';
import { isFull } from '../samples.ts';
import { playSpec, timeless } from './experiments.ts';

async function everywhere(spec: ExperimentSpec): Promise<RunResults> {
  const here = await playSpec(spec, { threads: 0 });
  for (const threads of isFull ? [1, 4] : [4])
    expect(timeless(await playSpec(spec, { threads }))).toEqual(timeless(here));
  return here;
}

const base = { game: 'ataxx', options: { size: 5 } } as const;

test('a tournament of six gives the same tables on the calling thread and on others', async () => {
  const agents = [
    'random',
    'random(playout=clones(r=4))',
    'greedy',
    'flat(iterations=20)',
    'uct(iterations=20)',
    'alphabeta(depth=1)',
  ];
  const results = await everywhere({ ...base, agents, pairing: 'round-robin', games: 6 });
  expect(results.pairings).toHaveLength(15);
  for (const { games, wins, draws, losses } of results.pairings)
    expect([games, wins + draws + losses]).toEqual([6, 6]);
  // Every agent is better than a random player.
  const ratings = results.agents.map(({ rating }) => rating!.mean!);
  expect(Math.min(...ratings)).toBe(ratings[0]);
  expect(results.samples).toHaveLength(20);
});

describe('a pairing that a rule ends', () => {
  test('ends after the same game (SPRT)', async () => {
    const stop = { rule: 'sprt', elo0: 0, elo1: 200 } as const;
    const results = await everywhere({
      ...base,
      agents: ['greedy', 'random', 'random(playout=clones)'],
      pairing: 'round-robin',
      games: 400,
      stop,
    });
    const [clear] = results.pairings;
    expect(clear).toMatchObject({ stoppedEarly: true, sprt: { decision: 'elo1' } });
    expect(results.run.played).toBe(results.pairings.reduce((sum, { games }) => sum + games, 0));
    expect(results.run).toMatchObject({ state: 'finished', scheduled: 1200 });
    for (const { games } of results.pairings) expect(games % 2).toBe(0);
  });

  test('ends after the same game (width of the interval)', async () => {
    const stop = { rule: 'width', halfWidth: 0.08 } as const;
    const results = await everywhere({ ...base, agents: ['random', 'random'], games: 2000, stop });
    const { games, rate, stoppedEarly } = results.pairings[0]!;
    expect(stoppedEarly).toBe(true);
    expect((rate.high! - rate.low!) / 2).toBeLessThanOrEqual(0.08);
    expect(games).toBeGreaterThan(100);
    expect(games).toBeLessThan(400);
  });
});

test('a run tells lengths, scores, playouts, counters and maps, for each agent', async () => {
  const results = await playSpec(
    { game: 'katarenga', options: { size: 5 }, agents: ['flat(simulations=10)', 'random'], games: 8 },
    { threads: 2 },
  );
  const measure = (name: string): RunResults['measures'][0] => results.measures.find((m) => m.name === name)!;
  expect(measure('length').byPairing[0]!.first.count).toBe(8);
  expect(measure('simulations').byAgent[0]!.summary).toMatchObject({ min: 10, max: 10, count: 8 });
  expect(measure('simulations').byAgent[1]!.summary).toMatchObject({ min: 0, max: 0 });
  const { pairings } = results;
  expect(measure('score').byAgent[0]!.summary.mean).toBeCloseTo(pairings[0]!.scores.first.mean!, 9);
  const kinds = ['king', 'rook', 'bishop', 'knight'].map(
    (tile) => measure(`to-${tile}`).byAgent[0]!.summary.mean,
  );
  const visits = results.maps.find(({ name, agent }) => name === 'visits' && agent === 0)!;
  expect(visits).toMatchObject({ rows: 5, columns: 5, games: 8, rowLabels: ['5', '4', '3', '2', '1'] });
  const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
  expect(total(visits.values)).toBeCloseTo(total(kinds), 9);
});

test('only what is asked for is measured', async () => {
  const results = await playSpec(
    {
      game: 'katarenga',
      options: { size: 4 },
      agents: ['random', 'random'],
      games: 4,
      measures: ['length'],
      records: 'none',
    },
    { threads: 1 },
  );
  expect(results.measures.map(({ name }) => name)).toEqual(['length']);
  expect([results.maps, results.samples]).toEqual([[], []]);
});
