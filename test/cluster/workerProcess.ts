/** A worker as a process of its own, which may be killed. Its clock may be wrong by some hours. */
import { ClusterWorker } from '../../src/cluster/index.ts';

const [url, name, hours = '0', patience = '1'] = process.argv.slice(2) as [string, string, string?, string?];
const now = Date.now;
Date.now = () => now() + 3_600_000 * Number(hours);

const worker = await ClusterWorker.start(url, {
  name,
  threads: 1,
  patience: Number(patience),
  permissions: { engines: [] },
  onNote: (note) => process.stderr.write(`${note}\n`),
});
process.stdout.write('ready\n');
process.on('SIGTERM', () => void worker.stop());
