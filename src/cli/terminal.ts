/**
 * What a command runs in: three streams, a clock, Ctrl-C, its variables, and the name it was called by. Tests put their own in
 * its place.
 */
import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../search/search.ts';
import { programName } from './programName.ts';

/** The variables that a process is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Terminal {
  readonly input: Readable;
  /** Results, and nothing else. */
  readonly output: Writable;
  /** Progress, notes and complaints. */
  readonly errors: Writable;
  readonly clock: Clock;
  /** What was typed to start the program: `npx playout`. */
  readonly program: string;
  /** Says whether colours are wanted. */
  readonly environment: Environment;
  /** How long work runs before its progress is shown. */
  readonly silentMs: number;
  /**
   * From this call on an interrupt (Ctrl-C, or the request to end that systems send) no longer ends the process but
   * aborts the signal, and the command ends by itself. A second one ends the process.
   */
  catchInterrupt(): AbortSignal;
}

/** Is there a person at the other end, rather than a file or a program? */
export function isScreen(stream: Readable | Writable): boolean {
  return 'isTTY' in stream && Boolean(stream.isTTY);
}

/** How many characters a line of results may have; undefined where output is not a screen. */
export function screenWidth({ output }: Terminal): number | undefined {
  if (!isScreen(output) || !('columns' in output)) return undefined;
  return typeof output.columns === 'number' && output.columns > 0 ? output.columns : undefined;
}

/** Has the reader of a pipe seen enough (`playout moves ataxx | head -1`)? That is no error. */
export function isClosedPipe(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE';
}

/** A pause long enough that one Ctrl-C, which a wrapper may pass on a second time, counts as one. */
const SECOND_INTERRUPT_MS = 300;
const INTERRUPTS = ['SIGINT', 'SIGTERM'] as const;

function catchInterrupt(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    controller.abort();
    setTimeout(() => {
      for (const signal of INTERRUPTS) process.off(signal, stop);
    }, SECOND_INTERRUPT_MS).unref();
  };
  for (const signal of INTERRUPTS) process.on(signal, stop);
  return controller.signal;
}

export const processTerminal: Terminal = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  clock: () => performance.now(),
  program: programName({
    file: process.argv[1] ?? '',
    environment: process.env,
    folder: process.cwd(),
    platform: process.platform,
  }),
  environment: process.env,
  silentMs: 1000,
  catchInterrupt,
};
