import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Progress } from './progress.ts';
import { Status } from './status.ts';
import type { Terminal } from './terminal.ts';

/** A terminal whose clock is moved by hand. */
function fakeTerminal(isTTY: boolean): {
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
    catchInterrupt: () => new AbortController().signal,
  };
  return { terminal, said, wait: (ms) => void (now += ms) };
}

test('short work shows nothing', () => {
  const { terminal, said, wait } = fakeTerminal(false);
  const progress = new Progress(terminal, 'games', 10);
  for (let i = 1; i <= 10; i++) {
    wait(99);
    progress.update(i);
  }
  progress.finish();
  expect(said()).toBe('');
});

test('in a log there is a plain line after a second and then every five', () => {
  const { terminal, said, wait } = fakeTerminal(false);
  const progress = new Progress(terminal, 'games', 100);
  for (let i = 1; i <= 12; i++) {
    wait(1000);
    progress.update(i);
  }
  expect(said()).toBe([1, 6, 11].map((i) => `${i} of 100 games after ${i} s, ${100 - i} s left\n`).join(''));
});

test('on a screen there is a bar, which is cleared in the end', () => {
  const { terminal, said, wait } = fakeTerminal(true);
  const progress = new Progress(terminal, 'games', 4);
  wait(2000);
  progress.update(2);
  const bar = said();
  expect(bar).toContain('50 %  2 of 4 games, 2 s left');
  expect(bar).not.toContain('\n');
  progress.finish();
  expect(said()).not.toContain('games');
});

test('a status line is rewritten on a screen and repeated in a log', () => {
  const screen = fakeTerminal(true);
  const log = fakeTerminal(false);
  for (const { terminal, wait, said } of [screen, log]) {
    const status = new Status(terminal);
    status.update(() => 'too early');
    expect(said()).toBe('');
    wait(1500);
    status.update(() => 'thinking');
    status.update(() => 'too soon');
    expect(said()).toBe(terminal === screen.terminal ? '\r\u001b[Kthinking' : 'thinking\n');
    status.finish();
    expect(said()).toBe(terminal === screen.terminal ? '\r\u001b[K' : '');
  }
});
