/** A process that plays a run on a cluster, begun or resumed in a store, and may be killed. */
import { readFileSync } from 'node:fs';
import { Cluster } from '../../src/cluster/index.ts';
import { UserError } from '../../src/core/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { NO_REDIS } from './processes.ts';

const [url, path, specFile] = process.argv.slice(2) as [string, string, string];
const cluster = await Cluster.open(url, { patience: 1 }).catch((error: unknown) => {
  if (!(error instanceof UserError)) throw error;
  process.exit(NO_REDIS);
});
const store = Store.toWrite(path);
const [before] = store.runs();
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as ExperimentSpec;
const { failure } = await runExperiment(before ?? { spec, command: 'coordinator' }, {
  store,
  threads: 1,
  play: cluster.play,
});
await cluster.close();
store.close();
if (failure !== undefined) throw failure;
