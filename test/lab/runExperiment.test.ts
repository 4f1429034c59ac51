/** One function runs experiments, wherever they are played and however they end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PlacedError } from '../../src/core/schema/index.ts';
import { type GamePlan, type PlaySchedule, playHere } from '../../src/arena/index.ts';
import { playOnThreads } from '../../src/arena/node/index.ts';
import { type ExperimentSpec, playInMemory, settleExperiment } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { IN_MEMORY, Store } from '../../src/store/index.ts';
import { timeless } from './experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec: ExperimentSpec = {
  name: 'three at Ataxx',
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy', 'uct(iterations=10)'],
  pairing: 'round-robin',
  games: 10,
};
const what = { spec, command: 'playout run three.json' };
const SPRT = { rule: 'sprt', elo0: 0, elo1: 200 } as const;
const here: PlaySchedule = playHere({ clock: () => performance.now() });

/** Plays until a game turns up that cannot be played. */
function failingAt(index: number): PlaySchedule {
  return (schedule, settings) => {
    function* broken(): Generator<GamePlan, void, undefined> {
      for (let next = schedule.next(); !next.done; next = schedule.next())
        yield next.value.index === index ? { ...next.value, agents: ['nobody', 'random'] } : next.value;
    }
    return here(broken(), settings);
  };
}

let store: Store;
beforeEach(() => void (store = Store.toWrite(IN_MEMORY)));

test('a spec is played, stored and summed up', async () => {
  const { results, ...rest } = await runExperiment(what, { store, threads: 2 });
  expect(rest).toEqual({ wasInterrupted: false });
  expect(results.run).toMatchObject({
    name: 'three at Ataxx',
    command: 'playout run three.json',
    state: 'finished',
    played: 30,
    threads: 2,
  });
  expect(store.run(results.run.id)).toMatchObject({ state: 'finished', played: 30 });
});

test('a spec that the caller has settled gives the same', async () => {
  const { results } = await runExperiment(what, { store, threads: 1, play: here });
  const settled = { ...what, experiment: settleExperiment(spec) };
  const again = await runExperiment(settled, { store, threads: 1, play: here });
  expect(timeless(again.results)).toEqual(timeless(results));
});

test.each<[string, Partial<ExperimentSpec>]>([
  ['all games', {}],
  ['a stopping rule', { agents: ['greedy', 'random'], pairing: 'match', games: 200, stop: SPRT }],
  ['three seats', { game: 'marrakech', options: { preset: 'official3', rugsPerColour: 3 }, games: 3 }],
])('without a store it gives the same tables: %s', async (_what, more) => {
  const some = { ...spec, ...more };
  const { results } = await runExperiment({ spec: some, command: '' }, { store, threads: 2 });
  const clock = (): number => performance.now();
  const alone = await playInMemory(settleExperiment(some), { play: playOnThreads({ threads: 2 }), clock });
  expect(timeless(alone)).toEqual(timeless(results));
  const passing = await runExperiment({ spec: some, command: '' }, { threads: 2 });
  expect(timeless(passing.results)).toEqual(timeless(results));
  const clocked = { started: '', finished: '', seconds: 0, gamesPerSecond: 0 };
  expect({ ...passing.results.run, ...clocked }).toEqual({ ...results.run, ...clocked });
});

test('without a store an aborted run is summed up, and a stored one cannot be continued', async () => {
  const controller = new AbortController();
  const { results, wasInterrupted } = await runExperiment(what, {
    threads: 1,
    play: here,
    signal: controller.signal,
    onProgress: ({ played }) => {
      if (played >= 7) controller.abort();
    },
  });
  expect(wasInterrupted).toBe(true);
  expect(results.run).toMatchObject({ state: 'stopped', played: 7, finished: null });
  await runExperiment(what, { store, threads: 1, play: failingAt(9) });
  await expect(runExperiment(store.run(1), { threads: 1 })).rejects.toThrow('in its store only');
});

test('a run that was aborted says so, and is continued to the same end', async () => {
  const controller = new AbortController();
  const stopped = await runExperiment(what, {
    store,
    threads: 1,
    play: here,
    signal: controller.signal,
    onProgress: ({ played }) => {
      if (played >= 7) controller.abort();
    },
  });
  expect(stopped.wasInterrupted).toBe(true);
  expect(stopped.failure).toBeUndefined();
  expect(stopped.results.run).toMatchObject({ state: 'stopped', played: 7 });
  const resumed = await runExperiment(store.run(1), { store, threads: 2 });
  expect(resumed.wasInterrupted).toBe(false);
  expect(resumed.results.run).toMatchObject({ id: 1, state: 'finished', played: 30 });
  const whole = await runExperiment(what, { store, threads: 2 });
  expect(timeless(resumed.results)).toEqual(timeless(whole.results));
});

test('a finished run is summed up, and nothing is played or written', async () => {
  const path = join(folder, 'finished.db');
  const writable = Store.toWrite(path);
  const { results } = await runExperiment(what, { store: writable, threads: 1, play: here });
  writable.close();
  const readable = Store.toRead(path);
  const play: PlaySchedule = () => Promise.reject(new Error('nothing is left to play'));
  const again = await runExperiment(readable.run(1), { store: readable, threads: 1, play });
  expect(again).toEqual({ results, wasInterrupted: false });
  readable.close();
});

test('what was played before a failure is kept and summed up with it', async () => {
  const outcome = await runExperiment(what, { store, threads: 1, play: failingAt(9) });
  expect(outcome.wasInterrupted).toBe(true);
  expect(outcome.failure).toMatchObject({ message: 'unknown agent "nobody"' });
  expect(outcome.results.run).toMatchObject({ state: 'stopped', played: 9 });
});

test('a failure before the first game is thrown, and the run can be resumed', async () => {
  const playing = runExperiment(what, { store, threads: 1, play: failingAt(0) });
  await expect(playing).rejects.toThrow('unknown agent "nobody"');
  expect(store.run(1)).toMatchObject({ state: 'stopped', played: 0 });
});

test('a spec with a mistake is refused with its place, and no run is begun', async () => {
  const wrong = { spec: { ...spec, agents: ['random', 'nobody'] }, command: '' };
  const error: unknown = await runExperiment(wrong, { store, threads: 1 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlacedError);
  expect(error).toMatchObject({ path: ['agents', 1, 'spec'] });
  expect(store.runs()).toEqual([]);
});

test('progress is reported even while no game finishes', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let calls = 0;
  const { results } = await runExperiment(what, {
    store,
    threads: 1,
    play: () => told,
    onProgress: ({ played }) => {
      expect(played).toBe(0);
      if (++calls === 2) tell();
    },
  });
  expect(calls).toBeGreaterThanOrEqual(2);
  expect(results.run).toMatchObject({ state: 'stopped', played: 0 });
});
