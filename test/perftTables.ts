/** Reads the `perft.txt` of games whose entries are a preset, a position and its counts. Lines with # are comments. */
import { readFileSync } from 'node:fs';
import { isFull } from './samples.ts';

export interface PerftRow {
  readonly rules: string;
  readonly position: string;
  readonly counts: readonly number[];
}

/** Larger counts take seconds: they are for the full run alone. */
const MOST = 300_000;

/** The counts of a row up to the depth that this run goes to. */
export function inReach(counts: readonly number[]): readonly number[] {
  const beyond = isFull ? -1 : counts.findIndex((count) => count > MOST);
  return beyond < 0 ? counts : counts.slice(0, beyond);
}

export function readPerftRows(file: URL): PerftRow[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const rows: PerftRow[] = [];
  for (let i = 0; i < lines.length; i += 3) {
    const [rules, position, counts] = ['rules ', 'position ', 'counts '].map((label, k) => {
      if (!lines[i + k]?.startsWith(label))
        throw new Error(`perft.txt: "${lines[i + k]}" should begin with ${label}`);
      return lines[i + k]!.slice(label.length);
    });
    rows.push({ rules: rules!, position: position!, counts: counts!.split(' ').map(Number) });
  }
  return rows;
}
