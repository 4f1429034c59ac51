/** An experiment in shards: each plays its part, and together they are the whole. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type PlaySchedule, playHere } from '../../src/arena/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { type ExperimentSettings, runExperiment } from '../../src/lab/node/index.ts';
import { IN_MEMORY, Store } from '../../src/store/index.ts';
import { timeless } from './experiments.ts';

const here: PlaySchedule = playHere({ clock: () => performance.now() });

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy', 'uct(iterations=10)'],
  pairing: 'round-robin',
  games: 14,
  records: 'all',
};
const what = { spec, command: 'playout run three.json' };

let store: Store;
let settings: ExperimentSettings & { readonly store: Store };
beforeEach(() => {
  store = Store.toWrite(IN_MEMORY);
  settings = { store, threads: 1, play: here };
});

describe('a shard', () => {
  test('is played as a part of the run, which is stopped then', async () => {
    const views: object[] = [];
    const lines: string[] = [];
    const { results, wasInterrupted } = await runExperiment(what, {
      ...settings,
      shard: { number: 2, of: 3 },
      onProgress: ({ played, standings }) => views.push({ played, of: standings.expected }),
      onRecord: (line) => lines.push(line),
    });
    expect(wasInterrupted).toBe(false);
    expect(results.run).toMatchObject({ state: 'stopped', played: 14, scheduled: 42, finished: null });
    expect(views.at(-1)).toEqual({ played: 14, of: 14 });
    expect(new Set(lines).size).toBe(14);
    expect(store.run(1)).toMatchObject({ state: 'stopped', played: 14 });
  });

  test('is summed up without the games of others, gaps and all', async () => {
    const { results } = await runExperiment(what, { ...settings, shard: { number: 2, of: 3 } });
    const games = results.pairings.map((pairing) => pairing.games);
    expect(games.reduce((sum, count) => sum + count)).toBe(14);
    expect(results.pairings.every(({ stoppedEarly }) => !stoppedEarly)).toBe(true);
  });

  test('plays its games as the whole run does, each of them in one shard', async () => {
    await runExperiment(what, settings);
    for (const number of [1, 2, 3]) await runExperiment(what, { ...settings, shard: { number, of: 3 } });
    const recordsOf = (run: number) => store.records(run, 100);
    const parts = [2, 3, 4].flatMap(recordsOf).toSorted((a, b) => a.number - b.number);
    expect(parts).toEqual(recordsOf(1));
  });

  test('that joins the others in one store finishes the run, and loses none of their games', async () => {
    const whole = await runExperiment(what, settings);
    await runExperiment(what, { ...settings, shard: { number: 3, of: 3 } });
    const kept = [...store.games(2)];
    const second = await runExperiment(store.run(2), { ...settings, shard: { number: 1, of: 3 } });
    expect(second.results.run).toMatchObject({ state: 'stopped', played: 28 });
    const games = new Map([...store.games(2)].map((game) => [game.number, game]));
    for (const game of kept) expect(games.get(game.number)).toEqual(game);
    const last = await runExperiment(store.run(2), { ...settings, shard: { number: 2, of: 3 } });
    expect(last.results.run).toMatchObject({ state: 'finished', played: 42 });
    expect(timeless(last.results)).toEqual(timeless(whole.results));
  });

  test('of a run that is finished is the result of all', async () => {
    const { results } = await runExperiment(what, settings);
    const again = await runExperiment(store.run(1), { ...settings, shard: { number: 1, of: 3 } });
    expect(again).toEqual({ results, wasInterrupted: false });
  });

  test('is continued by the run as a whole', async () => {
    await runExperiment(what, { ...settings, shard: { number: 1, of: 2 } });
    const { results } = await runExperiment(store.run(1), settings);
    expect(results.run).toMatchObject({ state: 'finished', played: 42 });
  });

  test('that was interrupted is resumed', async () => {
    const controller = new AbortController();
    const shard = { number: 1, of: 2 };
    const stopped = await runExperiment(what, {
      ...settings,
      shard,
      signal: controller.signal,
      onProgress: ({ played }) => {
        if (played >= 5) controller.abort();
      },
    });
    expect(stopped).toMatchObject({ wasInterrupted: true, results: { run: { played: 5 } } });
    const resumed = await runExperiment(store.run(1), { ...settings, shard });
    const atOnce = await runExperiment(what, { ...settings, shard });
    expect(resumed.wasInterrupted).toBe(false);
    expect(timeless(resumed.results)).toEqual(timeless(atOnce.results));
  });

  test('may have no games at all', async () => {
    const few = { ...what, spec: { ...spec, agents: ['random', 'greedy'], games: 2 } };
    const played: number[] = [];
    for (const number of [1, 2, 3]) {
      const { results } = await runExperiment(few, { ...settings, shard: { number, of: 3 } });
      played.push(results.run.played);
      expect(results.run.state).toBe(results.run.played === 2 ? 'finished' : 'stopped');
    }
    expect(played.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  });

  test('of one is the whole', async () => {
    const whole = await runExperiment(what, settings);
    const { results } = await runExperiment(what, { ...settings, shard: { number: 1, of: 1 } });
    expect(results.run.state).toBe('finished');
    expect(timeless(results)).toEqual(timeless(whole.results));
  });

  test('of a sweep compares no values, which need not have had the same set-ups', async () => {
    const sweep: ExperimentSpec = {
      ...spec,
      agents: ['flat(iterations=$n)', 'random'],
      pairing: 'sweep',
      vary: { n: [1, 2, 4] },
    };
    const { results } = await runExperiment({ ...what, spec: sweep }, settings);
    const part = await runExperiment({ ...what, spec: sweep }, { ...settings, shard: { number: 1, of: 2 } });
    expect(results.comparisons).toHaveLength(3);
    expect(part.results.comparisons).toEqual([]);
  });

  test('of an experiment with a stopping rule is refused, and no run is begun', async () => {
    const early: ExperimentSpec = { ...spec, stop: { rule: 'width', halfWidth: 0.1 } };
    const shard = { number: 1, of: 2 };
    const playing = runExperiment({ ...what, spec: early }, { ...settings, shard });
    await expect(playing).rejects.toThrow('stops early (width) cannot be played in shards');
    expect(store.runs()).toEqual([]);
  });

  test('without a store is a mistake of the program', async () => {
    const playing = runExperiment(what, { threads: 1, play: here, shard: { number: 1, of: 2 } });
    await expect(playing).rejects.toThrow('can never be merged');
  });
});
