/** An engine that cannot play at all is refused before the first game, and loses nothing game by game. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExperimentSpec, settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { type Ran, runHere, runJson } from '../cli/run.ts';
import { PATIENCE_MS } from '../patience.ts';
import { ourEngine, patientEngine, scripted } from './commands.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'playout-try-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string): string => join(folder, name);
const THREADS = ['--threads', '1'];

function expectRefusal({ code, out, err }: Ran, reason: RegExp): void {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^error: the engine \S.* cannot play ataxx: it/);
  expect(err).toMatch(reason);
  expect(err).toMatch(/\nhint: No game was played\. To see what it can do: playout engine-check /);
  expect(err).not.toContain('    at ');
}

interface Case {
  readonly name: string;
  readonly command: string;
  /** Short for those that never answer; the others get all that a busy machine may take. */
  readonly timeout?: number;
  readonly reason: RegExp;
}

const hopeless: readonly Case[] = [
  { name: 'does not exist', command: './no-such-engine', reason: /it cannot be started \(ENOENT\)$/m },
  {
    name: 'crashes at start',
    command: scripted('crashAtStart'),
    reason: /it ended with exit code 1: Error: no weights to load$/m,
  },
  { name: 'never says a word', command: scripted('silent'), timeout: 1000, reason: /it did not answer uai/ },
  { name: 'is never ready', command: scripted('stallOnReady'), timeout: 1000, reason: /it did not answer/ },
  { name: 'never moves', command: scripted('hangOnGo'), timeout: 3000, reason: /within 3000|than 3000 ms/ },
  {
    name: 'plays what is no move',
    command: scripted('garbageMove'),
    reason: /its bestmove is wrong: "castles" is not a move/,
  },
  { name: 'plays another game', command: ourEngine('katarenga'), reason: /its bestmove is wrong: / },
];

test.each(hopeless)(
  'a match with one that $name is refused, and nothing is written',
  async ({ command, timeout = PATIENCE_MS, reason }) => {
    const spec = `engine("${command}", time=10ms, timeout=${timeout})`;
    const files = ['--records', path('match.jsonl'), '--store', path('match.db')];
    expectRefusal(await runHere(['match', 'ataxx', spec, 'random', ...files, ...THREADS]), reason);
    expect(['match.jsonl', 'match.db'].map((name) => existsSync(path(name)))).toEqual([false, false]);
  },
);

const MISSING = 'engine("./no-such-engine")';
const SPEC: ExperimentSpec = { game: 'ataxx', agents: [MISSING, 'random'], games: 2 };

test.each([
  ['tournament', `tournament ataxx ${MISSING} random greedy`],
  ['sweep', 'sweep ataxx --agent engine("./no-such-engine",depth=$d) --vary d=1,2 --against random'],
  ['ladder', `ladder ataxx ${MISSING}`],
  ['run', 'run SPEC --allow-engines'],
])('so is a %s', async (name, args) => {
  writeFileSync(path('spec.json'), JSON.stringify(SPEC));
  const store = path(`${name}.db`);
  const words = args.split(' ').map((word) => (word === 'SPEC' ? path('spec.json') : word));
  expectRefusal(await runHere([...words, '--store', store, ...THREADS]), /cannot be started \(ENOENT\)/);
  expect(existsSync(store)).toBe(false);
});

test('a run whose engine has gone is not resumed, and stays as it was', async () => {
  const store = Store.toWrite(path('resume.db'));
  const experiment = settleExperiment(SPEC);
  const settings = { spec: SPEC, experiment, command: 'playout run it.json', threads: 1 };
  beginRun(store, settings).release('stopped', 0);
  store.close();
  const args = ['--store', path('resume.db')];
  const ran = await runHere(['resume', '1', '--allow-engines', ...args, ...THREADS]);
  expectRefusal(ran, /cannot be started \(ENOENT\)/);
  const { runs } = await runJson<{ runs: { state: string; played: number }[] }>('runs', ...args);
  expect(runs).toMatchObject([{ state: 'stopped', played: 0 }]);
});

test('one that fails later loses the games in which it fails', async () => {
  const spec = patientEngine(scripted('crashLater'));
  const json = await runJson<object>('match', 'ataxx', spec, 'random', '--games', '2', ...THREADS);
  expect(json).toMatchObject({ games: 2, losses: 2 });
});

test('a position of our own is what it is tried on', async () => {
  const stuck = 'x5o/7/7/7/7/7/o5x x 0 1';
  const args = [
    'match',
    'ataxx',
    patientEngine(scripted('illegalMove')),
    'random',
    '--games',
    '2',
    ...THREADS,
  ];
  expect(await runHere([...args, '--position', stuck])).toMatchObject({ code: 0 });
  const other = await runHere([...args, '--position', 'o5x/7/7/7/7/7/x5o x 0 1']);
  expectRefusal(other, /cannot play ataxx: its bestmove is wrong: move g2 is not legal/);
});
