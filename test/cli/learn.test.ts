/** `playout learn`, end to end on a small board. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LEARN = [
  'learn',
  'ataxx',
  '--options',
  'size=4',
  '--teacher',
  'random',
  '--player',
  'greedy(patterns(weights=$weights))',
  '--games',
  '60',
  '--meetings',
  '20',
  '--openings',
  'random(plies=1)',
];

interface Learned {
  readonly generations: readonly { readonly games: number; readonly loss: number; readonly rating: object }[];
  readonly weights: { readonly hash: string; readonly bytes: number };
}

const learn = (store: string, out: string, ...more: string[]): Promise<Learned> =>
  runJson<Learned>(...LEARN, '--store', join(folder, store), '--out', join(folder, out), ...more);

describe('playout learn', () => {
  test('gives the same weights twice, on one thread and on two, at once and resumed', async () => {
    const whole = await learn('whole.db', 'whole.json', '--generations', '2', '--threads', '2');
    expect(whole.generations).toHaveLength(2);
    expect(whole.generations[0]!.games).toBe(60);
    await learn('parts.db', 'parts.json', '--generations', '1', '--threads', '1');
    const resumed = await learn('parts.db', 'parts.json', '--generations', '2', '--threads', '1');
    expect(resumed).toEqual(whole);
    expect(readFileSync(join(folder, 'parts.json'), 'utf8')).toBe(
      readFileSync(join(folder, 'whole.json'), 'utf8'),
    );
    const other = await learn('other.db', 'other.json', '--generations', '1', '--seed', '2');
    expect(other.weights.hash).not.toBe(whole.weights.hash);
  });

  test('its weights play better than random moves', async () => {
    await learn('strong.db', 'strong.json', '--generations', '1');
    const spec = `greedy(patterns(weights=${join(folder, 'strong.json')}))`;
    const { rate } = await runJson<{ rate: { mean: number } }>(
      'match',
      'ataxx',
      spec,
      'random',
      '--options',
      'size=4',
      '--games',
      '60',
    );
    expect(rate.mean).toBeGreaterThan(0.7);
  });

  test.each([
    [['learn', './examples/tic-tac-toe/ticTacToe.ts']],
    [['learn', 'ataxx', '--player', 'greedy']],
    [['learn', 'ataxx', '--features', 'nothing']],
    [['learn', 'ataxx', '--teacher', 'nobody']],
  ])('%j is refused with a reason', async (args) => {
    const { code, err } = await runHere([...args, '--store', join(folder, 'refused.db')]);
    expect(code).not.toBe(0);
    expect(err).toMatchSnapshot();
  });
});
