/**
 * Cuts what a program prints into lines, and never holds more than one of them. A program may print without end, or
 * print a line that never ends: both are told apart from a slow one, and end the conversation.
 */
import { plainText } from './plainText.ts';

/** No honest line is longer; a principal variation of a thousand moves has room. */
const LONGEST_LINE = 64 * 1024;
/** What a program may print between two questions. */
const MOST_OUTPUT = 8 * 2 ** 20;

export class LineReader {
  private readonly hear: (line: string) => void;
  private readonly overflow: (reason: string) => void;
  private rest = '';
  private printed = 0;
  private closed = false;

  /** @param overflow is called once, with the reason; nothing is heard after it */
  constructor(hear: (line: string) => void, overflow: (reason: string) => void) {
    this.hear = hear;
    this.overflow = overflow;
  }

  /** A new question has been asked: what was printed before it no longer counts. */
  startOver(): void {
    this.printed = 0;
  }

  read(chunk: string): void {
    if (this.closed) return;
    this.printed += chunk.length;
    if (this.printed > MOST_OUTPUT)
      return this.close(`it flooded its output with more than ${MOST_OUTPUT / 2 ** 20} MiB`);
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop()!;
    if (this.rest.length > LONGEST_LINE)
      return this.close(`it wrote a line of more than ${LONGEST_LINE / 1024} KiB`);
    for (const line of lines) this.hear(plainText(line));
  }

  private close(reason: string): void {
    this.closed = true;
    this.rest = '';
    this.overflow(reason);
  }
}
