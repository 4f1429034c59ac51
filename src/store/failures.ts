/** Errors of SQLite and the file system as messages that name the file and the remedy. */
import { UserError, codeOf } from '../core/index.ts';

const KEPT = 'What was stored before is untouched.';

/** SQLite's result code for a file that another process has locked. */
const BUSY = 5;

/** By SQLite's primary result code. */
const REASONS: Readonly<Record<number, readonly [what: string, hint: string]>> = {
  [BUSY]: ['is in use by another process', 'Wait until it is done, or choose another file with --store.'],
  8: ['cannot be written', 'Choose a file that you may write to with --store.'],
  10: ['cannot be read or written: the disk reports an error', `${KEPT} Check the disk and its free space.`],
  13: ['cannot grow: the disk is full', `${KEPT} Make room, then resume with: playout resume RUN`],
  14: [
    'cannot be opened',
    'Is it a file, in a directory that you may write to? Or choose another with --store.',
  ],
  26: ['is not a store of Playout', 'Choose another file with --store.'],
};

/**
 * Codes for a file whose contents make no sense: malformed pages, of course, but also tables and columns that are not
 * there (1, 17), and values too large for the memory or of another kind than their column (7, 18, 20, 24).
 */
const DAMAGE: ReadonlySet<number> = new Set([1, 7, 11, 17, 18, 20, 24]);

/** A result code of SQLite, without the details in its higher bits. */
function sqliteCode(error: Error): number | undefined {
  return 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** Does another process keep the file to itself? */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && sqliteCode(error) === BUSY;
}

/** Is this the result of reading a damaged file? */
export function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // A whole number that no program has ever stored.
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return true;
  return DAMAGE.has(sqliteCode(error) ?? -1);
}

function damaged(path: string, { message }: Error): UserError {
  return new UserError(
    `the store ${path} is damaged (${message})`,
    `See what can be saved: playout runs --check --store ${path}; or put back a copy.`,
  );
}

/** Does `work` on the store in `path`. @throws UserError for what the program cannot prevent */
export function guard<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isDamage(error)) throw damaged(path, error);
    const reason = error instanceof Error ? REASONS[sqliteCode(error) ?? -1] : undefined;
    if (!reason) throw error;
    throw new UserError(`the store ${path} ${reason[0]}`, reason[1]);
  }
}

/** The same for the directory of a store. */
export function directoryFailure(path: string, error: unknown): UserError {
  return new UserError(
    `the store ${path} cannot be reached or made (${codeOf(error)})`,
    'Choose a file in a directory that you may write to with --store.',
  );
}
