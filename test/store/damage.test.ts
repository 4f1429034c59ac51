/**
 * Damaged stores: some five hundred kinds of damage, and none of them may show a stack trace or a wrong result.
 * Either everything is as before, or an error names the file.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExperimentSpec, settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { type Ran, runHere } from '../cli/run.ts';
import { playSpec } from '../lab/experiments.ts';
import { samples } from '../samples.ts';
import { type Variant, damagedVariants } from './variants.ts';

const SEED = 14;
/** Resuming a run starts threads, so only one in this many variants is resumed. */
const RESUME_EVERY = 40;
const REPORT_EVERY = 150;

const folder = mkdtempSync(join(tmpdir(), 'playout-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const finished: ExperimentSpec = {
  name: 'finished',
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy', 'random'],
  pairing: 'round-robin',
  games: 10,
  records: 'all',
};

const stopped: ExperimentSpec = {
  name: 'stopped',
  game: 'marrakech',
  options: { preset: 'official3', size: 3, rugsPerColour: 2 },
  agents: ['greedy', 'random', 'random'],
  games: 10,
  records: 'all',
};

/** A store with a finished run of two and, of another of three, some games. */
async function writeStore(path: string): Promise<void> {
  await playSpec(finished, { threads: 1, path });
  const other = join(folder, 'other.db');
  await playSpec(stopped, { threads: 1, path: other });
  const from = Store.toRead(other);
  const to = Store.toWrite(path);
  const writer = beginRun(to, {
    spec: stopped,
    experiment: settleExperiment(stopped),
    command: '',
    threads: 1,
  });
  const records = new Map(from.records(1, 10).map(({ number, record }) => [number, record]));
  for (const game of from.games(1)) {
    const { number } = game;
    if (number < 6 && number !== 2) writer.add([{ ...game, record: records.get(number)! }], [], 1);
  }
  writer.release('stopped', 1);
  from.close();
  to.close();
}

const base = join(folder, 'base.db');
const copy = join(folder, 'copy.db');

const COMMANDS = {
  runs: ['runs', '--json'],
  result: ['resume', '1', '--json'],
  rest: ['resume', '2', '--json', '--threads', '1'],
  check: ['runs', '--check', '--json'],
  report: ['report', '2', '--out', join(folder, 'report')],
} as const;

/** Times are of this run alone. */
function timeless(text: string): string {
  return text.replaceAll(/"(?:seconds|secondsPerMove|gamesPerSecond)": [\d.e-]+/g, '');
}

let variants: Variant[];
const expected = new Map<string, Ran>();

async function run(command: keyof typeof COMMANDS): Promise<Ran> {
  const { code, out, err } = await runHere([...COMMANDS[command], '--store', copy]);
  return { code, out: timeless(out), err };
}

function clear(): void {
  for (const part of ['-wal', '-shm']) rmSync(copy + part, { force: true });
}

beforeAll(async () => {
  await writeStore(base);
  variants = damagedVariants(readFileSync(base), SEED);
  for (const command of ['runs', 'result', 'check', 'report', 'rest'] as const) {
    clear();
    copyFileSync(base, copy);
    expected.set(command, await run(command));
  }
});

/** What is wrong with an answer: a trace, an error that does not name the file, or a wrong result unnoticed. */
function faultOf(command: string, { code, out, err }: Ran): string | null {
  if (/\n {4}at /.test(err)) return 'trace';
  if (code === 2) return err.includes(copy) ? null : 'no file';
  const sound = expected.get(command)!;
  if (code === 0 && err === sound.err) return out === sound.out ? null : 'silently different';
  // `runs` lists what there is and says what is wrong with it; a check that finds something exits with 1.
  const mayTell = (command === 'runs' && code === 0) || (command === 'check' && code === 1);
  return mayTell && err.includes(copy) ? null : `exit code ${code}`;
}

async function tryVariant(variant: Variant, commands: readonly (keyof typeof COMMANDS)[]): Promise<string[]> {
  const faults: string[] = [];
  const answers = new Map<string, Ran>();
  clear();
  variant.write(copy);
  for (const command of commands) {
    const answer = await run(command);
    answers.set(command, answer);
    const fault = faultOf(command, answer);
    if (fault !== null) faults.push(`${variant.name}: ${command}: ${fault}: ${answer.err}${answer.code}`);
  }
  const refused = ['runs', 'result'].some(
    (command) => answers.get(command)?.err !== expected.get(command)?.err,
  );
  if (refused && answers.get('check')?.code === 0) faults.push(`${variant.name}: overlooked by the check`);
  return faults;
}

test(`of all kinds show no trace and no other result (seed ${SEED})`, async () => {
  expect(variants.length).toBeGreaterThanOrEqual(samples(500));
  const faults: string[] = [];
  for (const [i, variant] of variants.entries()) {
    const more = [
      ...(i % REPORT_EVERY === 0 ? (['report'] as const) : []),
      // Last, because it changes the file.
      ...(i % RESUME_EVERY === 0 ? (['rest'] as const) : []),
    ];
    faults.push(...(await tryVariant(variant, ['runs', 'result', 'check', ...more])));
  }
  expect(faults).toEqual([]);
});
