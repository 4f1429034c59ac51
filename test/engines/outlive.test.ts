/** However we end, no engine survives, nor what it has started: not even one that ignores all but being killed. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GamePlan } from '../../src/arena/index.ts';
import { playOnThreads } from '../../src/arena/node/index.ts';
import { resolveAgent, splitCommand } from '../../src/agents/index.ts';
import { settleOptions } from '../../src/core/index.ts';
import { Dialogue } from '../../src/protocol/client/dialogue.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { runProcess, startProcess } from '../cli/run.ts';
import { PATIENCE_MS } from '../patience.ts';
import { isAlive, readPids, survivors } from './alive.ts';
import { patientEngine, scripted } from './commands.ts';

const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

let folder = '';
let note = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playout-engine-'));
  note = join(folder, 'pid');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** An engine that is waited for when the end comes. */
const waiting = (name: string, ...args: readonly string[]): string =>
  patientEngine(scripted(name, note, ...args));

/** Which of the processes that the engine wrote down outlive what `end` does? */
async function outliving(end: () => unknown): Promise<number[]> {
  const pids = await readPids(note);
  expect(pids.map(isAlive)).not.toContain(false);
  await end();
  return survivors(pids);
}

async function outlivingProcess(spec: string, signal: NodeJS.Signals): Promise<number[]> {
  const child = startProcess(['analyse', 'ataxx', '--agent', spec]);
  return outliving(async () => {
    child.kill(signal);
    await once(child, 'close');
  });
}

async function outlivingThread(spec: string): Promise<number[]> {
  const agents = [resolveAgent(spec, ataxx).canonical, 'random'];
  const options = settleOptions(ataxx, {});
  const plan: GamePlan = { game: 'ataxx', options, agents, seed: 1, index: 0, block: 0 };
  const controller = new AbortController();
  const run = playOnThreads({ threads: 1 })([plan].values(), {
    signal: controller.signal,
    onGames: () => true,
  });
  return outliving(async () => {
    controller.abort();
    await run;
  });
}

async function openDialogue(...args: readonly string[]): Promise<Dialogue> {
  const dialogue = new Dialogue({
    command: splitCommand(scripted('detached', note, ...args)),
    protocols: ['ugi'],
    gameOptions: [],
    options: [],
    timeoutMs: PATIENCE_MS,
  });
  await dialogue.open();
  return dialogue;
}

describe('an engine that does not leave ends', () => {
  test.each(SIGNALS)('when the program ends by %s', async (signal) => {
    expect(await outlivingProcess(waiting('stubborn'), signal)).toEqual([]);
  });

  test('when the thread that waits for it is stopped', async () => {
    expect(await outlivingThread(waiting('stubborn'))).toEqual([]);
  });
});

// Elsewhere parent processes cannot be seen.
describe.runIf(process.platform === 'linux')('what has left the process group of an engine ends', () => {
  test.each(SIGNALS)('when the program ends by %s', async (signal) => {
    expect(await outlivingProcess(waiting('detached', 'traced'), signal)).toEqual([]);
  });

  test('when the thread that waits for the engine is stopped', async () => {
    expect(await outlivingThread(waiting('detached', 'traced'))).toEqual([]);
  });

  test('when a match is over', async () => {
    const spec = patientEngine(scripted('detached', note));
    const { code } = await runProcess(['match', 'ataxx', spec, 'random', '--games', '2']);
    expect(code).toBe(0);
    expect(await survivors(await readPids(note))).toEqual([]);
  });

  test('when the engine leaves by itself, and its output ends with it', async () => {
    const dialogue = await openDialogue();
    const quit = async (): Promise<void> =>
      expect(await dialogue.quit(PATIENCE_MS)).toEqual({ byItself: true, how: 'it ended with exit code 0' });
    expect(await outliving(quit)).toEqual([]);
  });

  test('when the engine is killed', async () => {
    const dialogue = await openDialogue('traced');
    expect(await outliving(() => dialogue.kill('the test is over'))).toEqual([]);
  });
});
