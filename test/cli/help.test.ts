/** The help texts, kept as snapshots. */
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { processTerminal } from '../../src/cli/terminal.ts';
import { runHere } from './run.ts';

const names = Object.keys(commands);

test.each(Object.entries(commands))('%s is loaded by its own name', async (name, load) => {
  const make = await load();
  expect(make(processTerminal).name()).toBe(name);
});

test('the program lists its commands', async () => {
  const { code, out } = await runHere(['--help']);
  expect(code).toBe(0);
  expect(out).toMatchSnapshot();
  expect((await runHere([])).out).toBe(out);
});

test.each(names)('%s has a help text with an example', async (name) => {
  const { code, out, err } = await runHere([name, '--help']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/Examples?:\n {2}\S/);
  expect(out).toMatchSnapshot();
  expect((await runHere(['help', name])).out).toBe(out);
});

test('the version is a number', async () => {
  expect((await runHere(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
