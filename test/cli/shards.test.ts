/** Shards and `merge` as typed: the tables of a merged experiment are those of one run on one thread. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitCommand } from '../../src/agents/engineCommand.ts';
import { UserError } from '../../src/core/index.ts';
import { Store } from '../../src/store/index.ts';
import { type Ran, runHere, runJson, startProcess } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-shards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

const ALONE = ['--threads', '1'];
const SHARDS = ['1/3', '2/3', '3/3'];

/** Without what depends on the clock, and on where it was played. */
function timeless(json: string): unknown {
  const value = JSON.parse(json, (key, inner: unknown) =>
    ['seconds', 'secondsPerMove', 'started', 'finished', 'gamesPerSecond', 'command', 'threads'].includes(key)
      ? null
      : inner,
  ) as { measures?: { name: string }[] };
  return { ...value, measures: value.measures?.filter(({ name }) => name !== 'secondsPerMove') };
}

/** What `resume` prints of a finished run, and the results of its report. */
async function tablesOf(store: string): Promise<unknown[]> {
  const { code, out, err } = await runHere(['resume', '1', '--store', store, '--json']);
  expect({ code, err }).toMatchObject({ code: 0 });
  const report = path('report');
  await runHere(['report', '1', '--store', store, '--out', report]);
  return [timeless(out), timeless(readFileSync(join(report, 'results.json'), 'utf8'))];
}

/** The shards of an experiment, each in its own store. */
async function playShards(name: string, args: readonly string[]): Promise<string[]> {
  const stores = SHARDS.map((_, i) => path(`${name}-${i + 1}.db`));
  for (const [i, shard] of SHARDS.entries()) {
    const { code, err } = await runHere([...args, ...ALONE, '--shard', shard, '--store', stores[i]!]);
    expect({ code, err }).toMatchObject({ code: 0 });
  }
  return stores;
}

const TOURNAMENT = splitCommand(
  'tournament ataxx random greedy uct(iterations=20) --options size=4 --games 14 --keep all',
);
const SWEEP = splitCommand(
  'sweep ataxx --agent flat(iterations=$n) --vary n=1,2,4,8 --against random --options size=4 --games 10',
);
const THREE = splitCommand(
  'match marrakech greedy random flat(iterations=4) --games 15 --options preset=official3,size=3,rugsPerColour=2',
);

describe.each([
  ['a tournament', TOURNAMENT],
  ['a sweep', SWEEP],
  ['a match of three', THREE],
])('%s', (what, args) => {
  let stores: string[];
  let expected: unknown[];
  beforeAll(async () => {
    const whole = path(`${what}.db`);
    await runHere([...args, ...ALONE, '--store', whole]);
    expected = await tablesOf(whole);
    stores = await playShards(what, args);
  });

  test.each([
    [0, 1, 2],
    [2, 0, 1],
  ])('gives the same tables from shards, merged in the order %i %i %i', async (...order) => {
    const target = path(`${what} ${order.join('')}.db`);
    const files = order.map((place) => stores[place]!);
    const { runs } = await runJson<{ runs: object[] }>('merge', ...files, '--store', target);
    expect(runs).toMatchObject([{ id: 1, state: 'finished' }]);
    expect(await tablesOf(target)).toEqual(expected);
  });
});

