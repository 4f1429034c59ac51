/** Earlier runs of the bench, one line of JSON each, so that a slip is seen. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchResult, StartResult } from './results.ts';

export interface HistoryEntry {
  readonly date: string;
  readonly commit: string;
  readonly processor: string;
  readonly node: string;
  /** By name of the case. */
  readonly perSecond: Readonly<Record<string, number>>;
  readonly perWord: Readonly<Record<string, number>>;
  /** Milliseconds by command. */
  readonly starts: Readonly<Record<string, number>>;
}

export const HISTORY_FILE = fileURLToPath(new URL('history.jsonl', import.meta.url));

/** Slower than before by more than this is a slip; less may be chance. */
const SLIP = 0.1;

export function readHistory(file: string): HistoryEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): HistoryEntry => JSON.parse(line));
}

/** Three digits are more than a measurement is worth. */
function rounded(values: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value.toPrecision(3))]));
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

export function entryOf(results: readonly BenchResult[], starts: readonly StartResult[]): HistoryEntry {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: currentCommit(),
    processor: cpus()[0]?.model ?? '',
    node: process.version,
    perSecond: rounded(results.map(({ name, perSecond }) => [name, perSecond])),
    perWord: rounded(results.map(({ name, perWord }) => [name, perWord])),
    starts: rounded(starts.map(({ command, milliseconds }) => [command, milliseconds])),
  };
}

export function appendHistory(file: string, entry: HistoryEntry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** How each case has changed since it was last recorded: 0.05 is five percent faster. */
export function changesSince(
  history: readonly HistoryEntry[],
  results: readonly BenchResult[],
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const { name, perWord } of results) {
    const before = history.findLast((entry) => entry.perWord[name] !== undefined)?.perWord[name];
    if (before !== undefined) changes.set(name, perWord / before - 1);
  }
  return changes;
}

/** The cases that have become slower. */
export function slips(changes: ReadonlyMap<string, number>): string[] {
  return [...changes].filter(([, change]) => change < -SLIP).map(([name]) => name);
}
