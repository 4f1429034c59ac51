/** Computes a study, task by task; each result is kept in the store as soon as it is there. */
import { VERSION, engineSignature } from '../../arena/index.ts';
import type { Store } from '../../store/index.ts';
import type { Study } from '../study.ts';
import { Stopped } from '../../lab/node/index.ts';

interface StudySettings {
  readonly game: string;
  /** Of the experiment. */
  readonly id: string;
  readonly store: Store;
  readonly scale: number;
  readonly seed: number;
  readonly signal: AbortSignal | undefined;
}

/** Interrupts are noticed between tasks only. */
function breathe(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** @returns results by task @throws Stopped if the signal is aborted */
export async function runStudy<Result>(
  study: Study<Result>,
  { game, id, store, scale, seed, signal }: StudySettings,
): Promise<Map<string, unknown>> {
  const results = new Map<string, unknown>();
  for (const task of study.tasks(scale)) {
    const key = JSON.stringify([VERSION, engineSignature(game) ?? null, id, study.key, task, seed]);
    const kept = store.computed(key);
    if (kept !== undefined) {
      results.set(task, JSON.parse(kept));
      continue;
    }
    await breathe();
    if (signal?.aborted) throw new Stopped();
    const json = JSON.stringify(await study.compute(task, seed));
    store.keepComputed(key, json);
    results.set(task, JSON.parse(json));
  }
  return results;
}
