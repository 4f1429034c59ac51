/** Stores are joined into one that has every game once, as if one process had played them. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ExperimentSpec, type RunResults, settleExperiment } from '../../src/lab/index.ts';
import { beginRun, mergeStores, readResults } from '../../src/lab/node/index.ts';
import { Store, type StoredRun } from '../../src/store/index.ts';
import { playSpec, timeless } from './experiments.ts';
import {
  TOURNAMENT,
  copyOf,
  folder,
  forged,
  gamesOf,
  newPath,
  numbersOf,
  play,
  playShards,
  using,
} from './shardStores.ts';

const early: ExperimentSpec = {
  ...TOURNAMENT,
  name: 'early',
  agents: ['greedy', 'random'],
  pairing: 'match',
  games: 200,
  stop: { rule: 'width', halfWidth: 0.12 },
};

const whole = newPath();
let shards: readonly [string, string, string];
let tables: object;
beforeAll(async () => {
  tables = timeless(await play(whole));
  shards = await playShards();
});

let target: string;
beforeEach(() => void (target = newPath()));

function merge(...files: readonly string[]): StoredRun[] {
  return mergeStores({ files, target });
}

/** Of the first run of the target. */
function merged(): RunResults {
  return using(target, (store) => readResults(store, store.run(1)));
}

describe('shards', () => {
  test.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ] as const)('give the tables of the whole, in the order %i %i %i', (...order) => {
    const runs = merge(...order.map((place) => shards[place]));
    expect(runs).toMatchObject([{ id: 1, name: 'three at Ataxx', state: 'finished', played: 24 }]);
    expect(timeless(merged())).toEqual(tables);
    expect(using(target, (store) => store.check()).runs).toMatchObject([{ stored: 24, sound: 24 }]);
  });

  test('may come one by one, and the run is stopped until it has all games', () => {
    expect(merge(shards[2])).toMatchObject([{ id: 1, state: 'stopped', played: 8, finished: null }]);
    expect(merge(shards[0])).toMatchObject([{ id: 1, state: 'stopped', played: 16 }]);
    expect(merge(shards[1])).toMatchObject([{ id: 1, state: 'finished', played: 24 }]);
    expect(timeless(merged())).toEqual(tables);
  });

  test('that are not all there leave a run that can be resumed', async () => {
    merge(shards[0], shards[2]);
    const results = await playSpec(TOURNAMENT, { threads: 0, path: target });
    expect(results.run).toMatchObject({ id: 1, state: 'finished', played: 24 });
    expect(timeless(results)).toEqual(tables);
  });

  test('that are merged again change nothing, not even the time they took', () => {
    const [before] = merge(...shards);
    const seconds = shards.map((path) => using(path, (store) => store.run(1).seconds));
    expect(before!.seconds).toBeCloseTo(seconds.reduce((sum, some) => sum + some));
    expect(merge(shards[1])).toEqual([before]);
    expect(merge(...shards)).toEqual([before]);
  });

  test('may be runs of one store', async () => {
    const one = newPath();
    for (const number of [3, 1, 2]) await play(one, { number, of: 3 });
    expect(merge(one)).toMatchObject([{ id: 1, state: 'finished', played: 24 }]);
    expect(timeless(merged())).toEqual(tables);
  });

  test('may have games in common', () => {
    expect(merge(shards[1], whole)).toMatchObject([{ state: 'finished', played: 24 }]);
    expect(merge(shards[2], shards[0])).toMatchObject([{ id: 1, state: 'finished', played: 24 }]);
    // Those of the run that has them all, with the times that they took there.
    expect(gamesOf(target)).toEqual(gamesOf(whole));
  });

  test('of several experiments become several runs', async () => {
    const other = { ...TOURNAMENT, name: 'other seed', seed: 2 };
    const paths = [copyOf(shards[0]), copyOf(shards[1])];
    for (const [i, path] of paths.entries()) await play(path, { number: i + 1, of: 2 }, other);
    const runs = merge(...paths, shards[2]);
    expect(runs.map(({ id, name, state, played }) => [id, name, state, played])).toEqual([
      [1, 'three at Ataxx', 'finished', 24],
      [2, 'other seed', 'finished', 24],
    ]);
  });

  test('stay as they are, and nothing but the target is written', () => {
    const before = shards.map((path) => readFileSync(path));
    const own = mkdtempSync(join(folder, 'own-'));
    mergeStores({ files: shards, target: join(own, 'all.db') });
    expect(shards.map((path) => readFileSync(path))).toEqual(before);
    expect(readdirSync(own)).toEqual(['all.db']);
  });
});

