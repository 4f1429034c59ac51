import { expect, test } from 'vitest';
import { fakeTerminal } from '../../test/fakeTerminal.ts';
import { Progress } from './progress.ts';
import { Status } from './status.ts';

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