/** Games of run 1; none as long as there is no such run. */
function playedIn(file: string): number {
  if (!existsSync(file)) return 0;
  try {
    const store = Store.toWatch(file);
    try {
      return store.progress()[0]?.played ?? 0;
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // It is just being made.
    return 0;
  }
}

test('a shard that was killed is resumed, and the tables are the same', async () => {
  const agents = ['uct(iterations=300)', 'flat(iterations=300)'];
  const args = ['tournament', 'ataxx', ...agents, '--options', 'size=5', '--games', '30', ...ALONE];
  const [whole, one, two, target] = ['killed', 'killed 1', 'killed 2', 'killed all'].map((name) =>
    path(`${name}.db`),
  ) as [string, string, string, string];
  await runHere([...args, '--store', whole]);
  const child = startProcess([...args, '--shard', '1/2', '--store', one]);
  const closed = once(child, 'close');
  await expect.poll(() => playedIn(one)).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  expect(playedIn(one)).toBeLessThan(30);
  const { code, err } = await runHere(['resume', '1', '--shard', '1/2', '--store', one, ...ALONE]);
  expect(code).toBe(0);
  expect(err).toMatch(/ of 30 games: shard 1 of 2; /);
  await runHere([...args, '--shard', '2/2', '--store', two]);
  expect((await runHere(['merge', two, one, '--store', target])).code).toBe(0);
  expect(await tablesOf(target)).toEqual(await tablesOf(whole));
});

test('an experiment from a file, a ladder and an ablation are played in shards too', async () => {
  const file = path('spec.json');
  const spec = { game: 'ataxx', options: { size: 4 }, agents: ['random', 'greedy'], games: 4 };
  writeFileSync(file, JSON.stringify(spec));
  const small = ['--games', '4', '--options', 'size=4'];
  for (const args of [
    ['run', file],
    ['ladder', 'ataxx', 'flat(iterations=2)', '--rungs', '1', ...small],
    ['ablate', 'ataxx', 'uct(c=0.3, iterations=3)', ...small],
  ])
    for (const shard of ['1/2', '2/2']) {
      const store = path(`${args[0]} ${shard[0]}.db`);
      const json = await runJson(...args, ...ALONE, '--shard', shard, '--store', store);
      expect(json).toMatchObject({ shard, run: { state: 'stopped', played: 2, scheduled: 4 } });
    }
});

describe('what is said', () => {
  const stores = ['one', 'two', 'three'].map((name) => path(`${name}.db`));
  const play = (place: number): Promise<Ran> =>
    runHere([...TOURNAMENT, ...ALONE, `--shard=${place + 1}/3`, '--store', stores[place]!]);

  test('of a shard: what it is, and how to join it with the others', async () => {
    const { code, out, err } = await play(0);
    expect(code).toBe(0);
    expect(out).toMatch(/^14 games in 3 pairings/);
    expect(err).toBe(
      'stored as run 1, 14 of 42 games: shard 1 of 3; join all shards with: playout merge FILE... --store all.db\n',
    );
    // The command that plays the whole experiment.
    const { runs } = await runJson<{ runs: { command: string }[] }>('runs', '--store', stores[0]!);
    expect(runs[0]!.command).toMatch(/--threads 1 --store \S+$/);
  });

  test('of a merge: a line for each run, and what is missing', async () => {
    const target = path('lines.db');
    await play(1);
    const part = await runHere(['merge', stores[0]!, stores[1]!, '--store', target]);
    expect(part.code).toBe(0);
    expect(part.out).toBe('run 1, round-robin of ataxx: 28 of 42 games, stopped\n');
    expect(part.err).toBe(
      `merged 2 stores into ${target}\n` +
        `1 run without all games: merge the other shards too, or play the rest with: playout resume RUN --store ${target}\n`,
    );
    await play(2);
    expect(await runHere(['merge', stores[2]!, '--store', target])).toEqual({
      code: 0,
      out: 'run 1, round-robin of ataxx: 42 of 42 games, finished\n',
      err: `merged 1 store into ${target}\n`,
    });
  });
});

describe('a mistake', () => {
  const MATCH = ['match', 'ataxx', 'greedy', 'random', '--options', 'size=4', '--games', '4'];
  const none = path('none.db');
  const mistakes: readonly [string, readonly string[], RegExp][] = [
    [
      'no shard',
      [...MATCH, '--shard', 'two', '--store', none],
      /--shard cannot be "two"\nhint: .*--shard 2\/3/,
    ],
    ['a shard of more', [...MATCH, '--shard', '4/3', '--store', none], /--shard cannot be "4\/3"/],
    ['shard 0', [...MATCH, '--shard', '0/3', '--store', none], /--shard cannot be "0\/3"/],
    ['a match without a store', [...MATCH, '--shard', '1/3'], /has to be kept.*\nhint: .*--store/],
    [
      'a shard with SPRT',
      [...MATCH, '--shard', '1/3', '--sprt', '0,20', '--store', none],
      /stops early \(sprt\) cannot be played in shards: the rule looks at all games/,
    ],
    [
      'a shard with a width',
      [...TOURNAMENT, '--shard', '1/3', '--width', '5', '--store', none],
      /stops early \(width\) cannot be played in shards/,
    ],
    ['no file', ['merge', path('nothing.db'), '--store', none], /there is no store at .*nothing\.db/],
    ['nothing to merge', ['merge', '--store', none], /missing required argument "files"/],
  ];

  test.each(mistakes)('%s is explained', async (_what, args, message) => {
    const { code, out, err }: Ran = await runHere(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

describe('a paper', () => {
  const PAPER = ['reproduce', 'marrakech', 'M1', '--scale', '0.01', ...ALONE];
  const report = (name: string): string[] => ['--out', path(name)];

  /** Everything that was found. */
  function rowsOf(json: string): unknown[] {
    const { papers } = JSON.parse(json) as { papers: { experiments: { rows: unknown[] }[] }[] };
    return papers.flatMap(({ experiments }) => experiments.flatMap(({ rows }) => rows));
  }

  test('is played in shards, and reported from the merged store, where nothing is left to play', async () => {
    const whole = await runHere([...PAPER, '--json', '--store', path('paper.db'), ...report('paper')]);
    const stores = [path('paper-1.db'), path('paper-2.db')];
    const said: Ran[] = [];
    for (const [i, store] of stores.entries())
      said.push(await runHere([...PAPER, '--shard', `${i + 1}/2`, '--store', store, ...report('part')]));
    expect(said.map(({ code }) => code)).toEqual([0, 0]);
    expect(said[0]!.out).toMatch(/^shard 1 of 2: \d+ of \d+ games in \d+ runs\n$/);
    expect(said[0]!.err).toMatch(/a shard has no report; join all shards with: playout merge FILE\.\.\. /);
    expect(existsSync(path('part'))).toBe(false);
    const target = path('paper-all.db');
    const { runs } = await runJson<{ runs: { state: string }[] }>('merge', ...stores, '--store', target);
    expect(new Set(runs.map(({ state }) => state))).toEqual(new Set(['finished']));
    const before = gamesIn(target);
    const all = await runHere([...PAPER, '--json', '--store', target, ...report('all')]);
    expect(rowsOf(all.out)).toEqual(rowsOf(whole.out));
    expect(rowsOf(all.out).length).toBeGreaterThan(0);
    expect(gamesIn(target)).toEqual(before);
    expect(existsSync(path('all/marrakech.html'))).toBe(true);
  });

  function gamesIn(file: string): unknown[] {
    const store = Store.toRead(file);
    try {
      return store.runs().map(({ id }) => Array.from(store.games(id)));
    } finally {
      store.close();
    }
  }
});
