/** Games that begin with openings: the same wherever they are played, and after a stop. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runHere, runJson } from '../cli/run.ts';
import { playSpec, timeless } from './experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-openings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = ['# two openings', 'moves c1 b1', '', 'xx2/4/4/2oo x 0 5 moves c4'];

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['alphabeta(depth=2)', 'greedy'],
  games: 20,
  records: 'all',
};

test.each<[string, string | string[]]>([
  ['random', 'random(plies=3)'],
  ['listed', LINES],
])(
  'a run with %s openings is the same on threads, and after it was stopped and resumed',
  async (what, openings) => {
    const whole = await playSpec({ ...spec, openings }, { threads: 0 });
    expect(timeless(await playSpec({ ...spec, openings }, { threads: 2 }))).toEqual(timeless(whole));
    const stopped = { threads: 0, path: join(folder, `${what}.db`), stopAfter: 7 };
    expect((await playSpec({ ...spec, openings }, stopped)).run.state).toBe('stopped');
    const resumed = await playSpec({ ...spec, openings }, { ...stopped, stopAfter: Infinity });
    expect(resumed.run.state).toBe('finished');
    expect(timeless(resumed)).toEqual(timeless(whole));
    expect(resumed.run.openings).toBe(
      what === 'random' ? '3 random moves, others in every block' : '2 openings, in turn',
    );
  },
);

test('those who never draw play one game without openings, and many with them', async () => {
  const games = async (more: Partial<ExperimentSpec>): Promise<number> => {
    const agents = ['alphabeta(depth=1)', 'alphabeta(depth=2)'];
    const { samples } = await playSpec({ ...spec, agents, ...more }, { threads: 0 });
    return new Set(samples.map(({ moves }) => moves.join(' '))).size;
  };
  expect(await games({ openings: 'random(plies=4)' })).toBeGreaterThan(await games({}));
});

test('the command line takes a file, whose mistakes are told by line, and writes records that replay', async () => {
  const path = join(folder, 'openings.txt');
  const records = join(folder, 'games.jsonl');
  const args = ['match', 'ataxx', 'greedy', 'alphabeta(depth=1)', '--options', 'size=4', '--games', '8'];
  writeFileSync(path, LINES.join('\n'));
  const said = await runJson<{ games: number }>(...args, '--openings', path, '--records', records);
  expect(said.games).toBe(8);
  expect(await runJson('replay', records)).toMatchObject({ games: 8, ok: 8 });
  writeFileSync(path, [...LINES, 'moves c1 c1'].join('\n'));
  const { code, err } = await runHere([...args, '--openings', path]);
  expect(code).toBe(2);
  expect(err).toContain('--openings: line 5: move 2 of 2: move c1 is not legal');
  expect((await runHere([...args, '--openings', join(folder, 'none')])).err).toContain(
    '--openings: cannot read',
  );
});

test.each(['tournament', 'ladder', 'ablate', 'sweep'])('%s takes openings', async (command) => {
  const agents = {
    tournament: ['greedy', 'random'],
    ladder: ['uct(iterations=2)', '--rungs', '1'],
    ablate: ['uct(c=0.7, iterations=2)'],
    sweep: ['--agent', 'uct(c=$c, iterations=2)', '--vary', 'c=1', '--against', 'random'],
  }[command]!;
  const store = join(folder, `${command}.db`);
  const rest = ['--options', 'size=4', '--games', '2', '--threads', '1', '--store', store];
  await runJson(command, 'ataxx', ...agents, ...rest, '--openings', 'random(plies=2)');
  const { runs } = await runJson<{ runs: { hash: string }[] }>('runs', '--store', store);
  await runJson(command, 'ataxx', ...agents, ...rest);
  const again = await runJson<{ runs: { hash: string }[] }>('runs', '--store', store);
  expect(new Set([...runs, ...again.runs].map(({ hash }) => hash)).size).toBe(2);
});
