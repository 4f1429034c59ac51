/**
 * The processes of this machine, as Linux lists them under /proc: who started whom, and with what environment. Other
 * systems have no such list that could be read without another program; there it is empty.
 */
import { readFileSync, readdirSync } from 'node:fs';

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  /** As it was given at its start: `NAME=value`, each ended by a NUL. Empty if it is not ours to read. */
  readonly environment: string;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}

function entryOf(pid: number): ProcessEntry {
  // `pid (name) state parent …`, and the name may contain anything.
  const stat = read(`/proc/${pid}/stat`);
  const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  return { pid, parent, environment: read(`/proc/${pid}/environ`) };
}

export function listProcesses(): ProcessEntry[] {
  if (process.platform !== 'linux') return [];
  try {
    const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return names.map((name) => entryOf(Number(name)));
  } catch {
    return [];
  }
}
