/** Is a process still alive? For tests of what outlives what. */
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
  // If the thread that started it has ended, a dead process keeps its number until we end too.
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}

/** The processes that are still alive when all should long have ended. */
export async function survivors(pids: readonly number[]): Promise<number[]> {
  const alive = (): number[] => pids.filter(isAlive);
  await vi.waitFor(() => expect(alive()).toEqual([]), PATIENCE).catch(() => undefined);
  return alive();
}
