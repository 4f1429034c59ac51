/** A process that plays a run, says after every few games how many there are, and is killed by the test that started it. */
import { readFileSync } from 'node:fs';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';

const [path, specFile] = process.argv.slice(2) as [string, string];
const store = Store.toWrite(path);
const [before] = store.runs();
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as ExperimentSpec;
let said = before?.played ?? 0;
await runExperiment(before ?? { spec, command: 'victim' }, {
  store,
  threads: 2,
  onProgress: ({ played }) => {
    if (played > said) process.stdout.write(`${played}\n`);
    said = played;
  },
});
