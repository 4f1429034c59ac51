import { expect, test } from 'vitest';
import { Program } from './program.ts';

test.each([
  ['longer than any system takes', 'x'.repeat(3_000_000)],
  ['with a NUL', 'x\0y'],
])('a command %s cannot be started, and that is told like any other end', (_, word) => {
  const reasons: string[] = [];
  const program = new Program(['echo', word], {
    started: () => reasons.push('started'),
    hear: () => undefined,
    ended: (reason) => reasons.push(reason),
  });
  program.send('ugi');
  program.kill('it was in the way');
  expect(reasons).toEqual([expect.stringMatching(/^it cannot be started \(\w+\)$/)]);
});
