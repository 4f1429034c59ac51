/**
 * A thread that dies hard - it exits, runs out of memory, is terminated - ends what it worked on with a message that names
 * agent and game. Nothing waits for ever, and what was finished before is kept. The deaths are real: see `plant.mjs`.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { Store } from '../../src/store/index.ts';
import { BINARY, type Ran, runProcess, startProcess } from '../cli/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-deaths-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLANT = new URL('plant.mjs', import.meta.url).href;

/** Runs a command in which threads die. */
async function runDoomed(plant: string, args: readonly string[], input = ''): Promise<Ran> {
  const options: SpawnOptions = { env: { ...process.env, PLANT: plant } };
  const child = spawn(process.execPath, ['--import', PLANT, BINARY, ...args], { ...options, stdio: 'pipe' });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

const KINDS = ['root', 'leaf', 'tree'];
const specOf = (kind: string): string => `uct(parallel=${kind}, iterations=3000)`;

/** How a thread dies, and what is said of it. */
const DEATHS = [
  ['start', 'exit code 7'],
  ['exit', 'exit code 7'],
  ['memory', 'reaching memory limit'],
  ['terminate', 'exit code 1'],
] as const;

/** One that dies holding a latch blocks the others. */
const VARIANTS = [
  ...KINDS.flatMap((kind) => DEATHS.map(([how, reason]) => ({ kind, how: how as string, reason }))),
  { kind: 'tree', how: 'latch', reason: 'exit code 7' },
];

describe.concurrent('a thread of a parallel search', () => {
  test.each(VARIANTS)('in analyse: parallel=$kind, $how', async ({ kind, how, reason }) => {
    const plant = `poolWorker.node ${how} 60`;
    const { code, out, err } = await runDoomed(plant, ['analyse', 'ataxx', '--agent', specOf(kind)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: a thread of uct\(parallel=\w+, iterations=3000\) in ataxx ended: /m);
    expect(err).toContain(reason);
    expect(err).toContain('hint: ');
    expect(err).not.toContain('    at ');
  });

  test('whose supervisor is dead, and cannot tell', async () => {
    const args = ['analyse', 'ataxx', '--agent', specOf('root')];
    const { code, err } = await runDoomed('poolSupervisor.node start', args);
    expect(code).toBe(2);
    expect(err).toContain('in ataxx ended: its supervisor does not answer');
  });

  test.each(KINDS)('in a match, which can be resumed: parallel=%s', async (kind) => {
    const [store, whole] = [join(folder, `${kind}.db`), join(folder, `${kind}-whole.db`)];
    // A thread that does not come to share a tree is not missed, so it dies holding a latch, in a long search.
    const isTree = kind === 'tree';
    const [iterations, games, death] = isTree ? [3000, 4, 'latch 20'] : [60, 12, 'exit 200'];
    const spec = specOf(kind).replace('3000', `${iterations}`);
    const args = ['match', 'ataxx', spec, 'random', '--games', `${games}`];
    const flags = ['--threads', '1', '--options', 'size=4'];
    const plant = `poolWorker.node ${death} ${join(folder, kind)}`;
    const doomed = await runDoomed(plant, [...args, ...flags, '--store', store]);
    expect(doomed.code).toBe(2);
    expect(doomed.err).toMatch(/a thread of uct\(parallel=\w+, iterations=\d+\) in ataxx ended: exit code 7/);
    expect(gamesIn(store).length).toBeLessThan(games);
    const rest = await runProcess(['resume', '1', '--store', store]);
    expect(rest.code).toBe(0);
    expect(gamesIn(store)).toHaveLength(games);
    // A shared tree is not repeatable.
    if (isTree) return;
    await runProcess([...args, ...flags, '--store', whole]);
    expect(gamesIn(store)).toEqual(gamesIn(whole));
  });

  test.each(KINDS)('in an engine, which answers all the same: parallel=%s', async (kind) => {
    const note = join(folder, `engine-${kind}`);
    const { code, out } = await runDoomed(
      `poolWorker.node exit 60 ${note}`,
      ['engine', 'ataxx', '--agent', `uct(parallel=${kind})`],
      'position startpos\ngo nodes 3000\ngo nodes 3000\nquit\n',
    );
    expect(code).toBe(0);
    const lines = out.split('\n');
    const notes = lines.filter((line) => line.startsWith('info string'));
    expect(notes).toEqual([expect.stringMatching(/a thread of uct\(.*\) in ataxx ended: exit code 7 /)]);
    expect(lines.filter((line) => /^bestmove [a-g]/.test(line))).toHaveLength(2);
  });
});

/** The results of the games, in order. */
function gamesIn(path: string): object[] {
  const store = Store.toRead(path);
  const games = [...store.games(1)];
  store.close();
  return games
    .map(({ number, points, scores, plies }) => ({ number, points, scores, plies }))
    .toSorted((a, b) => a.number - b.number);
}

describe.concurrent('a thread that plays games', () => {
  const args = ['match', 'ataxx', 'uct(iterations=20)', 'random', '--games', '400', '--options', 'size=4'];

  test.each(DEATHS)('%s: the games that it played are named', async (how, reason) => {
    const { code, err } = await runDoomed(`gameWorker ${how} 5`, [...args, '--threads', '2']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /error: a thread that played game [01] of ataxx, .*(uct\(iterations=20\)|random) against .*, ended: /,
    );
    expect(err).toContain(reason);
    expect(err).not.toContain('    at ');
  });

  test('those that it has finished are kept, shown, and not played again', async () => {
    const store = join(folder, 'games.db');
    const doomed = await runDoomed('gameWorker exit 2000', [...args, '--threads', '1', '--store', store]);
    expect(doomed.code).toBe(2);
    const before = gamesIn(store);
    expect(before.length).toBeGreaterThan(0);
    expect(doomed.out).toContain('uct(iterations=20)');
    expect(doomed.err).toMatch(
      new RegExp(`kept as run 1, ${before.length} of 400 games; resume with: .*resume 1`),
    );
    expect(doomed.err).toContain('error: a thread that played game');
    const { code } = await runProcess(['resume', '1', '--store', store]);
    expect(code).toBe(0);
    const after = gamesIn(store);
    expect(after).toHaveLength(400);
    expect(after.slice(0, before.length)).toEqual(before);
  });
});

test.each(KINDS)('Ctrl-C ends a parallel search, and shows it so far (%s)', async (kind) => {
  const child = startProcess(['analyse', 'ataxx', '--agent', `uct(parallel=${kind}, time=1000s)`, '--json']);
  const out = text(child.stdout);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(child.exitCode).toBe(130);
  expect(JSON.parse(await out)).toMatchObject({ best: expect.any(String) });
});
