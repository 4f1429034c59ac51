/** Runs a `playout` command as people do, and measures it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clockSeconds } from './measure.ts';
import type { StartResult } from './results.ts';

const run = promisify(execFile);
const bin = fileURLToPath(new URL('../bin/playout.mjs', import.meta.url));
const usage = new URL('usage.mjs', import.meta.url).href;

export interface Cost {
  /** Of all threads. */
  readonly cpuSeconds: number;
  readonly clockSeconds: number;
}

export async function costOf(args: readonly string[]): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'playout-bench-'));
  const file = join(folder, 'usage');
  try {
    const began = clockSeconds();
    await run(process.execPath, ['--import', usage, bin, ...args], {
      cwd: folder,
      env: { ...process.env, PLAYOUT_USAGE: file },
    });
    const clock = clockSeconds() - began;
    return { cpuSeconds: Number(readFileSync(file, 'utf8')), clockSeconds: clock };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const STARTS = ['--version', '--help', 'games', 'match ataxx random random --games 2'];
const RUNS = 7;

/** What starting commands costs: the least of several runs, the first of which finds everything as a user's first does. */
export async function measureStarts(): Promise<StartResult[]> {
  const least = STARTS.map(() => Infinity);
  for (let i = 0; i < RUNS; i++) {
    for (const [place, command] of STARTS.entries()) {
      const cost = await costOf(command.split(' '));
      least[place] = Math.min(least[place]!, cost.cpuSeconds);
    }
  }
  return STARTS.map((command, place) => ({ command, milliseconds: 1000 * least[place]! }));
}