describe('a target with runs in it', () => {
  test('keeps them, and theirs are the numbers of what is merged', async () => {
    await play(target, undefined, { ...TOURNAMENT, seed: 7 });
    await play(target, { number: 1, of: 3 });
    const kept = gamesOf(target);
    expect(merge(shards[1], shards[2])).toMatchObject([{ id: 2, state: 'finished', played: 24 }]);
    expect(gamesOf(target)).toEqual(kept);
    expect(using(target, (store) => store.runs())).toHaveLength(2);
  });

  test('joins those of the same experiment in one of them', async () => {
    await play(target, { number: 2, of: 3 });
    await play(target, { number: 1, of: 3 });
    expect(merge(shards[2])).toMatchObject([{ id: 1, state: 'finished', played: 24 }]);
    expect(using(target, (store) => store.run(2))).toMatchObject({ state: 'stopped', played: 8 });
  });

  test('one of which is being played is refused, and so is a file with such a run', () => {
    const owner = Store.toWrite(target);
    const experiment = settleExperiment(TOURNAMENT);
    const writer = beginRun(owner, { spec: TOURNAMENT, experiment, command: '', threads: 1 });
    const message = `run 1 in ${target} is still being played`;
    expect(() => merge(shards[0])).toThrow(message);
    expect(() => mergeStores({ files: [target], target: newPath() })).toThrow(message);
    writer.release('stopped', 0);
    expect(merge(shards[0])).toMatchObject([{ id: 1, played: 8 }]);
    owner.close();
  });
});

describe('a run with a stopping rule', () => {
  test('that is finished is carried over whole', async () => {
    const source = newPath();
    const { run } = await play(source, undefined, early);
    expect(run.played).toBeLessThan(200);
    expect(merge(source)).toMatchObject([{ state: 'finished', played: run.played, finished: run.finished }]);
    expect(gamesOf(target)).toEqual(gamesOf(source));
  });

  test('takes no games past its end, and drops those that are there', async () => {
    const finished = newPath();
    const { run } = await play(finished, undefined, early);
    const numbers = numbersOf(finished);
    // A process that was killed may leave games past the end, with gaps before them.
    const stopped = forged(finished, {
      change: (games) => [...games.slice(0, 4), { ...games.at(-2)!, number: numbers.at(-2)! + 2 }],
    });
    expect(merge(stopped, finished)).toMatchObject([{ state: 'finished', played: run.played }]);
    expect(numbersOf(target)).toEqual(numbers);
    target = stopped;
    expect(merge(finished)).toMatchObject([{ id: 1, state: 'finished', played: run.played }]);
    expect(numbersOf(target)).toEqual(numbers);
  });

  test('that is not finished can be resumed to the same end', async () => {
    const finished = newPath();
    const results = await play(finished, undefined, early);
    merge(forged(finished, { change: (games) => games.slice(0, 6) }));
    expect(using(target, (store) => store.run(1))).toMatchObject({ state: 'stopped', played: 6 });
    expect(timeless(await playSpec(early, { threads: 0, path: target }))).toEqual(timeless(results));
  });
});

describe('what was computed', () => {
  test('is carried over, and what the target has stays', () => {
    const [one, two] = [newPath(), copyOf(shards[0])];
    using(one, (store) => store.keepComputed('a', '1'));
    using(two, (store) => {
      store.keepComputed('a', '2');
      store.keepComputed('b', '3');
    });
    using(target, (store) => store.keepComputed('c', '4'));
    expect(merge(one)).toEqual([]);
    expect(merge(two)).toHaveLength(1);
    expect(using(target, (store) => store.allComputed())).toEqual(
      new Map([
        ['a', '1'],
        ['b', '3'],
        ['c', '4'],
      ]),
    );
  });

  test('and is damaged is left out', () => {
    const source = copyOf(shards[0]);
    using(source, (store) => store.keepComputed('a', '1'));
    const database = new DatabaseSync(source);
    database.exec(`UPDATE computations SET result = '2'`);
    database.close();
    merge(source);
    expect(using(target, (store) => store.allComputed().size)).toBe(0);
  });
});
