/** Games of three: the same tables with any number of threads, and after a stop; and runs of old stores. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { playSpec, timeless } from './experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-seats-'));
afterAll(() => rmSync(folder, { recursive: true }));

const three: ExperimentSpec = {
  game: 'marrakech',
  options: { preset: 'official3', size: 5, rugsPerColour: 4 },
  agents: ['random', 'greedy', 'flat(iterations=10)', 'uct(iterations=10)'],
  pairing: 'round-robin',
  games: 7,
};

test('a tournament of three gives the same tables on one and three threads, and after a stop', async () => {
  const one = await playSpec(three, { threads: 1 });
  expect(timeless(await playSpec(three, { threads: 3 }))).toEqual(timeless(one));
  const path = join(folder, 'stopped.db');
  const stopped = await playSpec(three, { threads: 1, path, stopAfter: 10 });
  expect(stopped.run.state).toBe('stopped');
  expect(timeless(await playSpec(three, { threads: 2, path }))).toEqual(timeless(one));
  expect(one.run).toMatchObject({ played: 28, scheduled: 28, state: 'finished' });
  // Of every line-up the first block is kept; each agent sits in each seat.
  expect(one.samples).toHaveLength(12);
  expect(one.samples.slice(0, 3).map(({ agents }) => agents.indexOf('random'))).toEqual([0, 1, 2]);
  for (const { result } of one.samples)
    expect(result.reduce((sum, points) => sum + points, 0)).toBeCloseTo(1, 12);
  // Seven games of a line-up are two whole blocks and the first seat of a third.
  for (const shares of one.lineups!.shares)
    expect(shares.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([7, 7, 7]);
  const points = one.agents.reduce((sum, { games, rate }) => sum + games * rate.mean!, 0);
  expect(points).toBeCloseTo(28, 9);
});

test('five can play Carcassonne', async () => {
  const results = await playSpec(
    { game: 'carcassonne', options: { players: 5 }, agents: ['greedy', 'random'], games: 5, records: 'all' },
    { threads: 2 },
  );
  expect(results.lineups).toMatchObject({ seats: 5, shares: [[{ seats: 1 }, { seats: 4 }]] });
  expect(results.samples.map(({ agents }) => agents.indexOf('greedy'))).toEqual([0, 1, 2, 3, 4]);
});

test('a run that was stopped while pairings had a first and a second agent is resumed to its end', async () => {
  const path = join(folder, 'old.db');
  const database = new DatabaseSync(path);
  database.exec(readFileSync(new URL('../../src/store/version4.sql', import.meta.url), 'utf8'));
  database.close();
  const store = Store.toWrite(path);
  // The engine that began it may have been another one.
  const { results } = await runExperiment(store.run(1), { store, threads: 1, mixEngines: true });
  store.close();
  expect(results.run).toMatchObject({ state: 'finished', played: 8 });
  expect(results.pairings).toMatchObject([
    { first: 0, second: 1, wins: 0, draws: 0, losses: 4 },
    { first: 0, second: 2, wins: 3, draws: 0, losses: 1 },
  ]);
  expect(results.agents[1]!.rating!.mean).toBeCloseTo(309.96463675453947, 9);
});
