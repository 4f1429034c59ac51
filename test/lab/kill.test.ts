/** A run that is killed again and again, at any moment, ends as if nothing had happened. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Random } from '../../src/core/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { Store, type StoredGame } from '../../src/store/index.ts';
import { samples } from '../samples.ts';
import { playSpec, timeless } from './experiments.ts';

const KILLS = samples(22, 6);
const SEED = 7;
const VICTIM = fileURLToPath(new URL('victim.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'playout-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['uct(iterations=60)', 'flat(iterations=60)', 'random', 'greedy'],
  pairing: 'round-robin',
  games: 60,
  records: 'all',
};

/** Starts the victim and kills it after this many messages. @returns how it ended */
async function playAndKill(path: string, specFile: string, words: number): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [VICTIM, path, specFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let heard = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    heard += String(chunk).split('\n').length - 1;
    if (heard >= words) child.kill('SIGKILL');
  });
  await closed;
  return child.signalCode;
}

function writeSpec(name: string, written: ExperimentSpec): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(written));
  return file;
}

function storedGames(path: string): Map<number, StoredGame> {
  const store = Store.toRead(path);
  const games = new Map([...store.games(1)].map((game) => [game.number, game]));
  store.close();
  return games;
}

test(`${KILLS} kills lose no game and let none be played twice (seed ${SEED})`, async () => {
  const path = join(folder, 'killed.db');
  const specFile = writeSpec('spec', spec);
  expect(
    await playAndKill(join(folder, 'warm.db'), writeSpec('warm', { ...spec, games: 1 }), Infinity),
  ).toBeNull();
  const random = new Random(SEED);
  /** Each game as it was first seen, times included: a game played again would have others. */
  const seen = new Map<number, StoredGame>();
  for (let kill = 0; kill < KILLS; kill++) {
    expect(await playAndKill(path, specFile, 1 + random.below(8))).toBe('SIGKILL');
    for (const [number, game] of storedGames(path)) {
      expect(game).toEqual(seen.get(number) ?? game);
      seen.set(number, game);
    }
    expect(storedGames(path).size).toBe(seen.size);
  }
  expect(seen.size).toBeGreaterThan(0);
  const survived = await playSpec(spec, { threads: 2, path });
  const games = storedGames(path);
  for (const [number, game] of seen) expect(games.get(number)).toEqual(game);
  expect(survived.run).toMatchObject({ state: 'finished', played: 360, scheduled: 360 });
  const untouched = await playSpec(spec, { threads: 2 });
  expect(timeless(survived)).toEqual(timeless(untouched));
});

test('a run with a stopping rule that is interrupted and resumed stops after the same games', async () => {
  const early: ExperimentSpec = {
    ...spec,
    agents: ['greedy', 'random', 'random(playout=clones)'],
    games: 300,
    stop: { rule: 'width', halfWidth: 0.09 },
  };
  const path = join(folder, 'stopped.db');
  let results = await playSpec(early, { threads: 2, path, stopAfter: 25 });
  for (let part = 0; results.run.state !== 'finished'; part++) {
    expect(part).toBeLessThan(100);
    results = await playSpec(early, { threads: 1 + (part % 3), path, stopAfter: 60 });
  }
  expect(results.pairings.every(({ stoppedEarly }) => stoppedEarly)).toBe(true);
  expect(timeless(results)).toEqual(timeless(await playSpec(early, { threads: 2 })));
});
