/** Runs the command line in tests: inside this process with streams of our own, or as a real process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/program.ts';

export const BINARY = fileURLToPath(new URL('../../bin/playout.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. @param columns the width of a screen to print on; without it a pipe */
export async function runHere(args: readonly string[], input = '', columns?: number): Promise<Ran> {
  const screen = columns === undefined ? {} : { isTTY: true, columns };
  const output = Object.assign(new PassThrough(), screen);
  const errors = new PassThrough();
  const texts = Promise.all([text(output), text(errors)]);
  const code = await run(args, {
    input: Readable.from([input]),
    output,
    errors,
    clock: () => performance.now(),
    program: 'playout',
    environment: {},
    // Progress would be shown on a busy machine, and not on another.
    silentMs: Infinity,
    catchInterrupt: () => new AbortController().signal,
  });
  output.end();
  errors.end();
  const [out, err] = await texts;
  return { code, out, err };
}

/** The one JSON document that a command prints with `--json`. */
export async function runJson<T>(...args: readonly string[]): Promise<T> {
  const { code, out, err } = await runHere([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as T;
}

export function startProcess(
  args: readonly string[],
  node = process.execPath,
  env = process.env,
): ChildProcessWithoutNullStreams {
  return spawn(node, [BINARY, ...args], { env });
}

/** Runs the real binary with all of its input given at once. */
export async function runProcess(args: readonly string[], input = '', node = process.execPath): Promise<Ran> {
  const child = startProcess(args, node);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

/** A running process that is talked to line by line. */
export class Talk {
  readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(args: readonly string[]) {
    this.child = startProcess(args);
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(...lines: readonly string[]): void {
    for (const line of lines) this.child.stdin.write(`${line}\n`);
  }

  /** The lines up to and including the first that begins with `prefix`. */
  async until(prefix: string): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error(`the process ended before "${prefix}", after: ${seen.join(' | ')}`);
      seen.push(value);
      if (value.startsWith(prefix)) return seen;
    }
  }

  /** What is still printed, and the exit code. */
  async ended(): Promise<{ readonly rest: string[]; readonly code: number | null }> {
    const closed = this.child.exitCode === null ? once(this.child, 'close') : Promise.resolve();
    const rest: string[] = [];
    for (let next = await this.lines.next(); !next.done; next = await this.lines.next())
      rest.push(next.value);
    await closed;
    return { rest, code: this.child.exitCode };
  }
}
