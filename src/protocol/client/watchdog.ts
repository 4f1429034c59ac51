/**
 * Makes sure that no program outlives us, however we end: killed outright, or as a thread that is stopped in the middle
 * of a word. A small separate process (`watchdog.node.ts`) is told what runs; when its input ends, we are gone, and it
 * kills what is left. There is one for each thread that starts programs.
 */
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { RunningProgram } from './killProgram.ts';
import { siblingFile } from '../../core/siblingFile.ts';

let input: Writable | undefined;

function startWatchdog(): Writable {
  // In its own group, because it must live on when Ctrl-C ends everything in ours.
  const watchdog = spawn(process.execPath, [fileURLToPath(siblingFile(import.meta.url, 'watchdog.node'))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  // Neither keeps us from ending.
  watchdog.unref();
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref();
  // If the watchdog is killed, its protection is lost, and nothing else.
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  return watchdog.stdin;
}

/** From now on the program, with all that it starts, does not outlive us. */
export function watchOver({ pid, mark }: RunningProgram): void {
  input ??= startWatchdog();
  input.write(`+ ${pid} ${mark}\n`);
}

/** The program has ended, and nothing of it is left. */
export function release({ pid, mark }: RunningProgram): void {
  input?.write(`- ${pid} ${mark}\n`);
}
