/**
 * Writes src/papers/costs.json, from which `playout reproduce` says how long it will take: seconds of one thread for a game
 * of each run, as the results of a reproduction have them (`verdicts.json` in its folder).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSpeed } from '../src/papers/estimate.ts';

interface Results {
  readonly papers: readonly {
    readonly experiments: readonly {
      readonly id: string;
      readonly runs: readonly {
        readonly key: string;
        readonly played: number;
        readonly seconds: number;
        readonly threads: number;
      }[];
    }[];
  }[];
}

const [folder = 'docs/results'] = process.argv.slice(2);
const results = JSON.parse(readFileSync(join(folder, 'verdicts.json'), 'utf8')) as Results;
const costs = results.papers.flatMap(({ experiments }) =>
  experiments.flatMap(({ id, runs }) =>
    runs.map(({ key, played, seconds, threads }): [string, number] => [
      `${id} ${key}`,
      Number(((seconds * threads) / played).toPrecision(3)),
    ]),
  ),
);
// The best of some: what else the machine does only makes it slower.
const speeds = Array.from({ length: 5 }, () => measureSpeed(() => performance.now()));
const file = new URL('../src/papers/costs.json', import.meta.url);
const content = { speed: Math.round(Math.max(...speeds)), secondsPerGame: Object.fromEntries(costs) };
writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
