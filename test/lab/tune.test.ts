/** Tuning from end to end, on small boards. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playHere } from '../../src/arena/index.ts';
import { Stopped } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { type TuneSettings, tune } from '../../src/tune/node/tune.ts';
import { readParameter } from '../../src/tune/parameters.ts';
import type { Tuned } from '../../src/tune/tuned.ts';
import { runHere, runJson } from '../cli/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings: TuneSettings = {
  game: 'ataxx',
  options: { size: 4 },
  openings: 'random(plies=2)',
  agent: 'uct(iterations=$n, c=$c)',
  parameters: ['n=1..40 integer from 4', 'c=0.1..10 log'].map(readParameter),
  steps: 8,
  spread: 0.3,
  stride: 0.4,
  batch: 8,
  games: 40,
  bounds: { elo0: 0, elo1: 100 },
  seed: 3,
  command: 'playout tune …',
};

async function tuned(name: string, more: Partial<TuneSettings> = {}, stopAfter = Infinity): Promise<Tuned> {
  const store = Store.toWrite(join(folder, `${name}.db`));
  const controller = new AbortController();
  try {
    return await tune(
      { ...settings, ...more, onStep: ({ number }) => number >= stopAfter && controller.abort() },
      2,
      {
        store,
        threads: 1,
        play: playHere({ clock: () => performance.now() }),
        signal: controller.signal,
      },
    );
  } finally {
    store.close();
  }
}

test('more iterations are found to be better, the last match says so, and the ablation says why', async () => {
  const { best, steps, match, accepted, ablation, spec } = await tuned('whole');
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Number(best['n'])).toBeGreaterThan(8);
  expect(spec).toBe(`uct(iterations=${best['n']}, c=${best['c']})`);
  expect(match!.rate.mean).toBeGreaterThan(0.6);
  expect(accepted).toBe(match!.sprt!.decision === 'elo1');
  const iterations = ablation.find(({ parameter }) => parameter === 'n')!;
  expect(iterations.rate.mean).toBeLessThan(0.45);
});

test('a tuning that was stopped is resumed to the same values, and plays nothing twice', async () => {
  const whole = await tuned('again');
  await expect(tuned('stopped', {}, 3)).rejects.toThrow(Stopped);
  expect(await tuned('stopped')).toEqual(whole);
  const store = Store.toRead(join(folder, 'stopped.db'));
  expect(store.runs()).toHaveLength(8 + 1 + whole.ablation.length);
  store.close();
});

test('both sides of a step can play an opponent', async () => {
  const { steps } = await tuned('opponent', { against: 'greedy', steps: 2 });
  expect(steps.map(({ games }) => games)).toEqual([16, 16]);
});

test('where the start is found again, there is no match to play', async () => {
  const agent = 'uct(iterations=3)';
  expect(await tuned('same', { agent, parameters: [], steps: 1 })).toMatchObject({
    spec: agent,
    match: null,
    accepted: false,
    ablation: [],
  });
});

describe('the command', () => {
  const args = [
    'tune',
    'ataxx',
    '--agent',
    'uct(c=$c, iterations=5)',
    '--options',
    'size=4',
    '--threads',
    '1',
  ];

  test('prints what was promised, and writes a report', async () => {
    const out = join(folder, 'report');
    const store = join(folder, 'command.db');
    const few = ['--vary', 'c=0.1..10 log', '--steps', '3', '--batch', '4', '--games', '4', '--store', store];
    const said = await runJson<Record<string, unknown>>(...args, ...few, '--out', out);
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['best', 'steps', 'accepted', 'sprt']));
    expect(said['steps']).toHaveLength(3);
    const markdown = readFileSync(join(out, 'report.md'), 'utf8');
    expect(markdown).toContain('# Tuning of c');
    expect(markdown).toContain(String(said['agent']));
    expect(existsSync(join(out, 'figures', 'course-c.svg'))).toBe(true);
    const { out: shown } = await runHere([...args, ...few]);
    expect(shown).toContain(String(said['agent']));
  });

  test.each([
    ['c=1', 'there is nothing to choose from'],
    ['d=1..2', 'nothing is said about $c'],
    ['c=-5..1 from 0.5', '--vary c=-5: '],
  ])('refuses --vary %s', async (vary, message) => {
    const { code, err } = await runHere([...args, '--vary', vary, '--store', join(folder, 'none.db')]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('refuses a parameter that stands nowhere', async () => {
    const { err } = await runHere([
      ...args,
      '--vary',
      'c=1..2',
      '--vary',
      'd=1..2',
      '--store',
      join(folder, 'none.db'),
    ]);
    expect(err).toContain('$d does not stand in the agent');
  });
});
