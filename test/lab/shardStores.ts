/** Stores with shards of a small tournament, for tests of merging. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { playHere } from '../../src/arena/index.ts';
import type { ExperimentSpec, RunResults, Shard } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { type NewGame, Store } from '../../src/store/index.ts';

/** 24 games, 8 in each of three shards. */
export const TOURNAMENT: ExperimentSpec = {
  name: 'three at Ataxx',
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy', 'uct(iterations=5)'],
  pairing: 'round-robin',
  games: 8,
  records: 'all',
};

export const folder = mkdtempSync(join(tmpdir(), 'playout-merge-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
export const newPath = (): string => join(folder, `${++files}.db`);

/** A copy of a store, which may be changed. */
export function copyOf(path: string): string {
  const copy = newPath();
  copyFileSync(path, copy);
  return copy;
}

export function using<T>(path: string, work: (store: Store) => T): T {
  const store = Store.toWrite(path);
  try {
    return work(store);
  } finally {
    store.close();
  }
}

/** Plays one shard, or everything, as a new run of a store. */
export async function play(path: string, shard?: Shard, spec = TOURNAMENT): Promise<RunResults> {
  const store = Store.toWrite(path);
  const settings = { store, threads: 1, play: playHere({ clock: () => performance.now() }), shard };
  const { results } = await runExperiment({ spec, command: 'playout run' }, settings);
  store.close();
  return results;
}

/** Each in a store of its own. */
export async function playShards(): Promise<[string, string, string]> {
  const paths: [string, string, string] = [newPath(), newPath(), newPath()];
  for (const [i, path] of paths.entries()) await play(path, { number: i + 1, of: paths.length });
  return paths;
}

/** The whole games of a run. */
export function gamesOf(path: string, run = 1): NewGame[] {
  const games: NewGame[] = [];
  using(path, (store) => store.forEachGame(store.run(run), (game) => games.push(game)));
  return games;
}

export const numbersOf = (path: string): number[] => gamesOf(path).map(({ number }) => number);

/** A store whose run has other games, or another engine, and does not know of it. */
export function forged(
  path: string,
  {
    change = (games) => games,
    signature,
  }: { change?: (games: NewGame[]) => NewGame[]; signature?: string | null },
): string {
  const forgery = newPath();
  const run = using(path, (store) => store.run(1));
  using(forgery, (store) => {
    const { name, question, spec, experiment, command, playout, node, platform, scheduled, threads } = run;
    const about = { name, question, spec, experiment, command, playout, node, platform, scheduled, threads };
    const [engine] = run.engines;
    const writer = store.create({
      ...about,
      signature: signature === undefined ? engine!.signature : signature,
    });
    writer.add(change(gamesOf(path)), [], run.seconds);
    writer.release('stopped', run.seconds);
  });
  return forgery;
}
