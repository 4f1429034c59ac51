/** Imported by a process that is measured: at its end it writes what CPU time it took, all threads together. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(process.env.PLAYOUT_USAGE, String((user + system) / 1e6));
  });
}
