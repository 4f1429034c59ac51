/** Programs that a file or a store names are started only with permission, because someone else may have written it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireConsent } from '../../src/cli/lab/engines.ts';
import { type ExperimentSpec, settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { runHere } from '../cli/run.ts';
import { refusal } from '../refusal.ts';
import { patientEngine, scripted } from './commands.ts';

let folder = '';
let trace = '';
let spec: ExperimentSpec;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playout-consent-'));
  trace = join(folder, 'was started');
  spec = { game: 'ataxx', agents: [patientEngine(scripted('trace', trace)), 'random'], games: 2 };
});

afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string): string => join(folder, name);

function write(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

test.each([
  ['JSON', 'spec.json', ''],
  ['JavaScript', 'spec.mjs', 'export default '],
])('an experiment in %s must be allowed to start programs', async (_, name, before) => {
  const file = write(name, before + JSON.stringify(spec));
  const args = ['run', file, '--store', path('runs.db'), '--threads', '1'];
  const refused = await runHere(args);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(`${name} would start a program on this machine:\n  `);
  expect(refused.err).toContain('trace.mjs');
  expect(refused.err).toContain('--allow-engines');
  expect([existsSync(trace), existsSync(path('runs.db'))]).toEqual([false, false]);
  const allowed = await runHere([...args, '--allow-engines']);
  expect(allowed).toMatchObject({ code: 0 });
  expect(existsSync(trace)).toBe(true);
});

test('a run of a store must be allowed to start programs, unless it is finished', async () => {
  const store = Store.toWrite(path('runs.db'));
  const experiment = settleExperiment(spec);
  beginRun(store, { spec, experiment, command: 'playout run it.json', threads: 1 }).release('stopped', 0);
  store.close();
  const args = ['resume', '1', '--store', path('runs.db'), '--threads', '1'];
  const refused = await runHere(args);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('run 1 would start a program on this machine:\n  ');
  expect(existsSync(trace)).toBe(false);
  const allowed = await runHere([...args, '--allow-engines']);
  expect(allowed).toMatchObject({ code: 0 });
  rmSync(trace);
  expect(await runHere(args)).toMatchObject({ code: 0, out: allowed.out });
  expect(existsSync(trace)).toBe(false);
});

test('to look at a run or a record starts nothing', async () => {
  const store = ['--store', path('runs.db')];
  const file = write('spec.json', JSON.stringify({ ...spec, records: 'all' }));
  expect(await runHere(['run', file, '--allow-engines', '--threads', '1', ...store])).toMatchObject({
    code: 0,
  });
  const record = path('games.jsonl');
  const [engine, other] = spec.agents as [string, string];
  const match = ['match', 'ataxx', engine, other, '--games', '2', '--threads', '1', '--records', record];
  expect(await runHere(match)).toMatchObject({ code: 0 });
  rmSync(trace);
  for (const look of [['runs'], ['report', '1', '--out', path('report')]])
    expect(await runHere([...look, ...store])).toMatchObject({ code: 0 });
  expect(await runHere(['replay', record])).toMatchObject({ code: 0 });
  expect(existsSync(trace)).toBe(false);
});

test('the list shows every command once, on its own line, with nothing hidden', () => {
  const specs = [
    'engine("./one")',
    'engine("./one", depth=3)',
    // A file with such a command is refused; an old store may still hold one.
    `engine("sh -c 'echo \u001B[2J\n\u202Ex'")`,
    ...Array.from({ length: 30 }, (_, i) => `engine("./more ${i}")`),
  ];
  const agents = specs.map((text, i) => ({ name: `agent ${i}`, spec: text }));
  const lines = refusal(() => requireConsent({ game: 'ataxx', agents }, 'run 1'))
    .split('\n')
    .slice(1);
  expect(lines.slice(0, 3)).toEqual([
    '  ./one',
    String.raw`  sh -c 'echo \u001b[2J\u000a\u202ex'`,
    '  ./more 0',
  ]);
  expect(lines[20]).toMatch(/^ {2}… and 12 more \//);
});

test.each(['ugi', 'uai'])('a program cannot be started through %s, and the agent stays', async (protocol) => {
  const lines = [
    'setoption name Agent value random',
    `setoption name Agent value ${patientEngine(scripted('trace', trace))}`,
    'setoption name Hash value 8',
    protocol,
    'position startpos',
    'go movetime 10',
  ];
  const { code, out } = await runHere(['engine', 'ataxx', '--protocol', protocol], lines.join('\n'));
  expect(code).toBe(0);
  const answers = out.split('\n');
  expect(answers[0]).toMatch(/^info string agent engine cannot play here/);
  expect(answers[1]).toBe('id name Playout');
  expect(answers).toContain('option name Agent type string default random');
  expect(answers).toContain('option name Hash type spin default 8 min 1 max 4096');
  expect(out).toMatch(/^bestmove \S+$/m);
  expect(existsSync(trace)).toBe(false);
});
