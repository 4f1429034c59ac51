/** A run that another process plays, watched over a real socket while it is played. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { type Progress, progressSchema, runDetailSchema } from '../../src/web/api/index.ts';
import { type Listening, listen } from '../../src/web/server/listen.ts';
import { SPECS, TestApp, playInto } from './testApp.ts';

const PLAYER = fileURLToPath(new URL('../lab/victim.ts', import.meta.url));

const LONG: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['uct(iterations=400)', 'flat(iterations=400)'],
  games: 400,
};
/** Until it is killed. */
const ENDLESS = { ...LONG, games: 100_000 };

let app: TestApp;
let server: Listening;
let player: ReturnType<typeof spawn> | undefined;
beforeEach(async () => {
  app = new TestApp('127.0.0.1');
  server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  if (player?.exitCode === null && player.kill('SIGKILL')) await once(player, 'close');
  await server.close();
  await app.close();
});

/** Starts a process that plays a run, and waits until it has stored games. */
async function startPlaying(spec: ExperimentSpec): Promise<void> {
  const file = join(app.folder, 'spec.json');
  writeFileSync(file, JSON.stringify(spec));
  const started = spawn(process.execPath, [PLAYER, app.store, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  player = started;
  await once(started.stdout, 'data');
}

/** Everything that is said of a run, event by event. */
async function* listenTo(path: string): AsyncGenerator<readonly [name: string, data: unknown]> {
  const response = await fetch(new URL(path, server.url));
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (name !== undefined) yield [name, JSON.parse(data!)];
    }
  }
}

test('its progress is seen until it is finished', async () => {
  await startPlaying(LONG);
  // So that it cannot be finished before anybody looks.
  player?.kill('SIGSTOP');
  const seen: Progress[] = [];
  let last = '';
  for await (const [name, data] of listenTo('/api/runs/1/events')) {
    if (name === 'progress') seen.push(progressSchema.read(data, []));
    last = name;
    player?.kill('SIGCONT');
  }
  expect(last).toBe('end');
  expect(seen.length).toBeGreaterThan(1);
  const played = seen.map((progress) => progress.played);
  expect(played).toEqual(played.toSorted((a, b) => a - b));
  expect(seen.slice(0, -1).every(({ state }) => state === 'running')).toBe(true);
  expect(seen.at(-1)).toMatchObject({ state: 'finished', played: 400, scheduled: 400 });
  expect(app.runs.watch.isLooking).toBe(false);
});

test('it can be opened while it is played', async () => {
  await startPlaying(ENDLESS);
  const run = runDetailSchema.read(await app.json('/api/runs/1'), []);
  expect(run).toMatchObject({ id: 1, state: 'running', scheduled: 100_000 });
  expect(run.notices.flat().map(({ text }) => text)).toContain('This run is not complete. ');
});

test('that its process was killed is seen too', async () => {
  await startPlaying(ENDLESS);
  const states: string[] = [];
  for await (const [name, data] of listenTo('/api/runs/1/events')) {
    if (name === 'progress') states.push(progressSchema.read(data, []).state);
    if (states.length === 2) player?.kill('SIGKILL');
  }
  expect(new Set(states)).toEqual(new Set(['running', 'stopped']));
  expect(states.at(-1)).toBe('stopped');
});

test('a client that leaves is not waited for', async () => {
  await startPlaying(ENDLESS);
  for (const path of ['/api/runs/1/events', '/api/runs/events']) {
    const controller = new AbortController();
    const response = await fetch(new URL(path, server.url), { signal: controller.signal });
    await response.body!.getReader().read();
    expect([app.runs.watch.listenerCount, app.runs.watch.isLooking]).toEqual([1, true]);
    controller.abort();
    await expect.poll(() => app.runs.watch.listenerCount).toBe(0);
    expect(app.runs.watch.isLooking).toBe(false);
  }
});

test('the head of a stream is refused, because nobody would leave it', async () => {
  await playInto(app.store, SPECS.slice(0, 1));
  for (const path of ['/api/runs/1/events', '/api/runs/events'])
    expect((await fetch(new URL(path, server.url), { method: 'HEAD' })).status).toBe(405);
  expect(app.runs.watch.listenerCount).toBe(0);
});
