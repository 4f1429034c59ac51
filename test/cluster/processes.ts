/** Workers and coordinators as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The exit code of a coordinator that found no Redis, and has not begun. */
export const NO_REDIS = 3;

export interface WorkerOrder {
  readonly url: string;
  readonly name: string;
  /** By how many hours its clock is wrong. */
  readonly hours?: number;
  readonly patience?: number;
  /** Words before the command, such as those that run it in a network of its own. */
  readonly within?: readonly string[];
}

export function startWorker({ url, name, hours = 0, patience = 1, within = [] }: WorkerOrder): ChildProcess {
  const words = [
    ...within,
    process.execPath,
    fileOf('workerProcess.ts'),
    url,
    name,
    `${hours}`,
    `${patience}`,
  ];
  return spawn(words[0]!, words.slice(1), { stdio: ['ignore', 'pipe', 'ignore'] });
}

export function startCoordinator(url: string, store: string, specFile: string): ChildProcess {
  const args = [fileOf('coordinatorProcess.ts'), url, store, specFile];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
