/** The commands that play experiments, run in this process on their own stores. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { type Ran, runHere, runJson, startProcess } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (ending = 'db'): string => join(folder, `${++files}.${ending}`);

interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface RunLine {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly played: number;
  readonly scheduled: number;
}

const SMALL = ['--options', 'size=4', '--threads', '2'];

test('a tournament prints cross tables and ratings, which resume prints again', async () => {
  const store = newPath();
  const args = [
    'tournament',
    'ataxx',
    'random',
    'greedy',
    'random(playout=clones)',
    '--games',
    '10',
    ...SMALL,
  ];
  const json = await runJson<{
    agents: { name: string }[];
    wins: (number | null)[][];
    scores: (number | null)[][];
    ratings: Estimate[];
    run: RunLine;
  }>(...args, '--store', store);
  expect(json.agents.map(({ name }) => name)).toEqual(['random', 'greedy', 'random(playout=clones)']);
  expect(json.wins[1]![0]).toBeGreaterThan(json.wins[0]![1]!);
  for (const [i, row] of json.wins.entries()) expect(row[i]).toBeNull();
  expect(json.scores.flat().filter((score) => score !== null)).toHaveLength(6);
  expect(json.ratings[1]!.mean).toBeGreaterThan(json.ratings[0]!.mean);
  expect(json.run).toMatchObject({
    id: 1,
    name: 'round-robin of ataxx',
    state: 'finished',
    played: 30,
    scheduled: 30,
  });
  expect(await runJson('resume', '1', '--store', store)).toEqual(json);
  const shown = await runHere([...args, '--store', store]);
  expect(shown.code).toBe(0);
  expect(shown.out).toMatch(/^30 games in 3 pairings/);
  expect(shown.out).toMatch(/^1 {2}greedy/m);
  expect(shown.err).toMatch(/stored as run 2, 30 of 30 games\n$/);
});

test('a gauntlet leaves out those who do not meet', async () => {
  const args = ['tournament', 'ataxx', 'greedy', 'random', 'random', '--gauntlet', '--games', '4', ...SMALL];
  const { wins } = await runJson<{ wins: (number | null)[][] }>(...args, '--store', newPath());
  expect(wins.map((row) => row.map((cell) => cell !== null))).toEqual([
    [false, true, true],
    [true, false, false],
    [true, false, false],
  ]);
});

test('a sweep prints a point for each value', async () => {
  const args = ['--agent', 'random(playout=clones(r=$r))', '--vary', 'r=1,8', '--against', 'random'];
  const sweep = ['sweep', 'ataxx', ...args, '--games', '60', '--options', 'size=5', '--store', newPath()];
  const { points } = await runJson<{ points: { value: number; rate: Estimate; score: Estimate }[] }>(
    ...sweep,
  );
  expect(points.map(({ value }) => value)).toEqual([1, 8]);
  expect(points[1]!.rate.mean).toBeGreaterThan(points[0]!.rate.mean);
  const { out } = await runHere(sweep);
  expect(out).toMatch(/^r=8 .*●/m);
});

test('tables fit the screen they are printed on', async () => {
  const widest = ({ out }: Ran): number => Math.max(...out.split('\n').map((line) => line.length));
  const args = ['--agent', 'random(playout=clones(r=$r))', '--vary', 'r=1,8', '--against', 'random'];
  const sweep = ['sweep', 'ataxx', ...args, '--games', '4', ...SMALL, '--store', newPath()];
  expect(widest(await runHere(sweep))).toBeGreaterThan(110);
  for (const columns of [110, 80])
    expect(widest(await runHere(sweep, '', columns))).toBeLessThanOrEqual(columns);
  const agents = ['uct(c=0.35, playout=clones, iterations=10)', 'random', 'random(playout=clones)'];
  const store = newPath();
  const tournament = ['tournament', 'ataxx', ...agents, '--games', '2', ...SMALL, '--store', store];
  expect(widest(await runHere(tournament))).toBeGreaterThan(100);
  const narrow = await runHere(tournament, '', 100);
  expect(widest(narrow)).toBeLessThanOrEqual(100);
  expect(narrow.out).toMatch(/uct\(c=0\.35.*….*ons=10\)/);
});

test('by how much the first was ahead is called the lead; programs know it as score', async () => {
  const args = ['match', 'ataxx', 'greedy', 'random', '--games', '6', ...SMALL, '--store', newPath()];
  const { score } = await runJson<{ score: Estimate }>(...args);
  const { out } = await runHere(args);
  expect(out).toMatch(new RegExp(`^lead +[+]${score.mean.toFixed(2)} a game`, 'm'));
  expect(out).not.toContain('score');
});

test('a ladder doubles the budget, an ablation takes parts out', async () => {
  const ladder = ['ladder', 'ataxx', 'flat(iterations=8)', '--rungs', '2', '--games', '4', ...SMALL];
  const rungs = await runJson<{ points: { value: number; label: string }[] }>(
    ...ladder,
    '--store',
    newPath(),
  );
  expect(rungs.points).toMatchObject([
    { value: 16, label: 'iterations 16 against 8' },
    { value: 32, label: 'iterations 32 against 16' },
  ]);
  const agent = 'uct(c=0.3, playout=clones, iterations=10)';
  const ablate = ['ablate', 'ataxx', agent, '--games', '4', ...SMALL, '--store', newPath()];
  const parts = await runJson<{ points: { label: string; against: string }[] }>(...ablate);
  expect(parts.points.map(({ against }) => against)).toEqual([agent, agent]);
  expect(parts.points[0]!.label).toBe('without c=0.3');
});

describe('games of three', () => {
  const THREE = ['--options', 'preset=official3,size=3,rugsPerColour=2', '--threads', '2'];

  test('a tournament plays every line-up, and rates by who finished ahead', async () => {
    const store = newPath();
    const agents = ['random', 'greedy', 'flat(iterations=4)', 'flat(iterations=8)'];
    const args = ['tournament', 'marrakech', ...agents, '--games', '9', ...THREE, '--store', store];
    const json = await runJson<{
      games: (number | null)[][];
      wins: (number | null)[][];
      draws: (number | null)[][];
      ratings: Estimate[];
      lineups: { seats: number; shares: object[][]; meetings: object[]; bySeat: { games: number }[] };
      run: RunLine;
    }>(...args);
    expect(json.run).toMatchObject({ played: 36, scheduled: 36, state: 'finished' });
    expect(json.lineups.seats).toBe(3);
    expect(json.lineups.shares.map((shares) => shares.length)).toEqual([3, 3, 3, 3]);
    expect(json.lineups.meetings).toHaveLength(6);
    expect(json.lineups.bySeat.map(({ games }) => games)).toEqual([36, 36, 36]);
    // Every two sit together in two of four line-ups, and one of them is ahead unless they are equal.
    expect(json.games[0]).toEqual([null, 18, 18, 18]);
    for (const [i, row] of json.wins.entries())
      for (const [j, wins] of row.entries())
        if (i !== j) expect(wins! + json.wins[j]![i]! + json.draws[i]![j]!).toBe(18);
    expect(json.ratings.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 6);
    expect(await runJson('resume', '1', '--store', store)).toEqual(json);
    const { out } = await runHere(args);
    expect(out).toMatch(
      /^36 games in 4 line-ups of 3; ratings are Elo, .* an even share of the points is 33\.3 %/,
    );
    expect(out).toMatch(/^games in percent in which the row finished ahead of the column/m);
  });

  test('a match has an agent for each seat, or one for all other seats; its records replay', async () => {
    const records = newPath('jsonl');
    const args = ['match', 'marrakech', 'greedy', 'random', '--games', '6', ...THREE];
    const json = await runJson<{
      agents: string[];
      games: number;
      rate: Estimate;
      elo: Estimate;
      lineups: { shares: { agent: number; seats: number }[][] };
    }>(...args, '--records', records);
    expect(json).toMatchObject({ agents: ['greedy', 'random'], games: 6 });
    expect(json.lineups.shares[0]).toMatchObject([
      { agent: 0, seats: 1 },
      { agent: 1, seats: 2 },
    ]);
    const seats = readFileSync(records, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { agents: string[] }).agents.indexOf('greedy'));
    expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
    expect((await runHere(['replay', records])).out).toBe('6 games, 6 verified\n');
    const wrong = await runHere(['match', 'marrakech', 'greedy', 'random', 'random', 'random', ...THREE]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('with 3 seats a match is between three agents, or two');
  });

  test('a sweep marks the even share, and stops by the width of the interval but not by SPRT', async () => {
    const args = ['--agent', 'flat(iterations=$n)', '--vary', 'n=2,8', '--against', 'random', ...THREE];
    const sweep = ['sweep', 'marrakech', ...args, '--games', '60', '--store', newPath()];
    const { seats, points } = await runJson<{ seats: number; points: { games: number; rate: Estimate }[] }>(
      ...sweep,
      '--width',
      '20',
    );
    expect(seats).toBe(3);
    for (const { games, rate } of points) {
      expect(games % 3).toBe(0);
      expect(games).toBeLessThan(60);
      expect((rate.high - rate.low) / 2).toBeLessThanOrEqual(0.2);
    }
    const { out } = await runHere([...sweep, '--width', '20']);
    expect(out).toMatch(/against random in all other 2 seats\n/);
    expect(out).toContain('33 %');
    const refused = await runHere([...sweep, '--sprt', '0,20']);
    expect(refused.err).toContain('a sequential test is between two, but these rules have 3 seats');
  });
});

describe('a match', () => {
  test('is kept only if it is said where', async () => {
    const store = newPath();
    const args = ['match', 'ataxx', 'greedy', 'random', '--games', '6', ...SMALL];
    const passing = await runHere(args);
    expect(passing.code).toBe(0);
    expect(passing.err).not.toContain('stored');
    const kept = await runHere([...args, '--store', store]);
    expect(kept.out).toBe(passing.out);
    expect(kept.err).toMatch(/stored as run 1, 6 of 6 games\n$/);
    const { runs } = await runJson<{ runs: RunLine[] }>('runs', '--store', store);
    expect(runs).toMatchObject([{ id: 1, name: 'greedy against random', state: 'finished', played: 6 }]);
  });

  test('stops early by either rule, and writes the records of the games that count', async () => {
    const records = newPath('jsonl');
    const args = ['match', 'ataxx', 'greedy', 'random', '--games', '500', ...SMALL];
    const json = await runJson<{ games: number; sprt: { decision: string } }>(
      ...args,
      '--sprt',
      '0,150',
      '--records',
      records,
    );
    expect(json.sprt.decision).toBe('elo1');
    expect(json.games).toBeLessThan(500);
    const lines = readFileSync(records, 'utf8').trim().split('\n');
    const indexes = lines.map((line) => (JSON.parse(line) as { index: number }).index);
    expect(indexes).toEqual(Array.from({ length: json.games }, (_, i) => i));
    const wide = await runJson<{ games: number; rate: Estimate }>(...args, '--width', '12');
    expect(wide.rate.high - wide.rate.low).toBeLessThanOrEqual(0.24);
    expect(wide.games).toBeLessThan(200);
  });
});

test('a spec file is run, under its own name, and listed', async () => {
  const [spec, store] = [newPath('json'), newPath()];
  writeFileSync(
    spec,
    JSON.stringify({
      name: 'tiny',
      question: 'Who wins?',
      game: 'ataxx',
      options: { size: 4 },
      agents: ['random', 'greedy'],
      games: 4,
    }),
  );
  const json = await runJson<{ run: RunLine; games: number }>('run', spec, '--store', store);
  expect(json).toMatchObject({ games: 4, run: { id: 1, name: 'tiny', played: 4 } });
  expect(await runJson('resume', 'tiny', '--store', store)).toEqual(json);
  const { runs } = await runJson<{ runs: object[] }>('runs', '--store', store);
  const command = `playout run ${spec} --store ${store} --json`;
  expect(runs).toMatchObject([
    {
      name: 'tiny',
      question: 'Who wins?',
      kind: 'match',
      game: 'ataxx',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      command,
    },
  ]);
  expect((await runHere(['runs', '--store', store])).out).toMatch(
    /1 {2}tiny +ataxx +match +finished +4 of 4/,
  );
});

describe('mistakes', () => {
  /** Runs a command that must fail as a user's mistake. */
  async function complaint(...args: string[]): Promise<string> {
    const { code, out, err }: Ran = await runHere(args);
    expect([code, out]).toEqual([2, '']);
    return err;
  }

  test('in what was typed are reported without a place in a file', async () => {
    const store = ['--store', newPath()];
    expect(await complaint('tournament', 'ataxx', 'random', 'utc', ...store)).toMatch(
      /^error: unknown agent "utc"/,
    );
    expect(await complaint('tournament', 'ataxx', 'random', ...store)).toMatch(
      /^error: a round robin is between two agents or more, and this has 1/,
    );
    const sweep = ['sweep', 'ataxx', '--against', 'random', ...store];
    expect(await complaint(...sweep, '--agent', 'uct(c=$c)', '--vary', 'c')).toMatch(
      /^error: --vary cannot be "c"/,
    );
    expect(await complaint(...sweep, '--agent', 'uct', '--vary', 'c=1')).toMatch(
      /^error: \$c stands in no agent/,
    );
    expect(await complaint('ladder', 'ataxx', 'greedy', ...store)).toMatch(/^error: greedy has no budget/);
    const match = ['match', 'ataxx', 'random', 'random'];
    expect(await complaint(...match, '--width', '0')).toMatch(/^error: --width cannot be "0"/);
    expect(await complaint(...match, '--width', '2', '--sprt', '0,9')).toContain('cannot be used with');
  });

  test('in a file are reported with line and column', async () => {
    const spec = newPath('json');
    writeFileSync(spec, '{\n  "game": "ataxx",\n  "agents": ["random", "utc"]\n}');
    expect(await complaint('run', spec, '--store', newPath())).toContain(
      `${spec}:3:24: agents[1].spec: unknown agent "utc"`,
    );
  });

  test('about runs that are not there', async () => {
    expect(await complaint('runs', '--store', newPath())).toContain('there is no store at');
    const store = newPath();
    expect(await complaint('resume', '7', '--store', store)).toContain('there is no store at');
    await runHere(['match', 'ataxx', 'random', 'random', '--games', '1', ...SMALL, '--store', store]);
    expect(await complaint('resume', '7', '--store', store)).toContain('there is no run "7"');
  });
});

test('Ctrl-C keeps what was played, and resume continues from there', async () => {
  const store = newPath();
  const args = ['tournament', 'ataxx', 'random', 'uct(iterations=20)', 'greedy', '--games', '10000'];
  const child = startProcess([...args, '--store', store, '--json']);
  const out = text(child.stdout);
  let said = '';
  let interrupts = 0;
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
    // A second interrupt would end the process at once.
    if (interrupts === 0 && /[1-9]\d* of 30,000 games/.test(said)) interrupts += Number(child.kill('SIGINT'));
  });
  await once(child, 'close');
  expect(child.exitCode).toBe(130);
  const { run } = JSON.parse(await out) as { run: RunLine };
  expect(run).toMatchObject({ state: 'stopped', scheduled: 30000 });
  expect(run.played).toBeGreaterThan(0);
  expect(said).toContain(
    `kept as run 1, ${run.played} of 30,000 games; resume with: node bin/playout.mjs resume 1`,
  );
  const again = startProcess(['resume', '1', '--store', store, '--json']);
  again.stderr.once('data', () => again.kill('SIGINT'));
  const later = (JSON.parse(await text(again.stdout)) as { run: RunLine }).run;
  expect(later.played).toBeGreaterThanOrEqual(run.played);
});
