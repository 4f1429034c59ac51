/**
 * The file of a store as the file system knows it: what it may be, and whether it is still the one that was opened.
 * A database writes to an open file, which stays writable when its name is deleted, or given to another file: all
 * seems well, and everything written is lost.
 */
import { type BigIntStats, rmSync, statSync } from 'node:fs';
import { UserError } from '../core/index.ts';
import { directoryFailure } from './failures.ts';

/** A store that lives as long as the process, for runs that are not kept. */
export const IN_MEMORY = ':memory:';

/** The file itself, its log, and the index of the log. */
export const STORE_PARTS: readonly string[] = ['', '-wal', '-shm'];

/** Deletes a store that is closed. */
export function removeStore(path: string): void {
  for (const part of STORE_PARTS) rmSync(path + part, { force: true });
}

/** Does something with the file system. @throws UserError if it cannot be done */
export function reach<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw directoryFailure(path, error);
  }
}

function kindOf(found: BigIntStats): string {
  if (found.isDirectory()) return 'a directory';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

/** Is there a file? @throws UserError if there is something else, which might block for ever */
export function isThere(path: string): boolean {
  if (path.trim() === '') throw new UserError('a store needs a file', 'Name one with --store.');
  const found = reach(path, () => statSync(path, { throwIfNoEntry: false, bigint: true }));
  if (found === undefined || found.isFile()) return found !== undefined;
  throw new UserError(
    `the store ${path} is ${kindOf(found)}`,
    `Name a file${found.isDirectory() ? ' in it' : ''} with --store.`,
  );
}

/** What identifies a file; empty if there is none. */
function identify(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return '';
  }
}

/** Do both names mean one file that is there? */
export function isSameFile(a: string, b: string): boolean {
  const identity = identify(a);
  return identity !== '' && identity === identify(b);
}

/** An open store's file. */
export class StoreFile {
  readonly path: string;
  private readonly identity: string;

  /** To be created as soon as the file is open. */
  constructor(path: string) {
    this.path = path;
    this.identity = identify(path);
  }

  /** Has the name been deleted, or does it now refer to another file? */
  get isLost(): boolean {
    return this.path !== IN_MEMORY && (this.identity === '' || identify(this.path) !== this.identity);
  }
}
