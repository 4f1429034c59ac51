/** What SQLite and the file system complain about, in words that name the file and the remedy. */
import { UserError } from '../core/index.ts';

const KEPT = 'What was stored before is untouched.';

/** By SQLite's primary result code. */
const REASONS: Readonly<Record<number, readonly [what: string, hint: string]>> = {
  5: ['is in use by another process', 'Wait until it is done, or choose another file with --store.'],
  8: ['cannot be written', 'Choose a file that you may write to with --store.'],
  10: ['cannot be read or written: the disk reports an error', `${KEPT} Check the disk and its free space.`],
  11: [
    'is damaged',
    'Put back a copy, or try to rescue it (sqlite3 FILE .recover); until then choose another with --store.',
  ],
  13: ['cannot grow: the disk is full', `${KEPT} Make room, then go on with: playout resume RUN`],
  14: [
    'cannot be opened',
    'Is it a file, in a directory that you may write to? Or choose another with --store.',
  ],
  26: ['is not a store of Playout', 'Choose another file with --store.'],
};

/** A result code of SQLite, without the details in its higher bits. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return (error.errcode as number) & 0xff;
}

/** Does `work` on the store in `path`. @throws UserError for what is not in the hands of the program */
export function guard<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = REASONS[sqliteCode(error) ?? -1];
    if (!reason) throw error;
    throw new UserError(`the store ${path} ${reason[0]}`, reason[1]);
  }
}

/** The same for the directory of a store. */
export function directoryFailure(path: string, error: unknown): UserError {
  const { code } = error as NodeJS.ErrnoException;
  return new UserError(
    `the store ${path} cannot be reached or made (${code})`,
    'Choose a file in a directory that you may write to with --store.',
  );
}
