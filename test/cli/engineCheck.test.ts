/** Engines from outside on the command line: checked, played against, analysed with. */
import { expect, test } from 'vitest';
import { patientEngine, scripted } from '../engines/commands.ts';
import { PATIENCE_MS } from '../patience.ts';
import { runHere } from './run.ts';

interface Report {
  readonly protocol: string;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly note: string }[];
}

test('a good engine passes, with exit code 0', async () => {
  const args = [
    'engine-check',
    scripted('firstMove'),
    '--timeout',
    `${PATIENCE_MS}`,
    '--grace',
    `${PATIENCE_MS}`,
  ];
  const { code, out } = await runHere([...args, '--json']);
  const report = JSON.parse(out) as Report;
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect([code, report.protocol]).toEqual([0, 'uai']);
});

test('a bad one does not, with exit code 1 and a line for every check', async () => {
  const args = ['engine-check', scripted('crashAtStart'), '--timeout', `${PATIENCE_MS}`];
  const { code, out, err } = await runHere(args);
  expect(code).toBe(1);
  expect(out).toMatch(/^ok +starts/m);
  expect(out).toMatch(/^FAILED +introduces itself +it ended with exit code 1: Error: no weights to load$/m);
  expect(err).toBe('10 checks of 11 failed\n');
});

test.each([
  [['engine-check', 'x "y'], 'a quote without an end'],
  [['engine-check', ''], 'an engine needs a command'],
  [['engine-check', 'x', '--game', 'saboteur'], 'hidden from its seat'],
  [['engine-check', 'x', '--protocol', 'uci'], 'uci'],
])('%j is a mistake of the user', async (args, message) => {
  const { code, err } = await runHere(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('an engine that cannot play is reported in an analysis, without a stack trace', async () => {
  const agent = patientEngine(scripted('crashAtStart'));
  const { code, err } = await runHere(['analyse', 'ataxx', '--agent', agent]);
  expect(code).toBe(2);
  expect(err).toMatch(/^error: the engine cannot play on: it ended with exit code 1: Error: no weights/);
  expect(err).not.toContain('    at ');
});

test('a game at the terminal ends when the engine in the other seat gives it up', async () => {
  const seats = `human,${patientEngine(scripted('garbageMove'))}`;
  const { code, out } = await runHere(['play', 'ataxx', '--seats', seats], 'g2\n');
  expect(code).toBe(0);
  expect(out).toContain('o forfeits the game: its bestmove is wrong');
  expect(out).toContain('the game was not finished: x5o/7/7/7/7/6x/o5x o 0 1');
});
