import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-rate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUICK = ['--options', 'size=4', '--games', '2', '--store', join(folder, 'ratings.db')];

interface Rated {
  readonly agent: string;
  readonly spec: string;
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly games: number;
}

test('everybody whom a game knows is rated under a common budget, the best first, levels left out', async () => {
  const { ratings } = await runJson<{ ratings: Rated[] }>('rate', 'ataxx', '--budget', 'nodes=50', ...QUICK);
  expect(ratings.map(({ agent }) => agent).toSorted()).toEqual([
    'ataxx/mcts',
    'ataxx/minimax',
    'ataxx/strong',
    'expectimax',
    'greedy',
    'random',
    'uct',
  ]);
  for (const { games, elo, low, high } of ratings) {
    expect(games).toBe(12);
    expect(low!).toBeLessThan(elo!);
    expect(high!).toBeGreaterThan(elo!);
  }
  const elos = ratings.map(({ elo }) => elo!);
  expect(elos).toEqual(elos.toSorted((a, b) => b - a));
  expect(ratings.find(({ agent }) => agent === 'ataxx/strong')!.spec).toContain('nodes=50');
});

test('agents that are typed are added, each once however it is written, or rated alone', async () => {
  const { out } = await runHere(['rate', 'ataxx', 'random', 'greedy', 'greedy()', '--only', ...QUICK]);
  expect(out).toContain('2 games in 1 pairing; ratings are Elo');
  expect(out).not.toContain('ataxx/strong');
});

test('nobody who sees what is hidden is rated', async () => {
  const args = [
    'saboteur',
    'random',
    'greedy',
    'mcts(forest=known-future, iterations=5)',
    '--only',
    '--games',
    '2',
  ];
  const { ratings } = await runJson<{ ratings: Rated[] }>('rate', ...args, '--store', join(folder, 's.db'));
  expect(ratings.map(({ agent }) => agent).toSorted()).toEqual(['greedy', 'random']);
});
