/**
 * The program in a few large files, made from its sources by `buildBundle.mjs`: hundreds of small modules take much
 * longer to load, in every thread again, and the compiler knows a constant only within one file.
 *
 * Nobody needs to know. A bundle is used as long as the sources are what they were when it was built, and otherwise
 * the next start builds a new one. Each has its own folder in `dist/node`, so that a process continues with the one it
 * began with, and `dist/node/current` names the latest. Where none can be built or kept, the sources run as they are.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './bundling.mjs';

export const BUNDLES = join(ROOT, 'dist', 'node');
/** The name of a bundle's folder in the first line, then a line for each file that it was made from. */
export const CURRENT = join(BUNDLES, 'current');
/** In the folder of a bundle: a file for each process that runs from it, named by its number. */
export const USERS = 'users';

/**
 * A file as it is now. The time at which anything about it was changed cannot be set, unlike that of its content, so a
 * file never passes for the one that it has replaced.
 */
export function describeFile(path) {
  const { size, ctimeMs, ino } = statSync(join(ROOT, path));
  return `${size} ${ctimeMs} ${ino} ${path}`;
}

function isUnchanged(line) {
  return describeFile(line.split(' ').slice(3).join(' ')) === line;
}

/** The folder of the current bundle, if the sources are still what it was made from. */
function findBundle() {
  try {
    const [name, ...files] = readFileSync(CURRENT, 'utf8').trimEnd().split('\n');
    const folder = join(BUNDLES, name);
    return existsSync(folder) && files.every(isUnchanged) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** In its own process: we do not keep the bundler's memory, and if it fails, the sources show what is wrong. */
async function build() {
  const { spawnSync } = await import('node:child_process');
  spawnSync(process.execPath, [join(ROOT, 'bin', 'buildBundle.mjs')], { stdio: 'ignore' });
}

/** Keeps others from removing the bundle while this process runs. */
function use(folder) {
  const note = join(folder, USERS, String(process.pid));
  try {
    mkdirSync(join(folder, USERS), { recursive: true });
    writeFileSync(note, '');
    process.once('exit', () => rmSync(note, { force: true }));
  } catch {
    // A folder that cannot be written to is not removed either.
  }
}

/**
 * What was compiled once is kept for the next start, and for the threads of this one, which learn of it only from the
 * environment.
 */
function keepCompiled(folder) {
  process.env.NODE_COMPILE_CACHE ??= folder ? join(folder, 'compiled') : join(tmpdir(), 'node-compile-cache');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** @returns the address of the program's main file: in a bundle of the present sources, or the source itself */
export async function findProgram() {
  let folder = findBundle();
  if (!folder) {
    await build();
    folder = findBundle();
  }
  if (folder) use(folder);
  keepCompiled(folder);
  return pathToFileURL(folder ? join(folder, 'main.js') : join(ROOT, 'src', 'cli', 'main.ts')).href;
}
