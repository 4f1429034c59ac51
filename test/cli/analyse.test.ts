/** `playout analyse`: what people and programs are told about the moves of a position. */
import { expect, test } from 'vitest';
import { defaultAgent } from '../../src/agents/index.ts';
import { games } from '../../src/games/index.ts';
import type { AnalysisReport } from '../../src/search/index.ts';
import { patientEngine, scripted } from '../engines/commands.ts';
import { runHere, runJson } from './run.ts';

async function table(...args: readonly string[]): Promise<string[]> {
  const { code, out, err } = await runHere(['analyse', ...args]);
  expect([code, err]).toEqual([0, '']);
  return out.trimEnd().split('\n');
}

/** The numbers in the column `value`, as they are written. */
function values(lines: readonly string[]): string[] {
  const head = lines.findIndex((line) => line.startsWith('move '));
  return lines
    .slice(head + 1)
    .filter((line) => !/^(…|nothing)/.test(line))
    .map((line) => /^\S+ +\d+ +(.+?)(?: {2}|$)/.exec(line)![1]!);
}

test('minimax gives exact values where they are wanted, and marks bounds', async () => {
  const agent = ['--agent', 'expectimax(depth=2)', '--moves', '3'];
  const exact = values(await table('marrakech', ...agent));
  expect(exact).toHaveLength(10);
  const numbers = exact.map((text) => Number(/^(\d+\.\d) %$/.exec(text)![1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const [best, ...bounds] = values(await table('marrakech', ...agent, '--lines', '1'));
  expect(best).toBe(exact[0]);
  for (const bound of bounds)
    expect(Number(/^≤ (\d+\.\d) %$/.exec(bound)![1])).toBeLessThanOrEqual(numbers[0]!);
});

test.each(['ataxx', 'katarenga'])('the moves of %s are told apart', async (game) => {
  const { moves } = await runJson<AnalysisReport>('analyse', game, '--agent', 'alphabeta(depth=3)');
  expect(moves.slice(0, 10).every(({ bound, pv }) => bound === undefined && pv !== undefined)).toBe(true);
  expect(new Set(moves.slice(0, 10).map(({ mean }) => mean)).size).toBeGreaterThan(1);
  const single = await runJson<AnalysisReport>(
    'analyse',
    game,
    '--agent',
    'alphabeta(depth=3)',
    '--lines',
    '1',
  );
  expect(single.moves.slice(1).some(({ bound }) => bound === 'upper')).toBe(true);
  expect(single.best).toBe(moves[0]!.move);
});

test('the heading says what the best row says, in its unit', async () => {
  const lines = await table('carcassonne', '--moves', 'V', '--agent', 'mcts(reward=points, iterations=300)');
  expect(lines[0]).toContain(`, value ${values(lines)[0]} points`);
});

test('scores are rounded for people', async () => {
  const [heading] = await table('katarenga', '--agent', 'alphabeta(depth=3)');
  expect(heading).toMatch(/, score -?\d+(\.\d\d)?$/);
});

test('a proven result is called that', async () => {
  const position = ['--position', 'x3/4/4/3o x 0 1'];
  for (const agent of ['alphabeta(depth=7)', 'mcts(solver=true, iterations=50000)']) {
    const lines = await table('ataxx', ...position, '--agent', agent);
    expect(lines[0]).toMatch(/, proven win in \d+ plies$/);
    expect(values(lines)[0]).toMatch(/^win in \d+$/);
    const json = await runJson<AnalysisReport>('analyse', 'ataxx', ...position, '--agent', agent);
    expect(json).toMatchObject({ proof: 'win', value: 1 });
    expect(json.moves[0]).toMatchObject({ proof: 'win', mean: 1 });
    expect(json.mate).toBe(json.moves[0]!.mate);
  }
});

test('an engine that sends no information gets no invented values', async () => {
  const agent = ['--agent', patientEngine(scripted('oneGame'))];
  const lines = await table('ataxx', ...agent);
  expect(lines[0]).toBe('best move for x: g2, value unknown');
  expect(values(lines)).toEqual(['–']);
  expect(lines.at(-1)).toBe('nothing is known of 15 other moves');
  const { value, moves } = await runJson<AnalysisReport>('analyse', 'ataxx', ...agent);
  expect(value).toBeNull();
  for (const { mean, low, high } of moves) expect([mean, low, high]).toEqual([null, null, null]);
});

test('where chance is to move, an outcome is drawn from the seed and named', async () => {
  for (const game of ['carcassonne', 'marrakech']) {
    const args = [game, '--agent', 'uct(iterations=50)'];
    const json = await runJson<AnalysisReport & { drawn: string[] }>('analyse', ...args);
    expect(json.drawn).toHaveLength(1);
    const [first] = await table(...args);
    expect(first).toBe(`drawn by chance (seed 1): ${json.drawn[0]}`);
    const { seconds: _, drawn, ...found } = json;
    const given = await runJson<AnalysisReport>('analyse', ...args, '--moves', drawn[0]!);
    expect({ ...given, seconds: 0 }).toEqual({ ...found, seconds: 0 });
  }
  const seeds = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((seed) =>
      runJson<{ drawn: string[] }>('analyse', 'marrakech', '--agent', 'random', '--seed', String(seed)),
    ),
  );
  expect(new Set(seeds.map(({ drawn }) => drawn[0])).size).toBeGreaterThan(1);
});

test('no line is longer than the screen, and a pipe gets everything', async () => {
  const args = ['analyse', 'katarenga', '--agent', 'alphabeta(depth=3)'];
  const wide = (await runHere(args)).out;
  expect(Math.max(...wide.split('\n').map((line) => line.length))).toBeGreaterThan(50);
  const narrow = (await runHere(args, '', 45)).out.split('\n');
  // Above the table stands one sentence.
  for (const line of narrow.slice(narrow.indexOf('') + 1)) expect(line.length).toBeLessThanOrEqual(45);
});

test('the help names the agent that plays', async () => {
  for (const command of ['analyse', 'play', 'honest', 'engine']) {
    const help = (await runHere([command, '--help'])).out.replace(/\s+/g, ' ');
    const [, first] = /\(default: (\S+?), else /.exec(help)!;
    for (const game of games) expect(defaultAgent(game)).toBe(first!.replace('GAME', game.name));
  }
});
