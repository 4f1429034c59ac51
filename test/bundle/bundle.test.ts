/** The program runs from a bundle of its sources, and nobody can tell: see `bin/bundle.mjs`. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Copy } from '../recipes/copy.ts';

const copy = new Copy();
afterAll(() => rmSync(copy.folder, { recursive: true }));

const PROGRAM = 'bin/playout.mjs';
const BUNDLES = join(copy.folder, 'dist', 'node');
const run = (...args: string[]): Promise<string> => copy.run(PROGRAM, args);

const bundles = (): string[] => readdirSync(BUNDLES).filter((name) => name !== 'current');

/** The bundle that the next start would take. */
function current(): string {
  return readFileSync(join(BUNDLES, 'current'), 'utf8').split('\n')[0]!;
}

/** Changes a source for the time of a test. */
async function withChange<T>(
  file: string,
  change: (source: string) => string,
  then: () => Promise<T>,
): Promise<T> {
  const before = copy.read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  copy.write(file, after);
  try {
    return await then();
  } finally {
    copy.write(file, before);
  }
}

/** What a command prints that fails. */
function failure(...args: string[]): Promise<string> {
  return run(...args).then(
    () => 'no failure',
    (error: Error) => error.message,
  );
}

beforeAll(() => run('--version'));

test('a second start takes the bundle of the first', async () => {
  const before = bundles();
  expect(before).toContain(current());
  await run('--version');
  expect(bundles()).toEqual(before);
});

describe('a changed source is never run as it was', () => {
  const FILE = 'src/arena/version.ts';
  const version = (number: string) => (source: string) => source.replace('0.1.0', number);

  test('at the next start', async () => {
    await withChange(FILE, version('2.0.0'), async () => {
      const before = current();
      expect(await run('--version')).toBe('2.0.0\n');
      expect(current()).not.toBe(before);
    });
    expect(await run('--version')).toBe('0.1.0\n');
  });

  test('even if it is as long and as old as before', async () => {
    const { atime, mtime } = statSync(join(copy.folder, FILE));
    await withChange(FILE, version('3.0.0'), async () => {
      utimesSync(join(copy.folder, FILE), atime, mtime);
      expect(await run('--version')).toBe('3.0.0\n');
    });
  });

  test('if it only passes on what others export', async () => {
    const imports = "import { roundTrip } from 'playout/core'; export default roundTrip;";
    writeFileSync(join(copy.folder, 'outside.mjs'), imports);
    const added = (source: string): string => `${source}export const roundTrip = {};\n`;
    await withChange('src/core/index.ts', added, async () => {
      expect(await failure('show', './outside.mjs')).toContain('outside.mjs exports no game');
    });
    expect(await failure('show', './outside.mjs')).toContain('does not provide an export');
  });

  test('and a mistake in it is shown where it is', async () => {
    const broken = (source: string): string => `${source}const = 1;\n`;
    await withChange(FILE, broken, async () => {
      expect(await failure('--version')).toMatch(/src\/arena\/version\.ts:\d+/);
    });
  });
});

test('processes that build at the same time all run, and leave one bundle for the next', async () => {
  rmSync(BUNDLES, { recursive: true });
  const all = await Promise.all(Array.from({ length: 4 }, () => run('--version')));
  expect(all).toEqual(Array.from({ length: 4 }, () => '0.1.0\n'));
  const before = bundles();
  expect(before).toContain(current());
  await run('--version');
  expect(bundles()).toEqual(before);
});

test('where no bundle can be kept, the sources run', async () => {
  const [dist, aside] = [join(copy.folder, 'dist'), join(copy.folder, 'dist-aside')];
  renameSync(dist, aside);
  // Nothing can be written below a file, not even by root.
  writeFileSync(dist, '');
  const match = ['match', 'ataxx', 'random', 'random', '--games', '2', '--threads', '1'];
  expect(await run(...match)).toContain('2 games');
  rmSync(dist);
  renameSync(aside, dist);
});

describe('a stack trace names the sources', () => {
  const planted = 'throw new Error("planted");';
  const lineOf = (file: string): number => copy.read(file).split(planted)[0]!.split('\n').length;

  test.each([
    ['of a command', 'src/cli/commands/games.ts', '.action((flags: { json?: true }) => {', ['games']],
    [
      'of a thread that plays',
      'src/arena/gamePlayer.ts',
      /\n {2}play\(.*\{\n/,
      ['match', 'ataxx', 'random', 'random', '--games', '2'],
    ],
  ] as const)('%s', async (_what, file, place, args) => {
    await withChange(
      file,
      (source) => source.replace(place, (found) => found + planted),
      async () => {
        const before = current();
        const shown = await failure(...args);
        expect(shown).toContain('Error: planted\n    at ');
        expect(shown).toContain(`${file}:${lineOf(file)}:`);
        expect(shown).not.toContain('dist/node');
        expect(current()).not.toBe(before);
      },
    );
  });
});

describe('a module from outside', () => {
  const FILE = 'outside.mjs';
  const write = (text: string): void => writeFileSync(join(copy.folder, FILE), text);
  const sources = join(copy.folder, 'src');

  test('shares classes and games with what runs, in every thread', async () => {
    write(`import { Random, State, UserError, settleOptions } from 'playout/core';
      import { findGame, games } from 'playout/games';
      import * as named from '${sources}/core/index.ts';
      const ataxx = findGame('ataxx');
      const start = ataxx.start(settleOptions(ataxx, {}), new Random(1));
      if (named.State !== State || !(start instanceof State)) throw new Error('another contract');
      const refuse = () => { throw new UserError('refused by one of ' + games.length, 'Try another.'); };
      export default { ...ataxx, name: 'twin', parsePosition: refuse };`);
    const played = await run('match', `./${FILE}`, 'random', 'random', '--games', '4', '--threads', '2');
    expect(played).toContain('4 games');
    // A mistake of the user's, not of ours; and the module is in the list that it sees.
    expect(await failure('show', `./${FILE}`, '--position', 'x')).toMatch(
      /error: refused by one of 6\nhint: Try another\.\n$/,
    );
  });

  test('cannot import what would be a second copy', async () => {
    write(`import { Random } from '${sources}/core/random.ts'; export default Random;`);
    const shown = await failure('show', `./${FILE}`);
    expect(shown).toMatch(/error: .*outside\.mjs cannot be loaded: src\/core\/random\.ts cannot be imported/);
  });
});

test('a bundle that is no longer current stays as long as a process runs from it', async () => {
  const HOURS_AGO = new Date(Date.now() - 10 * 3_600_000);
  const old = (name: string, pid: number): string => {
    const folder = join(BUNDLES, name);
    mkdirSync(join(folder, 'users'), { recursive: true });
    writeFileSync(join(folder, 'users', String(pid)), '');
    utimesSync(folder, HOURS_AGO, HOURS_AGO);
    return folder;
  };
  const used = old('bundle-used', process.pid);
  // No system has this many processes.
  const unused = old('bundle-unused', 2 ** 30);
  await withChange(
    'src/arena/version.ts',
    (source) => `${source}\n`,
    () => run('--version'),
  );
  expect([existsSync(used), existsSync(unused)]).toEqual([true, false]);
  rmSync(used, { recursive: true });
});
