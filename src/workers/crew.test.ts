import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Alarm, Order } from '../search/index.ts';
import { type CrewMessage, type Greeting, serveCrew } from './crewLoop.ts';
import { CrewPool, type Supervisor } from './crewPool.ts';
import type { Answer, Request } from './messages.ts';

/** Members that only write down what they are told. */
function pool() {
  const told: CrewMessage[][] = [];
  const alarms: Alarm[] = [];
  const dead: Alarm[] = [];
  const events: string[] = [];
  const supervise = (alarm: Alarm): Supervisor => {
    alarms.push(alarm);
    return {
      startsWhileOwnerSleeps: false,
      get isDead() {
        return dead.includes(alarm);
      },
      start: () => {
        const heard: CrewMessage[] = [];
        told.push(heard);
        return { send: (message) => heard.push(message) };
      },
      end: () => events.push('all ended'),
    };
  };
  return { pool: new CrewPool(supervise), told, alarms, dead, events };
}

const order = (seed: number): Order => ({ seed }) as Order;

describe('a pool of members', () => {
  test('starts as many as are asked for, and never one twice', () => {
    const { pool: crews, told } = pool();
    crews.open(1);
    crews.open(3);
    crews.open(2);
    expect(told).toHaveLength(3);
    expect(told.map(([greeting]) => (greeting as Greeting).member)).toEqual([0, 1, 2]);
  });

  test('is up when all members of the crew can hear', () => {
    const { pool: crews, told } = pool();
    const [one, two] = [crews.open(1), crews.open(2)];
    let hear: (message: CrewMessage) => void = () => {};
    serveCrew({ listen: (listener) => void (hear = listener) });
    expect([one.isUp, two.isUp]).toEqual([false, false]);
    hear(told[0]![0]!);
    expect([one.isUp, two.isUp]).toEqual([true, false]);
    hear(told[1]![0]!);
    expect([one.isUp, two.isUp]).toEqual([true, true]);
  });

  test('is not up once a member has died, and says why; the next orders go to new ones', () => {
    const { pool: crews, told, alarms, events } = pool();
    const crew = crews.open(2);
    crew.send([order(1), order(2)], () => events.push('dismissed'));
    alarms[0]!.ring('out of memory');
    expect([crew.isUp, crew.death]).toEqual([false, 'out of memory']);
    crew.send([order(3), order(4)], () => {});
    expect(events).toEqual(['dismissed', 'all ended']);
    expect(told.map((messages) => messages.slice(1))).toEqual([
      [order(1)],
      [order(2)],
      [order(3)],
      [order(4)],
    ]);
    expect(crew.death).toBeUndefined();
  });

  test('is not up once its supervisor has died either', () => {
    const { pool: crews, alarms, dead } = pool();
    const crew = crews.open(2);
    expect(crew.death).toBeUndefined();
    dead.push(alarms[0]!);
    expect([crew.isUp, crew.death]).toEqual([false, 'its supervisor does not answer']);
  });

  test('dismisses those who served before, once, and before the next orders go out', () => {
    const { pool: crews, told } = pool();
    const events: string[] = [];
    const [first, second] = [crews.open(1), crews.open(1)];
    first.send([order(1)], () => events.push(`dismissed after ${told[0]!.length} messages`));
    second.send([order(2)], () => events.push('dismissed again'));
    expect(events).toEqual(['dismissed after 2 messages']);
    first.send([order(3)], () => {});
    expect(events).toEqual(['dismissed after 2 messages', 'dismissed again']);
    expect(told[0]!.slice(1)).toEqual([order(1), order(2), order(3)]);
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
    const ask = (request: Request, wanted: Answer['type']): Promise<Answer> =>
      new Promise((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', (answer: Answer) => {
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
