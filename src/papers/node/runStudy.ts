/** Computes a study, task by task; each result is kept in the store as soon as it is there. */
import { VERSION, engineSignature } from '../../arena/index.ts';
import type { Store } from '../../store/index.ts';
import type { Study } from '../study.ts';
import { Stopped } from '../../lab/node/index.ts';
import { StudyThread } from './studyThread.ts';

interface StudySettings {
  readonly game: string;
  /** Of the experiment. */
  readonly id: string;
  readonly store: Store;
  readonly scale: number;
  readonly seed: number;
  /** How many tasks are computed at the same time. */
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
}

/** What a thread can do of it: tasks from a list that all share, until there are none. */
async function computeTasks(
  tasks: Iterator<string>,
  thread: StudyThread,
  onResult: (task: string, json: string) => void,
): Promise<void> {
  for (let next = tasks.next(); !next.done; next = tasks.next())
    onResult(next.value, await thread.compute(next.value));
}

/** @returns results by task, in the order of the study @throws Stopped if the signal is aborted */
export async function runStudy<Result>(
  study: Study<Result>,
  { game, id, store, scale, seed, threads, signal }: StudySettings,
): Promise<Map<string, unknown>> {
  const tasks = study.tasks(scale);
  const keyOf = (task: string): string =>
    JSON.stringify([VERSION, engineSignature(game) ?? null, id, study.key, task, seed]);
  const left = tasks.filter((task) => store.computed(keyOf(task)) === undefined);
  const count = study.measuresSpeed ? 1 : Math.min(threads, left.length);
  const working = Array.from(
    { length: left.length === 0 ? 0 : count },
    () => new StudyThread(id, study.key, seed),
  );
  const end = (): unknown => Promise.all(working.map((thread) => thread.end()));
  signal?.addEventListener('abort', end);
  try {
    if (signal?.aborted) throw new Stopped();
    const shared = left.values();
    await Promise.all(
      working.map((thread) =>
        computeTasks(shared, thread, (task, json) => store.keepComputed(keyOf(task), json)),
      ),
    );
  } catch (error) {
    throw signal?.aborted ? new Stopped() : error;
  } finally {
    signal?.removeEventListener('abort', end);
    await end();
  }
  return new Map(tasks.map((task) => [task, JSON.parse(store.computed(keyOf(task))!)]));
}
