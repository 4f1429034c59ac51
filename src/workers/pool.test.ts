import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { FailureFlag, PoolRequest } from '../search/index.ts';
import { type PoolMessage, type Greeting, servePoolWorker } from './poolWorkerLoop.ts';
import { WorkerPool, type Supervisor } from './workerPool.ts';
import type { SearchResponse, SearchRequest } from './messages.ts';

/** Workers that only write down what they are told. */
function recordingPool() {
  const told: PoolMessage[][] = [];
  const flags: FailureFlag[] = [];
  const dead: FailureFlag[] = [];
  const events: string[] = [];
  const supervise = (flag: FailureFlag): Supervisor => {
    flags.push(flag);
    return {
      startsWhileOwnerSleeps: false,
      get isDead() {
        return dead.includes(flag);
      },
      start: () => {
        const heard: PoolMessage[] = [];
        told.push(heard);
        return { send: (message) => heard.push(message) };
      },
      end: () => events.push('all ended'),
    };
  };
  return { pool: new WorkerPool(supervise), told, flags, dead, events };
}

const request = (seed: number): PoolRequest => ({ seed }) as PoolRequest;

describe('a pool of workers', () => {
  test('starts as many as are asked for, and never one twice', () => {
    const { pool: all, told } = recordingPool();
    all.open(1);
    all.open(3);
    all.open(2);
    expect(told).toHaveLength(3);
    expect(told.map(([greeting]) => (greeting as Greeting).worker)).toEqual([0, 1, 2]);
  });

  test('is up when all its workers can hear', () => {
    const { pool: all, told } = recordingPool();
    const [one, two] = [all.open(1), all.open(2)];
    let hear: (message: PoolMessage) => void = () => {};
    servePoolWorker({ listen: (listener) => void (hear = listener) });
    expect([one.isUp, two.isUp]).toEqual([false, false]);
    hear(told[0]![0]!);
    expect([one.isUp, two.isUp]).toEqual([true, false]);
    hear(told[1]![0]!);
    expect([one.isUp, two.isUp]).toEqual([true, true]);
  });

  test('is not up once a worker has died, and says why; the next requests go to new ones', () => {
    const { pool: all, told, flags, events } = recordingPool();
    const pool = all.open(2);
    pool.send([request(1), request(2)], () => events.push('released'));
    flags[0]!.raise('out of memory');
    expect([pool.isUp, pool.death]).toEqual([false, 'out of memory']);
    pool.send([request(3), request(4)], () => {});
    expect(events).toEqual(['released', 'all ended']);
    expect(told.map((messages) => messages.slice(1))).toEqual([
      [request(1)],
      [request(2)],
      [request(3)],
      [request(4)],
    ]);
    expect(pool.death).toBeUndefined();
  });

  test('is not up once its supervisor has died either', () => {
    const { pool: all, flags, dead } = recordingPool();
    const pool = all.open(2);
    expect(pool.death).toBeUndefined();
    dead.push(flags[0]!);
    expect([pool.isUp, pool.death]).toEqual([false, 'its supervisor does not answer']);
  });

  test('releases the search that was served before, once, and before the next requests go out', () => {
    const { pool: all, told } = recordingPool();
    const events: string[] = [];
    const [first, second] = [all.open(1), all.open(1)];
    first.send([request(1)], () => events.push(`released after ${told[0]!.length} messages`));
    second.send([request(2)], () => events.push('released again'));
    expect(events).toEqual(['released after 2 messages']);
    first.send([request(3)], () => {});
    expect(events).toEqual(['released after 2 messages', 'released again']);
    expect(told[0]!.slice(1)).toEqual([request(1), request(2), request(3)]);
  });
});

describe('in Node', () => {
  test.each(['root', 'leaf', 'tree'])('a process ends by itself after a search (%s)', (kind) => {
    const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
    const args = ['analyse', 'ataxx', '--json', '--agent', `uct(iterations=200, parallel=${kind})`];
    const { stdout, status } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ iterations: 200 });
  });

  test('a search worker answers with several threads, and is ended in the middle of a search', async () => {
    const worker = new Worker(new URL('./search.node.ts', import.meta.url));
    const ask = (request: SearchRequest, wanted: SearchResponse['type']): Promise<SearchResponse> =>
      new Promise((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', (answer: SearchResponse) => {
          if (answer.type === wanted) resolve(answer);
          if (answer.type === 'error') reject(new Error(answer.message));
        });
        worker.postMessage(request);
      });
    const work = { game: 'ataxx', options: {}, position: 'x5o/7/7/7/7/7/o5x x 0 1', seed: 1 };
    const spec = 'uct(iterations=500, parallel=tree)';
    const done = await ask({ type: 'start', id: 1, ...work, spec }, 'done');
    expect(done).toMatchObject({ analysis: { iterations: 500 } });
    const thinking = await ask({ type: 'start', id: 2, ...work, spec, budget: {} }, 'analysis');
    expect(thinking).toMatchObject({ id: 2 });
    expect(await worker.terminate()).toBe(1);
  });
});
