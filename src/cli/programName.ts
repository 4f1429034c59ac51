/**
 * How the program was started, so that every command it prints can be typed as it stands. Help texts and hints, also those
 * of lower layers, which know nothing of this, write `playout resume 5`; what is printed goes through `asStarted`.
 */
import { basename, relative } from 'node:path';

/** What to type in a clone. */
const BY_NPX = 'npx playout';

/** The part of a process that says how it was started. */
export interface Started {
  /** The file that Node was told to run: a link to the program where npm or the shell found it by its name. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly platform: string;
}

/** `npx playout`, `playout`, or `node bin/playout.mjs`. */
export function programName({ file, environment, folder, platform }: Started): string {
  const isNpx = environment.npm_command === 'exec';
  // On Windows a script of npm's runs the file itself, so its name says nothing.
  const isByName = basename(file) === 'playout' || platform === 'win32';
  if (isByName) return isNpx ? BY_NPX : 'playout';
  if (environment.npm_command === 'start' || basename(file) !== 'playout.mjs') return BY_NPX;
  const path = relative(folder, file);
  return `node ${path.includes(' ') ? `"${path}"` : path}`;
}

/** The text with the name under which the program was started in place of `playout` before each of these commands. */
export function asStarted(text: string, program: string, commands: readonly string[]): string {
  const command = new RegExp(`(?<!npx |[\\w/.-])playout(?= (?:${commands.join('|')}|--help)\\b)`, 'g');
  return text.replace(command, program);
}
