/** What commands print: the fields that are promised with `--json`, and the same for people. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Random, settleOptions } from '../../src/core/index.ts';
import { saboteur } from '../../src/games/saboteur/index.ts';
import { recordGame } from './recordGame.ts';
import { runHere, runJson } from './run.ts';

const START = 'x5o/7/7/7/7/7/o5x x 0 1';
const folder = mkdtempSync(join(tmpdir(), 'playout-'));

test('games lists names, seats, options and presets', async () => {
  const { games } = await runJson<{ games: Record<string, unknown>[] }>('games');
  expect(games[0]).toMatchObject({ name: 'ataxx', title: 'Ataxx', seats: { min: 2, max: 2 } });
  expect(games[0]!.options).toContainEqual(
    expect.objectContaining({ name: 'size', default: 7, min: 2, max: 8 }),
  );
  expect((await runHere(['games'])).out).toContain('uai (default)');
});

test('agents lists specs that can be used as they stand', async () => {
  const { agents } = await runJson<{ agents: { name: string; spec: string; about: string; kind: string }[] }>(
    'agents',
    'ataxx',
  );
  expect(agents.map((agent) => agent.name)).toEqual(expect.arrayContaining(['random', 'uct', 'alphabeta']));
  for (const { spec } of agents.filter((agent) => agent.name === 'uct' || agent.name === 'greedy'))
    expect((await runHere(['analyse', 'ataxx', '--agent', spec])).code).toBe(0);
  expect((await runJson<{ agents: unknown[] }>('agents')).agents.length).toBeGreaterThan(0);
});

test('show describes a position', async () => {
  expect(await runJson('show', 'ataxx', '--moves', 'g2 a2')).toEqual({
    position: 'x5o/7/7/7/7/o5x/o5x x 0 2',
    turn: 0,
    player: 'x',
    over: false,
    result: [],
    scores: [3, 3],
    text: expect.stringContaining('7 x . . . . . o'),
  });
  expect(await runJson('show', 'ataxx', '--position', '7/7/7/7/-------/-------/xxxxooo x 0 1')).toMatchObject(
    { turn: -2, player: null, over: true, result: [1, 0], scores: [4, 3] },
  );
});

test('show understands presets, options and options files', async () => {
  const file = join(folder, 'options.json');
  writeFileSync(file, '{"preset": "paper", "map": "open"}');
  const open = 'o7/8/1-4-1/8/8/1-4-1/8/7x x 0 1';
  expect(await runJson('show', 'ataxx', '--options', 'preset=paper,map=open')).toMatchObject({
    position: open,
  });
  expect(await runJson('show', 'ataxx', '--options', file)).toMatchObject({ position: open });
});

test('show says in words who won', async () => {
  const { out } = await runHere(['show', 'ataxx', '--position', '7/7/7/7/-------/-------/xxxxooo x 0 1']);
  expect(out).toContain('game over; x 4, o 3\nresult: x wins');
});

test('moves lists legal moves', async () => {
  const { turn, moves, chance } = await runJson<{ turn: number; moves: string[]; chance: unknown[] }>(
    'moves',
    'ataxx',
  );
  expect([turn, moves.length, chance]).toEqual([0, 16, []]);
  expect(moves).toContain('g1g3');
  const stuck = await runJson('moves', 'ataxx', '--position', '7/7/7/7/4ooo/4ooo/4oox x 0 1');
  expect(stuck).toMatchObject({ moves: ['0000'] });
});

test('perft counts', async () => {
  expect(await runJson('perft', 'ataxx', '--depth', '5')).toMatchObject({ nodes: 4752668, depth: 5 });
  expect(await runJson('perft', 'ataxx', '--depth', '0')).toMatchObject({ nodes: 1, depth: 0 });
  expect(
    await runJson('perft', 'ataxx', '--depth', '3', '--options', 'preset=paper,map=linear'),
  ).toMatchObject({ nodes: 104 });
});

test('perft --divide adds up', async () => {
  const { nodes, divide } = await runJson<{ nodes: number; divide: { move: string; nodes: number }[] }>(
    'perft',
    'ataxx',
    '--depth',
    '3',
    '--divide',
  );
  expect(divide).toHaveLength(16);
  expect(divide.reduce((sum, part) => sum + part.nodes, 0)).toBe(nodes);
  expect(nodes).toBe(6460);
});

test('solve gives the exact value, the best moves and a line to the end', async () => {
  const position = 'KKK/KNK/KKK bbb/3/www w 0:0 0';
  const report = await runJson<{ plies: number; line: string[]; best: string[] }>(
    'solve',
    'katarenga',
    '--position',
    position,
  );
  expect(report).toMatchObject({ value: 'loss', plies: 10, states: 28128 });
  expect(report.line).toHaveLength(report.plies);
  expect(report.best).toContain(report.line[0]);
  const { out } = await runHere([
    'show',
    'katarenga',
    '--position',
    position,
    '--moves',
    report.line.join(' '),
  ]);
  expect(out).toContain('result: black wins');
});

test('solve says who wins and when, or that nobody does', async () => {
  const won = await runHere(['solve', 'ataxx', '--position', 'x2/3/2o x 0 1']);
  expect(won.out).toMatch(/^X wins in 1 ply\.\nbest: .*\nline: \S+\n[\d,]+ positions in /);
  const drawn = await runHere(['solve', 'katarenga', '--options', 'tiles=BKBNNNBKB']);
  expect(drawn.out).toMatch(/^A draw: neither side can force a win\.\nbest: \S+ .*\n28,128 positions in /);
});

test('solve gives every move its value and what it gives away, with chance too', async () => {
  const won = await runJson<{ moves: { value: string; regret: { chance: number } }[] }>(
    'solve',
    'ataxx',
    '--options',
    'size=3',
  );
  for (const { value, regret } of won.moves)
    expect(regret.chance).toBe(value === 'win' ? 0 : value === 'loss' ? 1 : 0.5);
  const report = await runJson<{
    value: number;
    points: number;
    best: string[];
    moves: { move: string; chance: number; points: number; regret: { chance: number; points: number } }[];
  }>('solve', 'marrakech', '--position', 'daCB1/cAcbb/BadCD/bc-ccd/a-aad-d b1E p1b die1 28,32 0,1,0,1');
  expect(Math.max(...report.moves.map(({ chance }) => chance))).toBe(report.value);
  expect(Math.max(...report.moves.map(({ points }) => points))).toBe(report.points);
  for (const { chance, points, regret } of report.moves) {
    expect(regret.chance).toBeCloseTo(report.value - chance, 9);
    expect(regret.points).toBeCloseTo(report.points - points, 9);
  }
  expect(report.best).toContain(report.moves[0]!.move);
});

interface RandomReport {
  games: number;
  plies: { mean: number; min: number; max: number; sd: number };
  branching: { mean: number; max: number };
  scores: { mean: number; sd: number }[];
  results: number[];
  draws: number;
  gamesPerSecond: number;
}

test('random reports what the rules look like, the same for the same seed', async () => {
  const { gamesPerSecond, ...report } = await runJson<RandomReport>('random', 'ataxx', '--games', '500');
  const { gamesPerSecond: _, ...again } = await runJson<RandomReport>('random', 'ataxx', '--games', '500');
  expect(again).toEqual(report);
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(report.games).toBe(500);
  // The rules file has 183.8 plies and 50.6 moves; the standard error of 500 games is about 2.6 plies.
  expect(Math.abs(report.plies.mean - 183.8)).toBeLessThan(4 * (report.plies.sd / Math.sqrt(500)));
  expect(Math.abs(report.branching.mean - 50.6)).toBeLessThan(2);
  expect(report.results.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  expect(report.plies.min).toBeLessThanOrEqual(report.plies.mean);
});

test('random from a position begins there', async () => {
  const over = '7/7/7/7/-------/-------/xxx-ooo o 0 1';
  const report = await runJson<RandomReport>('random', 'ataxx', '--games', '3', '--position', over);
  expect(report).toMatchObject({ games: 3, draws: 3, results: [0.5, 0.5], plies: { mean: 0, max: 0 } });
  expect(report.branching).toEqual({ mean: null, max: null });
});

test('analyse shows what the search found', async () => {
  const report = await runJson<Record<string, unknown> & { moves: Record<string, number>[] }>(
    'analyse',
    'ataxx',
    '--agent',
    'uct(iterations=300)',
  );
  expect(Object.keys(report)).toEqual(
    expect.arrayContaining([
      'best',
      'pv',
      'simulations',
      'playoutMoves',
      'nodes',
      'depth',
      'value',
      'seconds',
    ]),
  );
  expect(report.iterations).toBe(300);
  expect(report.moves).toHaveLength(16);
  expect(Object.keys(report.moves[0]!)).toEqual(['move', 'visits', 'mean', 'low', 'high', 'pv']);
});

test('analyse with minimax gives the score, and --top shortens the list', async () => {
  const agent = ['--agent', 'alphabeta(depth=3)', '--top', '2'];
  expect(await runJson('analyse', 'ataxx', ...agent)).toMatchObject({ score: 1, depth: 3, moves: [{}, {}] });
  expect((await runHere(['analyse', 'ataxx', ...agent])).out).toContain('… and 14 more');
});

test('replay verifies records and says what is wrong with a bad one', async () => {
  const good = recordGame(START, 7);
  const cheat = { ...good, result: [...good.result].reverse() };
  const file = join(folder, 'games.jsonl');
  writeFileSync(file, `${JSON.stringify(good)}\n\n${JSON.stringify(cheat)}\nnot json\n`);
  const bad = await runHere(['replay', file, '--json']);
  expect(bad.code).toBe(2);
  expect(JSON.parse(bad.out)).toEqual({
    games: 3,
    ok: 1,
    bad: [
      { line: 3, reason: expect.stringContaining('result is recorded as') },
      { line: 4, reason: 'not a line of JSON' },
    ],
  });
  writeFileSync(file, `${JSON.stringify(good)}\n`);
  expect(await runJson('replay', file, '--game', 'ataxx')).toEqual({ games: 1, ok: 1, bad: [] });
  expect((await runHere(['replay', file])).out).toBe('1 game, 1 verified\n');
});

test('show --seat says nothing that the seat cannot know', async () => {
  interface Shown {
    readonly position: string;
    readonly text: string;
  }
  const whole = await runJson<Shown>('show', 'saboteur', '--moves', 'drop:6');
  const state = saboteur.parsePosition(whole.position, settleOptions(saboteur, {}));
  for (const seat of [0, 1]) {
    const other = state.clone();
    saboteur.imagine!(other, seat, new Random(seat + 1));
    const text = saboteur.formatPosition(other);
    expect(text).not.toBe(whole.position);
    const args = ['show', 'saboteur', '--seat', String(seat), '--position'];
    expect(await runJson(...args, text)).toEqual(await runJson(...args, whole.position));
  }
});
