/** A store that disappears during a run: it is noticed and reported, and everything is saved elsewhere. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/index.ts';
import type { ExperimentSpec, RunResults } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { runHere } from '../cli/run.ts';
import { playSpec, timeless } from './experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-lost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy'],
  games: 1000,
};

/** Plays until the store is harmed, a while after the first games came in. @returns what the run says */
async function playAndLose(path: string, lose: () => void): Promise<UserError> {
  const store = Store.toWrite(path);
  let isLost = false;
  const playing = runExperiment(
    { spec, command: 'playout run test.json' },
    {
      store,
      threads: 2,
      onProgress: ({ played }) => {
        if (played < 100 || isLost) return;
        isLost = true;
        lose();
      },
    },
  );
  const failure: unknown = await playing.then(
    () => new Error('nothing was noticed'),
    (error: unknown) => error,
  );
  store.close();
  expect(failure).toBeInstanceOf(UserError);
  return failure as UserError;
}

/** Where the message says that everything is. */
function savedIn({ hint }: UserError): string {
  const place = /is saved in (.*)\. Resume with: playout resume 1 --store \1$/.exec(hint)?.[1];
  expect(place).toBeDefined();
  return place!;
}

let whole: Promise<RunResults> | undefined;

/** The result of the run if nothing happens to its store. */
function untouched(): Promise<RunResults> {
  return (whole ??= playSpec(spec, { threads: 2 }));
}

async function expectTheSame(saved: string): Promise<void> {
  const before = Store.toRead(saved);
  expect(before.run(1)).toMatchObject({ state: 'stopped' });
  expect(before.run(1).played).toBeGreaterThanOrEqual(100);
  before.close();
  const finished = await playSpec(spec, { threads: 2, path: saved });
  expect(finished.run).toMatchObject({ state: 'finished', played: 1000 });
  expect(timeless(finished)).toEqual(timeless(await untouched()));
}

describe('a store in the middle of a run', () => {
  test('that is deleted is noticed, and saved next to its place', async () => {
    const path = join(folder, 'deleted.db');
    const error = await playAndLose(path, () => {
      for (const part of ['', '-wal', '-shm']) rmSync(path + part);
    });
    expect(error.message).toBe(
      `the store ${path} is lost: it was deleted or replaced while run 1 was being played`,
    );
    expect(savedIn(error)).toBe(`${path}.rescued`);
    await expectTheSame(`${path}.rescued`);
  });

  test('that is replaced is noticed, and what took its place is left alone', async () => {
    const path = join(folder, 'replaced.db');
    writeFileSync(`${path}.rescued`, 'mine');
    const error = await playAndLose(path, () => {
      writeFileSync(`${path}.new`, 'another file');
      renameSync(`${path}.new`, path);
    });
    expect(savedIn(error)).toBe(`${path}.rescued-2`);
    await expectTheSame(`${path}.rescued-2`);
  });

  test('whose whole directory is deleted is saved among the temporary files', async () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    const error = await playAndLose(join(home, 'store.db'), () => rmSync(home, { recursive: true }));
    const saved = savedIn(error);
    expect(saved.startsWith(tmpdir())).toBe(true);
    await expectTheSame(saved);
    rmSync(saved);
  });
});

test('an empty name is a user error, and nothing is stored', async () => {
  const before = readdirSync('.');
  const tournament = ['tournament', 'ataxx', 'random', 'random', '--games', '2'];
  for (const args of [tournament, ['runs'], ['resume', '1'], ['report', '1', '--out', join(folder, 'r')]]) {
    const { code, out, err } = await runHere([...args, '--store', '']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('error: a store needs a file\nhint: Name one with --store.\n');
  }
  expect(readdirSync('.')).toEqual(before);
  expect(existsSync(join(folder, 'r'))).toBe(false);
});
