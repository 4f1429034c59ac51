/** How the tests start engines: the scripted ones of this folder, and our own. */
import { fileURLToPath } from 'node:url';
import { BINARY } from '../cli/run.ts';
import { PATIENCE_MS } from '../patience.ts';

/** A word of a command line that may contain anything but single quotes. */
const quote = (word: string): string => `'${word}'`;

const nodeCommand = (...args: readonly string[]): string => [process.execPath, ...args].map(quote).join(' ');

/** The command line of `test/engines/NAME.mjs`. */
export function scripted(name: string, ...args: readonly string[]): string {
  return nodeCommand(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)), ...args);
}

/** The command line of `playout engine …`. */
export function ourEngine(...args: readonly string[]): string {
  return nodeCommand(BINARY, 'engine', ...args);
}

/** An agent that is this program, and has all the time that a busy machine may take. */
export function patientEngine(command: string): string {
  return `engine("${command}", time=${PATIENCE_MS}ms, timeout=${PATIENCE_MS})`;
}
