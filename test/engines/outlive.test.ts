/** However we end, no engine lives on: not even one that ignores everything but being killed. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GamePlan, playOnThreads } from '../../src/arena/index.ts';
import { resolveAgent } from '../../src/agents/index.ts';
import { settleOptions } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { startProcess } from '../cli/run.ts';
import { scripted } from './commands.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

let folder = '';
let note = '';
let spec = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playout-engine-'));
  note = join(folder, 'pid');
  spec = `engine("${scripted('stubborn', note)}", time=1000s)`;
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The engine's process, as soon as it runs. */
async function enginePid(): Promise<number> {
  await vi.waitFor(() => expect(existsSync(note) && readFileSync(note, 'utf8')).toMatch(/^\d+$/), PATIENCE);
  return Number(readFileSync(note, 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Where the thread that started it has gone, a dead process keeps its number until we go too.
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}

async function expectDeath(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('when the program ends by %s', async (signal) => {
  const child = startProcess(['analyse', 'ataxx', '--agent', spec]);
  const pid = await enginePid();
  expect(isAlive(pid)).toBe(true);
  child.kill(signal);
  await once(child, 'close');
  await expectDeath(pid);
});

test('when the thread that waits for it is stopped', async () => {
  const agents = [resolveAgent(spec, ataxx).canonical, 'random'];
  const options = settleOptions(ataxx, {});
  const plan: GamePlan = { game: 'ataxx', options, agents, seed: 1, index: 0, pair: 0 };
  const controller = new AbortController();
  const run = playOnThreads([plan].values(), {
    threads: 1,
    signal: controller.signal,
    onGames: () => true,
  });
  const pid = await enginePid();
  expect(isAlive(pid)).toBe(true);
  controller.abort();
  await run;
  await expectDeath(pid);
});
