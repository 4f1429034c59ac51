/** What cannot be merged is refused by name, and then nothing at all is written. */
import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/index.ts';
import { mergeStores } from '../../src/lab/node/index.ts';
import { Store, type StoredRun } from '../../src/store/index.ts';
import { samples } from '../samples.ts';
import { damagedVariants } from '../store/variants.ts';
import { copyOf, folder, forged, gamesOf, newPath, numbersOf, playShards, using } from './shardStores.ts';

const SEED = 15;

let shards: readonly [string, string, string];
beforeAll(async () => void (shards = await playShards()));

let target: string;
beforeEach(() => void (target = newPath()));

function merge(...files: readonly string[]): StoredRun[] {
  return mergeStores({ files, target });
}

describe('engines', () => {
  test('that differ are both named', () => {
    const other = forged(shards[1], { signature: 'deadbeef' });
    const message = new RegExp(
      `^run 1 in ${shards[0]} was played by Playout .*, and run 1 in ${other}, .* by Playout .*deadbeef`,
    );
    expect(() => merge(shards[0], other)).toThrow(message);
    expect(existsSync(target)).toBe(false);
    copyFileSync(shards[0], target);
    expect(() => merge(other)).toThrow('might not be played alike');
    expect(gamesOf(target)).toEqual(gamesOf(shards[0]));
  });

  test('are not known to be the same without a signature', () => {
    const unknown = [shards[0], shards[1]].map((path) => forged(path, { signature: null }));
    expect(() => merge(...unknown)).toThrow('(signature not known)');
    // A single run mixes nothing.
    expect(merge(unknown[0]!)).toMatchObject([{ played: 8 }]);
  });

  test('may be mixed on request, and then the run says so', () => {
    const other = forged(shards[1], { signature: 'deadbeef' });
    const [run] = mergeStores({ files: [shards[0], other], target, mixEngines: true });
    expect(run!.engines.map(({ signature }) => signature)).toContain('deadbeef');
    expect(run!.engines).toHaveLength(2);
    // What is mixed already is no new mixture.
    expect(merge(shards[2])).toMatchObject([{ state: 'finished', played: 24, engines: run!.engines }]);
  });
});

describe('a file', () => {
  const linked = (): string => {
    const path = newPath();
    linkSync(shards[1], path);
    return path;
  };
  const isTarget = (): string => {
    copyFileSync(shards[0], target);
    return target;
  };
  const withoutRuns = (): string => {
    const path = newPath();
    Store.toWrite(path).close();
    return path;
  };
  const noStore = (): string => {
    const path = newPath();
    writeFileSync(
      path,
      'a text that is longer than the header of an SQLite file has to be, which is a hundred bytes',
    );
    return path;
  };
  const refusals: readonly [string, () => string, string][] = [
    ['that is the target', isTarget, ' is the store that the others are merged into'],
    ['that is given twice', () => shards[1], ' is given twice'],
    ['that is given under two names', linked, ' are the same file'],
    ['that is not there', () => join(folder, 'none.db'), 'there is no store at '],
    ['without runs', withoutRuns, 'there are no runs in '],
    ['that is a folder', () => folder, ' is a directory'],
    ['that is no store', noStore, ' is not a store of Playout'],
  ];

  test.each(refusals)('%s is refused', (_what, prepare, message) => {
    const file = prepare();
    const before = existsSync(target) ? readFileSync(target) : undefined;
    const attempt = (): unknown => merge(shards[0], shards[1], file);
    expect(attempt).toThrow(UserError);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(file);
    expect(existsSync(target) ? readFileSync(target) : undefined).toEqual(before);
  });
});

describe('a game that two stores have differently', () => {
  test('is named with both', () => {
    const other = forged(shards[1], {
      change: (games) => games.map((game, i) => (i === 3 ? { ...game, plies: game.plies + 1 } : game)),
    });
    const what = `game ${numbersOf(other)[3]} of run 1 in ${other} is not the same as in run 1 in`;
    expect(() => merge(shards[0], shards[1], other)).toThrow(`${what} ${shards[1]}`);
    expect(existsSync(target)).toBe(false);
    merge(...shards);
    const before = gamesOf(target);
    expect(() => merge(other)).toThrow(`${what} ${target}`);
    expect(gamesOf(target)).toEqual(before);
    expect(using(target, (store) => store.run(1))).toMatchObject({ state: 'finished', played: 24 });
  });

  test('may differ in its record alone', () => {
    const other = forged(shards[1], { change: (games) => games.map((game) => ({ ...game, record: null })) });
    expect(() => merge(shards[1], other)).toThrow('is not the same as in');
  });

  test('is not one that only took another time', () => {
    const other = forged(shards[1], {
      change: (games) =>
        games.map((game) => ({ ...game, sides: game.sides.map((side) => ({ ...side, seconds: 9 })) })),
    });
    expect(merge(shards[1], other)).toMatchObject([{ played: 8 }]);
  });
});

test('a target whose games are damaged is refused', () => {
  copyFileSync(shards[0], target);
  const games = gamesOf(target);
  // A game that is there and not in the schedule, as of a file from somebody else.
  const strange = forged(target, { change: () => [...games, { ...games[0]!, number: 999_999 }] });
  target = strange;
  expect(() => merge(shards[1])).toThrow(`the store ${strange} is damaged: run 1: game 999999`);
  const other = copyOf(strange);
  target = newPath();
  expect(() => merge(other)).toThrow(`the store ${other} is damaged: run 1: game 999999`);
  expect(existsSync(target)).toBe(false);
});

test(`damage of any kind is refused by the name of the file, or does no harm (seed ${SEED})`, () => {
  const source = newPath();
  const variants = damagedVariants(readFileSync(shards[0]), SEED).slice(0, samples(400));
  expect(variants).toHaveLength(samples(400));
  const expected = [...gamesOf(shards[0]), ...gamesOf(shards[1])].toSorted((a, b) => a.number - b.number);
  let refused = 0;
  for (const variant of variants) {
    for (const path of [source, target])
      for (const part of ['', '-wal', '-shm']) rmSync(path + part, { force: true });
    variant.write(source);
    try {
      merge(source, shards[1]);
    } catch (error) {
      refused++;
      expect(error, variant.name).toBeInstanceOf(UserError);
      expect((error as UserError).message, variant.name).toContain(source);
      expect(existsSync(target), variant.name).toBe(false);
      continue;
    }
    expect(gamesOf(target), variant.name).toEqual(expected);
  }
  expect(refused).toBeGreaterThan(samples(100));
  expect(refused).toBeLessThan(variants.length);
});
