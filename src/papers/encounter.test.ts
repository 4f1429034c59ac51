/** Encounters of small runs that are really played. */
import { beforeAll, describe, expect, test } from 'vitest';
import { playHere } from '../arena/index.ts';
import type { ExperimentSpec, RunResults } from '../lab/index.ts';
import { runExperiment } from '../lab/node/index.ts';
import { type Encounter, alongSweep, atPoint, between, matchOf } from './encounter.ts';

const clock = (): number => 0;
const GAMES = 12;

async function run(spec: Partial<ExperimentSpec>): Promise<RunResults> {
  const whole = { name: 'small', game: 'ataxx', options: { size: 4 }, games: GAMES, agents: [], ...spec };
  const { results } = await runExperiment(
    { spec: whole, command: 'test' },
    { threads: 1, play: playHere({ clock }), clock },
  );
  return results;
}

describe('two agents of a round-robin', () => {
  let results: RunResults;
  let met: Encounter;

  beforeAll(async () => {
    const agents = ['random', 'greedy', 'random(playout=clones)'].map((spec) => ({ name: spec, spec }));
    results = await run({ agents, pairing: 'round-robin' });
    met = between(results, 'greedy', 'random');
  });

  test('are found in either order', () => {
    expect(met.counts.wins).toBeGreaterThan(met.counts.losses);
    expect(between(results, 'random', 'greedy').counts).toEqual(met.turned().counts);
    expect(between(results, 'random', 'greedy').pairing).toBe(met.pairing);
  });

  test('are mirror images of each other', () => {
    const other = met.turned();
    const { wins, draws, losses } = met.counts;
    expect(other.record).toBe(`${losses}/${draws}/${wins}`);
    expect(wins + draws + losses).toBe(GAMES);
    const sums = [met.points().value + other.points().value, met.lead().value + other.lead().value];
    expect(sums[0]).toBeCloseTo(100);
    expect(sums[1]).toBeCloseTo(0);
    expect(other.points().low).toBeCloseTo(100 - met.points().high);
    expect(other.lead().low).toBeCloseTo(-met.lead().high);
    expect(met.losses()).toEqual(other.wins());
    expect(met.draws()).toEqual(other.draws());
  });

  test('have points, wins and draws that fit together', () => {
    const { wins, draws } = met.counts;
    expect(met.points().value).toBeCloseTo((100 * (wins + draws / 2)) / GAMES);
    expect(met.wins()).toMatchObject({ kind: 'share', games: GAMES });
    expect(met.wins().value).toBeCloseTo((100 * wins) / GAMES);
    expect(met.draws().value).toBeCloseTo((100 * draws) / GAMES);
  });

  test('have scores whose difference is the lead', () => {
    expect(met.score().value - met.turned().score().value).toBeCloseTo(met.lead().value);
    expect(met.score().value).toBeCloseTo(met.summary('score').mean);
    expect(met.score().sd).toBe(met.summary('score').sd);
    expect(met.scoreSpread().value).toBe(met.summary('score').sd);
  });

  test('share a measure of the game, and have their own of those of agents', () => {
    expect(met.measure('length')).toEqual(met.turned().measure('length'));
    expect(met.measure('clones').value).not.toBe(met.turned().measure('clones').value);
  });

  test('who did not meet, or a measure that was not taken, are named', () => {
    expect(() => between(results, 'greedy', 'uct')).toThrow('greedy and uct did not meet in run small');
    expect(() => met.measure('height')).toThrow('there is no measure height in run small');
  });
});

describe('few games', () => {
  test('say nothing certain: one game has intervals without bounds', async () => {
    const met = matchOf(await run({ agents: ['greedy', 'random'], games: 1 }));
    expect(met.games).toBe(1);
    expect(met.measure('length')).toMatchObject({ low: -Infinity, high: Infinity, games: 1 });
    expect(met.lead()).toMatchObject({ low: -Infinity, high: Infinity });
    expect(met.scoreSpread().value).toBeNaN();
    expect(met.points().high - met.points().low).toBeGreaterThan(50);
  });

  test('have the intervals of Student, which are wide for two', async () => {
    const met = matchOf(await run({ agents: ['random', 'greedy'], games: 2 }));
    const { value, high, sd } = met.measure('length');
    expect(sd).toBeGreaterThan(0);
    expect((high - value) / (sd! / Math.SQRT2)).toBeCloseTo(12.706, 2);
  });
});

describe('the points of a sweep', () => {
  let results: RunResults;

  beforeAll(async () => {
    results = await run({
      agents: ['flat(iterations=$n)', 'greedy'],
      pairing: 'sweep',
      vary: { n: [4, 64] },
      games: 4,
    });
  });

  test('are found by their values, and seen from the agent that varies', () => {
    const { pairing } = atPoint(results, { n: 64 });
    expect(results.agents[pairing.first]!.spec).toContain('64');
    expect(results.agents[pairing.second]!.spec).toContain('greedy');
  });

  test('come in order', () => {
    const all = alongSweep(results, 'n');
    expect(all.map(({ value }) => value)).toEqual([4, 64]);
    expect(all[1]!.encounter.pairing).toBe(atPoint(results, { n: 64 }).pairing);
  });

  test('that were not played are named', () => {
    expect(() => atPoint(results, { n: 5 })).toThrow('run small has no point {"n":5}');
  });
});
