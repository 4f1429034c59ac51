/** What goes wrong by somebody's mistake, or on purpose: a clear word, and nothing lost. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Cluster, ClusterWorker } from '../../src/cluster/index.ts';
import { PREFIX, queueName } from '../../src/cluster/names.ts';
import { patienceOf } from '../../src/cluster/patience.ts';
import { leaveCard } from '../../src/cluster/roster.ts';
import { plansOf } from '../arena/playSchedule.ts';
import { runHere } from '../cli/run.ts';
import { RedisServer } from './redisServer.ts';

const PASSWORD = 'correct-horse';
const folder = mkdtempSync(join(tmpdir(), 'playout-cluster-'));

let redis: RedisServer;
let locked: RedisServer;
let client: Redis;

beforeAll(async () => {
  [redis, locked] = await Promise.all([RedisServer.start(), RedisServer.start({ password: PASSWORD })]);
  client = redis.client();
});

afterEach(() => client.flushall());

afterAll(async () => {
  client.disconnect();
  await Promise.all([redis.close(), locked.close()]);
  rmSync(folder, { recursive: true });
});

const MATCH = ['match', 'ataxx', 'greedy', 'random', '--games', '10', '--options', 'size=4'];

describe('an address', () => {
  test.each([
    ['http://localhost:6379', 'is not the address of a Redis'],
    ['localhost:6379', 'is not the address of a Redis'],
    ['redis://', 'is not the address of a Redis'],
    ['redis://localhost:6379/zero', 'has more than an address in it'],
    ['redis://localhost:99999', 'is not the address of a Redis'],
  ])('%s is explained', async (url, message) => {
    for (const args of [
      [...MATCH, '--cluster', url],
      ['worker', '--redis', url],
    ]) {
      const { code, out, err } = await runHere(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(message);
      expect(err).toContain('hint: An address is redis://host:port');
    }
  });

  test('is repeated without its password', async () => {
    const { err } = await runHere([...MATCH, '--cluster', `http://me:${PASSWORD}@localhost`]);
    expect(err).not.toContain(PASSWORD);
  });
});

test('a Redis that is down is named, with what to look at', async () => {
  const { code, err } = await runHere([...MATCH, '--cluster', 'redis://127.0.0.1:1']);
  expect(code).toBe(2);
  expect(err).toContain('no Redis answers at redis://127.0.0.1:1: connect ECONNREFUSED');
  expect(err).toContain('Is it running');
});

test('a port at which something else answers is no Redis', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, err } = await runHere([...MATCH, '--cluster', `redis://127.0.0.1:${port}`]);
  other.close();
  expect(code).toBe(2);
  expect(err).toContain(`no Redis answers at redis://127.0.0.1:${port}`);
});

describe('a Redis with a password', () => {
  test.each(['', ':wrong-battery@'])('turns away who comes with "%s"', async (login) => {
    const { code, err } = await runHere([...MATCH, '--cluster', `redis://${login}127.0.0.1:${locked.port}`]);
    expect(code).toBe(2);
    expect(err).toContain(`Redis at redis://127.0.0.1:${locked.port} refuses the password`);
    expect(err).not.toContain('wrong-battery');
  });

  test('is used with it, and the password is kept nowhere', async () => {
    const worker = await startWorker(locked.url);
    const store = join(folder, 'locked.db');
    const { code, out, err } = await runHere([...MATCH, '--cluster', locked.url, '--store', store]);
    await worker.stop({ now: true });
    expect(code).toBe(0);
    expect(out).toContain('10 games');
    expect(out + err).not.toContain(PASSWORD);
    for (const file of [store, `${store}-wal`])
      if (existsSync(file)) expect(readFileSync(file).includes(PASSWORD)).toBe(false);
  });

  test('takes it from the environment', async () => {
    const before = process.env['PLAYOUT_REDIS_PASSWORD'];
    process.env['PLAYOUT_REDIS_PASSWORD'] = PASSWORD;
    try {
      const cluster = await Cluster.open(`redis://127.0.0.1:${locked.port}`);
      expect(cluster.shown).toBe(`redis://127.0.0.1:${locked.port}`);
      await cluster.close();
    } finally {
      if (before === undefined) delete process.env['PLAYOUT_REDIS_PASSWORD'];
      else process.env['PLAYOUT_REDIS_PASSWORD'] = before;
    }
  });
});

function startWorker(url: string, notes: string[] = []): Promise<ClusterWorker> {
  return ClusterWorker.start(url, {
    name: 'here',
    threads: 1,
    permissions: { engines: [['allowed-engine', '--fast']] },
    onNote: (note) => notes.push(note),
  });
}

test('workers of another engine only are an error that names both, before a game is played', async () => {
  const other = { id: 'old-1', name: 'old', threads: 4, queue: 'games-0.0.9-aaaaaaaaaaaa', playout: '0.0.9' };
  await leaveCard(client, other, patienceOf(60));
  const store = join(folder, 'other.db');
  const { code, err } = await runHere([...MATCH, '--cluster', redis.url, '--store', store]);
  expect(code).toBe(2);
  expect(err).toContain('no worker of this cluster has the same engine');
  expect(err).toContain('worker old with Playout 0.0.9 (games-0.0.9-aaaaaaaaaaaa)');
  expect(err).toContain(queueName());
});

test('workers of another engine beside ours are left out, and that is said', async () => {
  const other = { id: 'old-2', name: 'old', threads: 4, queue: 'games-0.0.9-aaaaaaaaaaaa', playout: '0.0.9' };
  await leaveCard(client, other, patienceOf(60));
  const worker = await startWorker(redis.url);
  const { code, err } = await runHere([...MATCH, '--cluster', redis.url]);
  await worker.stop({ now: true });
  expect(code).toBe(0);
  expect(err).toContain('worker old with Playout 0.0.9');
  expect(err).toContain('is left out');
});

describe('a worker', () => {
  const play = async (more: Parameters<typeof plansOf>[1]): Promise<unknown> => {
    const worker = await startWorker(redis.url);
    const cluster = await Cluster.open(redis.url);
    try {
      await cluster.play(plansOf(2, more).values(), { onGames: () => true });
      return undefined;
    } catch (error) {
      return error;
    } finally {
      await cluster.close();
      await worker.stop({ now: true });
    }
  };

  test('starts no program that it was not told to', async () => {
    const marker = join(folder, 'started');
    const spec = `engine("touch ${marker}")`;
    expect(await play({ agents: [spec, 'random'] })).toMatchObject({
      message: `worker here refuses the games: it may not start touch ${marker}`,
      hint: expect.stringContaining('--allow-engine'),
    });
    expect(existsSync(marker)).toBe(false);
  });

  test('compares whole commands, not their beginnings', async () => {
    expect(await play({ agents: ['engine("allowed-engine --fast --and-more")', 'random'] })).toMatchObject({
      message: expect.stringContaining('it may not start allowed-engine --fast --and-more'),
    });
  });

  test('plays with a program that it was told to start', async () => {
    // It is not there, so the engine forfeits: what matters is that it was tried.
    const failure = await play({ agents: ['engine("allowed-engine --fast")', 'random'] });
    expect(String(failure)).not.toContain('may not start');
  });

  test('imports no file that a batch names', async () => {
    const path = join(folder, 'game.mjs');
    const worker = await startWorker(redis.url);
    const queue = new Queue(queueName(), { connection: client, prefix: PREFIX });
    const round = '00000000-0000-4000-8000-000000000000';
    await client.set(`playout-lease:${round}`, '1');
    const plan = { game: path, options: {}, agents: ['random', 'random'], seed: 1 };
    const engines = { [path]: { playout: '0.1.0', signature: 'unknown' } };
    await queue.add('x', { round, batch: 0, engines, weights: [], heads: [plan], games: [[0, 0, 0]] });
    const line = redis.client();
    const [, answer] = (await line.blpop(`playout-answers:${round}`, 0))!;
    line.disconnect();
    await queue.close();
    await worker.stop({ now: true });
    expect(JSON.parse(answer)).toMatchObject({
      games: [],
      error: { isUser: true, message: expect.stringContaining(`it does not have the game`) },
    });
  });

  test.each([
    ['nothing', null],
    ['a word', 'FLUSHALL'],
    ['a list', [[[]]]],
    ['a plan without a game', { round: '00000000-0000-4000-8000-000000000000', batch: 0 }],
    [
      'a place outside the batch',
      {
        round: '00000000-0000-4000-8000-000000000000',
        batch: 0,
        engines: {},
        weights: [],
        heads: [{ game: 'ataxx', options: {}, agents: ['random'], seed: 1 }],
        games: [[7, 0, 0]],
      },
    ],
  ])('survives %s in its queue, says so, and plays what comes next', async (_, data) => {
    const notes: string[] = [];
    const worker = await startWorker(redis.url, notes);
    const queue = new Queue(queueName(), { connection: client, prefix: PREFIX });
    await queue.add('hostile', data);
    const cluster = await Cluster.open(redis.url);
    let games = 0;
    await cluster.play(plansOf(4, { agents: ['random', 'random'] }).values(), {
      onGames: (played) => (games += played.length) > 0,
    });
    expect(games).toBe(4);
    expect(notes.join('\n')).toContain('refused what no Playout has sent');
    await Promise.all([cluster.close(), queue.close()]);
    await worker.stop({ now: true });
  });
});

test('an answer that makes no sense is not counted, and its games are played again', async () => {
  const notes: string[] = [];
  const cluster = await Cluster.open(redis.url, { patience: 1, onNote: (note) => notes.push(note) });
  let games = 0;
  const playing = cluster.play(plansOf(3, { agents: ['random', 'random'] }).values(), {
    onGames: (played) => (games += played.length) > 0,
  });
  const leases = async (): Promise<string | undefined> => (await client.keys('playout-lease:*'))[0];
  await expect.poll(leases).toBeDefined();
  const round = (await leases())!.slice('playout-lease:'.length);
  const game = { index: 0, plies: 3, result: [1, 0], scores: [9, 0], efforts: [] };
  await client.rpush(`playout-answers:${round}`, 'no JSON', '{"batch":0}');
  await client.rpush(
    `playout-answers:${round}`,
    JSON.stringify({ batch: 0, worker: 'liar', seconds: 0, games: [] }),
    JSON.stringify({ batch: 0, worker: 'liar', seconds: 0, games: [{ ...game, result: [7, -6] }] }),
    JSON.stringify({ batch: 0, worker: 'liar', seconds: 0, games: [{ ...game, index: 99 }] }),
  );
  await expect.poll(() => notes.length).toBeGreaterThanOrEqual(5);
  expect(games).toBe(0);
  const worker = await startWorker(redis.url);
  await playing;
  expect(games).toBe(3);
  await worker.stop({ now: true });
  await cluster.close();
});
