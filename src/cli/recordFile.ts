/** A file of game records, written as the games come in, so that an interrupted run keeps what it played. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { UserError } from '../core/index.ts';

export interface RecordFile {
  /** @param line a record as one line of JSON */
  write(line: string): void;
  close(): void;
}

/** @throws UserError if the file exists already (nothing is overwritten) or cannot be written */
export function openRecords(path: string): RecordFile {
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new UserError(`--records: ${path} exists already`, 'Choose another name, or remove it first.');
    throw new UserError(
      `--records: cannot write ${path} (${code})`,
      'Name a file in a directory that you may write to.',
    );
  }
  return {
    write: (line) => void writeSync(file, `${line}\n`),
    close: () => closeSync(file),
  };
}
