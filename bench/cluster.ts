/**
 * What a cluster costs and how far it carries, against a real Redis on this machine:
 *
 * - games per second that a coordinator can hand out, collect and check, if playing them takes no time;
 * - a real tournament on two workers of one thread, as a share of the speed of two threads;
 * - how busy workers are kept, up to a thousand of them, if games take 50 ms, by workers that only wait.
 *
 *     npx node bench/cluster.ts [instant|tournament|simulation]
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GamePlan, PlaySchedule } from '../src/arena/index.ts';
import { playOnThreads } from '../src/arena/node/index.ts';
import { Cluster } from '../src/cluster/index.ts';
import { settleOptions } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { RedisServer } from '../test/cluster/redisServer.ts';

const BINARY = fileURLToPath(new URL('../bin/playout.mjs', import.meta.url));
const SIMULATED = fileURLToPath(new URL('simulatedWorkers.ts', import.meta.url));
/** Workers, and threads of each. */
const SIMULATED_SIZES = [
  [10, 1],
  [100, 1],
  [1000, 1],
  [1000, 2],
  [1000, 4],
] as const;
/** A process cannot have very many connections. */
const WORKERS_A_PROCESS = 250;

function* plans(agents: readonly string[], games = Infinity): Generator<GamePlan, void, undefined> {
  const options = settleOptions(findGame('ataxx'), {});
  for (let index = 0; index < games; index++)
    yield { game: 'ataxx', options, agents, seed: 1, index, block: index >> 1 };
}

async function simulate(
  url: string,
  workers: number,
  threads: number,
  gameMs: number,
): Promise<ChildProcess[]> {
  const processes: ChildProcess[] = [];
  for (let left = workers; left > 0; left -= WORKERS_A_PROCESS) {
    const child = fork(SIMULATED, [url, `${Math.min(left, WORKERS_A_PROCESS)}`, `${threads}`, `${gameMs}`]);
    processes.push(child);
    await once(child, 'message');
  }
  return processes;
}

async function busyMs(processes: readonly ChildProcess[]): Promise<number> {
  let sum = 0;
  for (const child of processes) {
    child.send('how busy?');
    const [answer] = await once(child, 'message');
    sum += Number(answer);
  }
  return sum;
}

/** Games per second between two moments of an endless schedule. */
async function rate(play: PlaySchedule, warmUpMs: number, ms: number, between?: () => Promise<void>) {
  const controller = new AbortController();
  let games = 0;
  const playing = play(plans(['random', 'random']), {
    signal: controller.signal,
    onGames: (played) => (games += played.length) > 0,
  });
  await wait(warmUpMs);
  await between?.();
  const [began, before] = [performance.now(), games];
  await wait(ms);
  const perSecond = (1000 * (games - before)) / (performance.now() - began);
  await between?.();
  controller.abort();
  await playing;
  return perSecond;
}

async function instant(url: string): Promise<void> {
  const processes = await simulate(url, 4, 1, 0);
  const cluster = await Cluster.open(url);
  const before = process.cpuUsage();
  const perSecond = await rate(cluster.play, 5000, 10_000);
  const { user, system } = process.cpuUsage(before);
  console.log(
    `instant games: ${perSecond.toFixed(0)} games/s through one coordinator (${((user + system) / 15e6).toFixed(2)} of a core)`,
  );
  await cluster.close();
  for (const child of processes) child.kill('SIGKILL');
}

async function tournament(url: string): Promise<void> {
  const agents = ['uct(iterations=100)', 'uct(iterations=100)'];
  const games = 240;
  const workers = ['one', 'two'].map((name) =>
    spawn(process.execPath, [BINARY, 'worker', '--redis', url, '--threads', '1', '--name', name], {
      stdio: 'ignore',
    }),
  );
  const cluster = await Cluster.open(url);
  const time = async (play: PlaySchedule): Promise<number> => {
    const began = performance.now();
    await play(plans(agents, games), { onGames: () => true });
    return (performance.now() - began) / 1000;
  };
  // Both are warm when it counts: workers have started, and threads are compiled.
  await cluster.play(plans(agents, 16), { onGames: () => true });
  const times = { threads: Infinity, workers: Infinity };
  for (let round = 0; round < 2; round++) {
    times.threads = Math.min(times.threads, await time(playOnThreads({ threads: 2 })));
    times.workers = Math.min(times.workers, await time(cluster.play));
  }
  console.log(
    `tournament: ${games} games in ${times.threads.toFixed(1)} s on two threads, ${times.workers.toFixed(1)} s on two workers: ${((100 * times.threads) / times.workers).toFixed(0)} % of the speed`,
  );
  await cluster.close();
  for (const worker of workers) worker.kill('SIGKILL');
}

async function simulation(url: string, redis: RedisServer): Promise<void> {
  const [warmUp, ms] = [40_000, 30_000];
  for (const [workers, threads] of SIMULATED_SIZES) {
    const client = redis.client();
    await client.flushall();
    client.disconnect();
    const processes = await simulate(url, workers, threads, 50);
    const cluster = await Cluster.open(url);
    const readings: number[] = [];
    const cpu: number[] = [];
    const perSecond = await rate(cluster.play, warmUp, ms, async () => {
      readings.push(await busyMs(processes));
      const { user, system } = process.cpuUsage();
      cpu.push((user + system) / 1e6);
    });
    const busy = (readings[1]! - readings[0]!) / (workers * threads * ms);
    console.log(
      `${workers} workers of ${threads}: ${perSecond.toFixed(0)} games/s, busy ${(100 * busy).toFixed(0)} % of the time; the coordinator used ${((cpu[1]! - cpu[0]!) / (ms / 1000)).toFixed(2)} of a core`,
    );
    await cluster.close();
    for (const child of processes) child.kill('SIGKILL');
  }
}

const [only] = process.argv.slice(2);
const redis = await RedisServer.start();
if (only === undefined || only === 'instant') await instant(redis.url);
if (only === undefined || only === 'tournament') await tournament(redis.url);
if (only === undefined || only === 'simulation') await simulation(redis.url, redis);
await redis.close();
