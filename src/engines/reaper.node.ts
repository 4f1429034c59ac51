/**
 * The process behind `reaper.ts`: reads `+pid` and `-pid`, one a line. The end of its input is the end of its owner;
 * programs that have not left by themselves a moment later are killed, with all that they have started.
 */
import { createInterface } from 'node:readline';
import { killGroup } from './killGroup.ts';

/** Programs see the end of their input when we do, and may put their things in order. */
const LAST_MOMENT_MS = 500;

const running = new Set<number>();

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
});
lines.on('close', () => {
  if (running.size > 0) setTimeout(() => running.forEach(killGroup), LAST_MOMENT_MS);
});
