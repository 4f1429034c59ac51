/**
 * The lines that an engine is sent. Never more than one of them is held, and one that is too long is dropped: a program
 * that sends no line end must not fill the memory.
 */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A game of ten thousand moves has room. */
export const LONGEST_LINE = 256 * 1024;

export interface LineListener {
  line(text: string): void;
  /** A line was dropped. */
  tooLong(): void;
  /** There are no more. */
  end(): void;
}

export class InputLines {
  private readonly listener: LineListener;
  private rest = '';
  /** Is the rest of a line passing that has been dropped? */
  private isDropping = false;

  constructor(listener: LineListener) {
    this.listener = listener;
  }

  read(chunk: string): void {
    const lines = (this.rest + chunk).split(/\r?\n|\r/);
    this.rest = lines.pop()!;
    for (const line of lines) this.take(line);
    if (this.rest.length > LONGEST_LINE) this.drop();
  }

  /** What has no line end is a line all the same. */
  end(): void {
    if (this.rest !== '') this.take(this.rest);
    this.rest = '';
    this.listener.end();
  }

  private take(line: string): void {
    if (line.length > LONGEST_LINE) this.drop();
    else if (!this.isDropping) this.listener.line(line);
    this.isDropping = false;
  }

  private drop(): void {
    if (!this.isDropping) this.listener.tooLong();
    this.isDropping = true;
    this.rest = '';
  }
}

/** Reads a stream to its end, or until what is returned is called, which lets go of the stream. */
export function readLines(input: Readable, listener: LineListener): () => void {
  const lines = new InputLines(listener);
  const decoder = new StringDecoder('utf8');
  const read = (chunk: Buffer | string): void =>
    lines.read(typeof chunk === 'string' ? chunk : decoder.write(chunk));
  const end = (): void => lines.end();
  input.on('data', read).on('end', end).on('error', end);
  return () => {
    input.off('data', read).off('end', end);
    input.pause();
  };
}
