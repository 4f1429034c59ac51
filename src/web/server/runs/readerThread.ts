/**
 * The thread that reads runs and writes reports. A run may have a million games, which take half a minute to sum up, and
 * meanwhile the server has others to answer. Nothing is played here, and no agent is made: their specs are only described.
 */
import { parentPort } from 'node:worker_threads';
import { packError } from '../../../core/index.ts';
import { findGame } from '../../../games/index.ts';
import { readResults } from '../../../lab/node/index.ts';
import { Store } from '../../../store/index.ts';
import type { RunResults } from '../../../lab/index.ts';
import { describeRun } from './describeRun.ts';
import type { ReadAnswer, ReadRun, ReadTask } from './readerMessages.ts';

function readRun({ path, run }: ReadTask): RunResults {
  const store = Store.toWatch(path);
  try {
    return readResults(store, store.run(run));
  } finally {
    store.close();
  }
}

async function carryOut(task: ReadTask): Promise<ReadRun> {
  const results = readRun(task);
  if (task.reportTo !== undefined) {
    // Loaded here because it brings the plotting library.
    const { writeReport } = await import('../../../report/index.ts');
    await writeReport(results, findGame(results.run.game), task.reportTo);
  }
  const detail = describeRun(results);
  return { detail: JSON.stringify(detail), headline: detail.answer };
}

parentPort?.on('message', (task: ReadTask) => {
  const answer = (told: Omit<ReadAnswer, 'number'>): void =>
    parentPort?.postMessage({ number: task.number, ...told } satisfies ReadAnswer);
  carryOut(task).then(
    (read) => answer({ read }),
    (error: unknown) => answer({ error: packError(error) }),
  );
});
