/** Lines from standard input, one at a time, from a person or from a pipe. */
import { createInterface } from 'node:readline';
import { deferred } from '../core/deferred.ts';
import type { Terminal } from './terminal.ts';

export class Lines {
  private readonly waiting: string[] = [];
  private readonly reader: ReturnType<typeof createInterface>;
  private ended = false;
  private wake: (() => void) | undefined;

  /** @param signal ends the input when aborted */
  constructor(terminal: Terminal, signal: AbortSignal) {
    // Without an output the reader neither echoes nor catches Ctrl-C, which the terminal handles.
    this.reader = createInterface({ input: terminal.input, crlfDelay: Infinity });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => this.end());
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  /** The next line; undefined when there are no more. */
  async next(): Promise<string | undefined> {
    while (this.waiting.length === 0 && !this.ended) {
      const { promise, resolve } = deferred<void>();
      this.wake = resolve;
      await promise;
    }
    return this.waiting.shift();
  }

  /** Releases the input, so that the process can end. */
  close(): void {
    this.waiting.length = 0;
    this.reader.close();
  }

  private end(): void {
    this.ended = true;
    this.wake?.();
  }
}
