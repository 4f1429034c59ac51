/** A terminal for tests of what is shown while something runs. */
import { PassThrough, Writable } from 'node:stream';
import type { Terminal } from '../src/cli/terminal.ts';

/** A terminal whose clock is moved by hand. */
export function fakeTerminal(isTTY: boolean): {
  terminal: Terminal;
  said: () => string;
  wait: (ms: number) => void;
} {
  let now = 0;
  let heard = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    heard += String(chunk);
    done();
  };
  const errors = Object.assign(new Writable({ write }), { isTTY, columns: 80 });
  const said = (): string => {
    const text = heard;
    heard = '';
    return text;
  };
  const terminal: Terminal = {
    input: new PassThrough(),
    output: new PassThrough(),
    errors,
    clock: () => now,
    program: 'playout',
    environment: {},
    silentMs: 1000,
    catchInterrupt: () => new AbortController().signal,
  };
  return { terminal, said, wait: (ms) => void (now += ms) };
}
