/** Is a process still there? For tests of what outlives whom. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { PATIENCE_MS } from '../patience.ts';

const PATIENCE = { timeout: PATIENCE_MS, interval: 50 };

/** The numbers of processes that something under test writes into a file, as soon as they are there. */
export async function readPids(file: string): Promise<number[]> {
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await vi.waitFor(() => expect(read()).toMatch(/^\d+( \d+)*$/), PATIENCE);
  return read().split(' ').map(Number);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Where the thread that started it has gone, a dead process keeps its number until we go too.
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}

/** Those of the processes that are still there when all should long have gone. */
export async function survivors(pids: readonly number[]): Promise<number[]> {
  const alive = (): number[] => pids.filter(isAlive);
  await vi.waitFor(() => expect(alive()).toEqual([]), PATIENCE).catch(() => undefined);
  return alive();
}
