import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Stopped } from '../../lab/node/index.ts';
import { Store } from '../../store/index.ts';
import { mistakes } from '../katarenga/mistakes.ts';
import { runStudy } from './runStudy.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The study of mistakes at its smallest, in a store of its own. */
async function run(threads: number, signal?: AbortSignal): Promise<Map<string, unknown>> {
  const store = Store.toWrite(join(folder, `${threads}.db`));
  try {
    return await runStudy(mistakes, {
      game: 'katarenga',
      id: 'K10',
      store,
      scale: 0.001,
      seed: 1,
      threads,
      signal,
    });
  } finally {
    store.close();
  }
}

test('a study gives the same on any number of threads, in the order of its tasks, after an interrupt too', async () => {
  await expect(run(2, AbortSignal.abort())).rejects.toThrow(Stopped);
  const controller = new AbortController();
  const interrupted = run(2, controller.signal);
  setImmediate(() => controller.abort());
  await expect(interrupted).rejects.toThrow(Stopped);
  const [one, two] = [await run(1), await run(2)];
  expect([...two.keys()]).toEqual(mistakes.tasks(0.001));
  expect([...two]).toEqual([...one]);
});
