/** A file of game records, written as the games come in, so that an interrupted run keeps what it played. */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { UserError } from '../core/index.ts';
import { plural } from '../words/index.ts';

const WRITABLE_HINT = 'Name a file in a directory that you may write to.';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** @throws UserError if the file exists already (nothing is overwritten) or cannot be written */
function open(path: string): number {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST')
      throw new UserError(`--records: ${path} exists already`, 'Choose another name, or remove it first.');
    throw new UserError(`--records: cannot write ${path} (${code})`, WRITABLE_HINT);
  }
}

/**
 * A full disk ends the file, at a whole line, and not the run: its result is worth more than the records, and `close`
 * reports what is missing.
 */
export class RecordFile {
  private readonly path: string;
  private readonly file: number;
  /** Games and bytes that are safely in the file. */
  private games = 0;
  private bytes = 0;
  private failure: string | undefined;

  /** @throws UserError if there is such a file, or it cannot be made */
  constructor(path: string) {
    this.path = path;
    this.file = open(path);
  }

  /** @param line a record as one line of JSON */
  write(line: string): void {
    if (this.failure !== undefined) return;
    try {
      this.append(Buffer.from(`${line}\n`));
      this.games++;
    } catch (error) {
      this.failure = codeOf(error);
      ftruncateSync(this.file, this.bytes);
    }
  }

  /** @returns a message if not all records could be written */
  close(): UserError | undefined {
    closeSync(this.file);
    if (this.failure === undefined) return undefined;
    return new UserError(
      `--records: ${this.path} could not be written to the end (${this.failure}): it holds the first ${plural(this.games, 'game')}`,
      'Make room, and play the match again with the same seed: its games will be the same.',
    );
  }

  /** A disk that is almost full may take only a part. */
  private append(bytes: Buffer): void {
    let written = 0;
    while (written < bytes.length) written += writeSync(this.file, bytes, written);
    this.bytes += bytes.length;
  }
}
