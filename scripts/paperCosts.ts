/**
 * Writes src/papers/costs.json, from which `playout reproduce` says how long it will take: seconds of one thread for a game
 * of each run, as the results of a reproduction have them (`verdicts.json` in its folder).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integer, list, number, openObject, required, text } from '../src/core/schema/index.ts';
import { measureSpeed } from '../src/papers/node/estimate.ts';

const run = openObject('run', {
  key: required(text()),
  played: required(integer(0)),
  seconds: required(number(0)),
  threads: required(integer(1)),
});
const experiment = openObject('experiment', { id: required(text()), runs: required(list(run, 0)) });
const paper = openObject('paper', { experiments: required(list(experiment, 0)) });
const schema = openObject('results', { papers: required(list(paper, 0)) });

const [folder = 'docs/results'] = process.argv.slice(2);
const results = schema.read(JSON.parse(readFileSync(join(folder, 'verdicts.json'), 'utf8')), []);
const costs = results.papers.flatMap(({ experiments }) =>
  experiments.flatMap(({ id, runs }) =>
    runs.map(({ key, played, seconds, threads }): [string, number] => [
      `${id} ${key}`,
      // A run with fewer games than threads leaves threads to others.
      Number(((seconds * Math.min(threads, played)) / played).toPrecision(3)),
    ]),
  ),
);
const file = new URL('../src/papers/costs.json', import.meta.url);
const speed = Math.round(measureSpeed(() => performance.now()));
const content = { speed, secondsPerGame: Object.fromEntries(costs) };
writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
