/**
 * The process behind `watchdog.ts`: reads `+ pid mark` and `- pid mark`, one a line. The end of its input is the end of its
 * owner; a moment later programs that have not left by themselves are killed, with all that they have started.
 */
import { createInterface } from 'node:readline';
import { type RunningProgram, killProgram } from './killProgram.ts';

/** Programs see the end of their input when we do, and may put their things in order. */
const LAST_MOMENT_MS = 500;

/** By mark. */
const running = new Map<string, RunningProgram>();

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [sign, pid, mark = ''] = line.split(' ');
  if (sign === '+') running.set(mark, { pid: Number(pid), mark });
  else running.delete(mark);
});
lines.on('close', () => {
  if (running.size > 0) setTimeout(() => running.forEach((program) => killProgram(program)), LAST_MOMENT_MS);
});
