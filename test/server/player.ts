/** A process that plays a new run until its input ends. */
import { readFileSync } from 'node:fs';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';

const [path, specFile] = process.argv.slice(2) as [string, string];
const store = Store.toWrite(path);
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as ExperimentSpec;
const stop = new AbortController();
process.stdin.on('end', () => stop.abort()).resume();
await runExperiment({ spec, command: 'player' }, { store, threads: 1, signal: stop.signal });
store.close();
