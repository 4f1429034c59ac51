/** A process that plays a run, says after every few games how many there are, and is killed by the test that started it. */
import { readFileSync } from 'node:fs';
import { playOnThreads } from '../../src/arena/node/index.ts';
import {
  Run,
  type ExperimentSpec,
  beginRun,
  experimentOf,
  gamesOf,
  resumeRun,
  settleExperiment,
} from '../../src/lab/index.ts';
import { Store } from '../../src/store/index.ts';

const [path, specFile] = process.argv.slice(2) as [string, string];
const store = Store.toWrite(path);
const [before] = store.runs();
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as ExperimentSpec;
const experiment = before ? experimentOf(before) : settleExperiment(spec);
const writer = before
  ? resumeRun(store, before, { threads: 2 })
  : beginRun(store, { spec, experiment, command: 'victim', threads: 2 });
const run = new Run({
  experiment,
  writer,
  before: gamesOf(store, store.run(writer.id), experiment),
  play: playOnThreads({ threads: 2 }),
  signal: new AbortController().signal,
  clock: () => performance.now(),
  onProgress: ({ played }) => process.stdout.write(`${played}\n`),
});
await run.play();
