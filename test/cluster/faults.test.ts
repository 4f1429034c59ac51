/**
 * A cluster in trouble: workers are killed, stopped and started with wrong clocks, Redis is killed, with and without a
 * memory of what was, coordinators are killed and resumed, and batches are delivered twice. Whatever happens and when,
 * every run ends with the games that one thread would have played, each once.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, expect, test } from 'vitest';
import { PREFIX, queueName } from '../../src/cluster/names.ts';
import { Random } from '../../src/core/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { Store } from '../../src/store/index.ts';
import { playSpec, timeless } from '../lab/experiments.ts';
import { samples } from '../samples.ts';
import { NO_REDIS, isRunning, kill, startCoordinator, startWorker } from './processes.ts';
import { RedisServer } from './redisServer.ts';

/** In each of the two tests. */
const FAULTS = samples(200, 52);
const WORKERS = 2;
/** Between two faults; often shorter than anybody's patience, sometimes longer. */
const LONGEST_PAUSE_MS = 1200;

const folder = mkdtempSync(join(tmpdir(), 'playout-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

const specOf = (seed: number): ExperimentSpec => ({
  game: 'ataxx',
  options: { size: 4 },
  agents: ['uct(iterations=100)', 'flat(iterations=60)', 'greedy'],
  pairing: 'round-robin',
  games: 60,
  seed,
  records: 'all',
});

class Trouble {
  faults = 0;
  private readonly random: Random;
  private readonly redis: RedisServer;
  private readonly workers: ChildProcess[] = [];

  constructor(redis: RedisServer, seed: number) {
    this.redis = redis;
    this.random = new Random(seed);
    for (let i = 0; i < WORKERS; i++) this.workers.push(this.newWorker());
  }

  async pause(): Promise<void> {
    await wait(this.random.below(LONGEST_PAUSE_MS));
    // Those that were started while there was no Redis have ended.
    for (const [i, worker] of this.workers.entries())
      if (!isRunning(worker)) this.workers[i] = this.newWorker();
  }

  /** One thing goes wrong. */
  async strike(coordinator: ChildProcess): Promise<void> {
    const faults = [
      () => this.killWorker(),
      () => this.killWorker(),
      () => this.suspendWorker(),
      () => this.redis.restart('SIGKILL'),
      () => kill(coordinator),
      () => this.deliverTwice(),
      () => this.deliverTwice(),
    ];
    await faults[this.random.below(faults.length)]!();
    this.faults++;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => kill(worker)));
  }

  private newWorker(): ChildProcess {
    const hours = [-50, 0, 50][this.random.below(3)]!;
    return startWorker({ url: this.redis.url, name: `w${this.faults}`, hours });
  }

  private async killWorker(): Promise<void> {
    const at = this.random.below(this.workers.length);
    await kill(this.workers[at]!);
    this.workers[at] = this.newWorker();
  }

  /** It does not know that its time is over, and delivers what others have played meanwhile. */
  private async suspendWorker(): Promise<void> {
    const worker = this.workers[this.random.below(this.workers.length)]!;
    worker.kill('SIGSTOP');
    await wait(2500);
    worker.kill('SIGCONT');
  }

  private async deliverTwice(): Promise<void> {
    const client = this.redis.client();
    const queue = new Queue(queueName(), { connection: client, prefix: PREFIX });
    const [job] = await queue.getJobs(['active', 'wait']);
    if (job) await queue.add(job.name, job.data, { jobId: `again-${this.faults}`, removeOnComplete: true });
    await queue.close();
    client.disconnect();
  }
}

/** Plays a run through all that goes wrong. @returns the file of its store */
async function survive(redis: RedisServer, trouble: Trouble, spec: ExperimentSpec): Promise<string> {
  const path = join(folder, `${redis.port}-${spec.seed}.db`);
  const specFile = `${path}.json`;
  writeFileSync(specFile, JSON.stringify(spec));
  for (;;) {
    const coordinator = startCoordinator(redis.url, path, specFile);
    while (isRunning(coordinator)) {
      await trouble.pause();
      if (trouble.faults < FAULTS) await trouble.strike(coordinator);
    }
    // One that was killed, or was started while there was no Redis, is resumed.
    if (coordinator.exitCode === null || coordinator.exitCode === NO_REDIS) continue;
    expect(coordinator.exitCode).toBe(0);
    return path;
  }
}

/** Runs one after the other until enough has gone wrong. @returns what each came to, and what it should have */
async function storm(redis: RedisServer, seed: number): Promise<[survived: unknown, expected: unknown][]> {
  const trouble = new Trouble(redis, seed);
  const outcomes: [unknown, unknown][] = [];
  try {
    for (let run = 1; trouble.faults < FAULTS; run++) {
      const spec = specOf(seed + run);
      const path = await survive(redis, trouble, spec);
      const store = Store.toRead(path);
      const numbers = [...store.games(1)].map(({ number }) => number);
      store.close();
      const survived = await playSpec(spec, { threads: 1, path });
      const { state, played } = survived.run;
      outcomes.push([
        { state, played, numbers, tables: timeless(survived) },
        {
          state: 'finished',
          played: 180,
          numbers: Array.from({ length: 180 }, (_, number) => number),
          tables: timeless(await playSpec(spec, { threads: 1 })),
        },
      ]);
    }
    return outcomes;
  } finally {
    await trouble.end();
    await redis.close();
  }
}

// Side by side: most of their time is waiting.
test.concurrent.each([
  ['that remembers', { isPersistent: true }, 100],
  ['that forgets everything when it is killed', {}, 200],
])(`${FAULTS} faults, with a Redis %s, lose no game and let none count twice`, async (_, settings, seed) => {
  const outcomes = await storm(await RedisServer.start(settings), seed);
  expect(outcomes.length).toBeGreaterThan(0);
  for (const [survived, expected] of outcomes) expect(survived).toEqual(expected);
});
