/** A cluster keeps the promises of every way to play a schedule; its workers are in this process. */
import { afterAll, beforeAll } from 'vitest';
import { Cluster, ClusterWorker } from '../../src/cluster/index.ts';
import { describePlaySchedule } from '../arena/playSchedule.ts';
import { RedisServer } from './redisServer.ts';

/** Two batches for each of three threads, of at most 2000 games. */
const AHEAD = 2 * 3 * 2000;

let redis: RedisServer;
let cluster: Cluster;
const workers: ClusterWorker[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
  cluster = await Cluster.open(redis.url);
  for (const [name, threads] of [
    ['a', 1],
    ['b', 2],
  ] as const)
    workers.push(
      await ClusterWorker.start(redis.url, { name, threads, permissions: { engines: [] }, onNote: () => {} }),
    );
});

afterAll(async () => {
  await cluster.close();
  await Promise.all(workers.map((worker) => worker.stop({ now: true })));
  await redis.close();
});

describePlaySchedule('on a cluster', AHEAD, () => cluster.play);
