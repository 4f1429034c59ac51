/** One cluster and those who use it: the same tables as on threads, fair shares, a clean queue in the end. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from '../../src/cluster/index.ts';
import { PREFIX, queueName } from '../../src/cluster/names.ts';
import { makeWeights, registerWeights } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { playSpec, timeless } from '../lab/experiments.ts';
import { plansOf } from '../arena/playSchedule.ts';
import { startProcess } from '../cli/run.ts';
import { kill, startWorker } from './processes.ts';
import { RedisServer } from './redisServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-sharing-'));
let redis: RedisServer;
let client: Redis;
let workers: ChildProcess[];

beforeAll(async () => {
  redis = await RedisServer.start();
  client = redis.client();
  workers = ['a', 'b', 'c'].map((name) => startWorker({ url: redis.url, name }));
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => kill(worker)));
  client.disconnect();
  await redis.close();
  rmSync(folder, { recursive: true });
});

async function onCluster<T>(use: (cluster: Cluster) => Promise<T>): Promise<T> {
  const cluster = await Cluster.open(redis.url, { patience: 1 });
  try {
    return await use(cluster);
  } finally {
    await cluster.close();
  }
}

/** Everything that is left of rounds. */
async function left(): Promise<string[]> {
  const keys = await client.keys('playout*');
  return keys.filter((key) => /lease|answers|[0-9a-f]{8}-[0-9a-f]{4}-/.test(key)).sort();
}

const tournament: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['uct(iterations=60)', 'flat(iterations=60)', 'greedy', 'random'],
  pairing: 'round-robin',
  games: 40,
  records: 'all',
};

test('three worker processes give the tables of one thread and of several', async () => {
  const shared = await onCluster(({ play }) => playSpec(tournament, { threads: 1, play }));
  expect(shared.run).toMatchObject({ state: 'finished', played: 240 });
  const alone = timeless(await playSpec(tournament, { threads: 1 }));
  expect(timeless(shared)).toEqual(alone);
  expect(timeless(await playSpec(tournament, { threads: 3 }))).toEqual(alone);
  await expect.poll(left).toEqual([]);
});

test('a stopping rule stops after the same game, and cancels what is in flight', async () => {
  const early: ExperimentSpec = {
    ...tournament,
    agents: ['greedy', 'random'],
    pairing: 'match',
    games: 4000,
    records: 'none',
    stop: { rule: 'sprt', elo0: 0, elo1: 100 },
  };
  const shared = await onCluster(({ play }) => playSpec(early, { threads: 1, play }));
  expect(shared.pairings[0]!.stoppedEarly).toBe(true);
  expect(timeless(shared)).toEqual(timeless(await playSpec(early, { threads: 1 })));
  await expect.poll(left).toEqual([]);
});

test('experiments at the same time have equally many batches in the queue, so that each gets the same share', async () => {
  const empty = await RedisServer.start();
  const cluster = await Cluster.open(empty.url, { patience: 1 });
  const queue = new Queue(queueName(), { connection: empty.client(), prefix: PREFIX });
  const counts = [0, 0, 0];
  const playing = counts.map((_, i) =>
    cluster.play(plansOf(40, { agents: ['random', 'random'], seed: i }).values(), {
      onGames: (games) => (counts[i]! += games.length) > 0,
    }),
  );
  const batches = async (): Promise<number[]> => {
    const rounds = new Map<string, number>();
    for (const { data } of await queue.getWaiting())
      rounds.set(data.round, 1 + (rounds.get(data.round) ?? 0));
    return [...rounds.values()];
  };
  await expect.poll(batches).toEqual([4, 4, 4]);
  const worker = startWorker({ url: empty.url, name: 'late' });
  await Promise.all(playing);
  expect(counts).toEqual([40, 40, 40]);
  await kill(worker);
  await Promise.all([cluster.close(), queue.close()]);
  await empty.close();
});

test('weights that only the coordinator knows are sent along', async () => {
  const [patterns] = ataxx.features!;
  const weights = makeWeights(patterns!.layout, new Int32Array(patterns!.size).fill(3));
  registerWeights(weights);
  const agents = [`greedy(heuristic=patterns(weights=${weights.id}))`, 'random'];
  const spec: ExperimentSpec = { ...tournament, agents, pairing: 'match', games: 6 };
  const shared = await onCluster(({ play }) => playSpec(spec, { threads: 1, play }));
  expect(timeless(shared)).toEqual(timeless(await playSpec(spec, { threads: 1 })));
});

test('a coordinator that is interrupted leaves the queue clean, and can be resumed', async () => {
  const store = join(folder, 'interrupted.db');
  const file = join(folder, 'experiment.json');
  writeFileSync(file, JSON.stringify({ ...tournament, games: 200 }));
  const child = startProcess(['run', file, '--cluster', redis.url, '--store', store]);
  await expect.poll(async () => (await client.keys('playout-lease:*')).length).toBe(1);
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(child.exitCode).toBe(130);
  await expect.poll(left).toEqual([]);
  const resumed = startProcess(['resume', '1', '--cluster', redis.url, '--store', store]);
  await once(resumed, 'close');
  expect(resumed.exitCode).toBe(0);
});

test('a worker that is asked to end plays what it has, and takes no more', async () => {
  const [worker] = workers;
  const exit = once(worker!, 'exit');
  let isAsked = false;
  let games = 0;
  const plans = plansOf(60, { agents: ['uct(iterations=60)', 'random'], keepRecord: false });
  await onCluster((cluster) =>
    cluster.play(plans.values(), {
      onGames: (played) => {
        if (!isAsked) worker!.kill('SIGTERM');
        isAsked = true;
        return (games += played.length) > 0;
      },
    }),
  );
  expect(games).toBe(60);
  await exit;
  expect(worker!.exitCode).toBe(0);
});
