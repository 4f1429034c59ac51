/**
 * Builds the page when it is missing or older than its sources, and not otherwise. "Older" is decided by
 * a hash over everything the bundle is made from, kept next to it: times of files are wrong after a clone or a
 * checkout.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import { plainError, plainLogger } from './buildLog.ts';

const ROOT = dirname(findPackageJSON(import.meta.url) ?? '');
export const PAGE_DIR: string = join(ROOT, 'dist/page');
/** The results of the papers, which come with the sources. */
export const PAPERS_DIR: string = join(ROOT, 'docs/results');
/** Beside the built files: the hash of what they were built from. */
const STAMP = '.built';

/** What never reaches the page; a change there needs no build. */
const NODE_ONLY = /^src\/((cli|protocol|lab|report|papers|web\/server)\/|store\/(?!rows\.ts$))/;

async function sourceFiles(): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NODE_ONLY.test(path));
  return [...sources, 'vite.config.ts', 'package-lock.json'].sort();
}

/** One line that changes whenever anything the page is built from changes. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await sourceFiles()) {
    const content = await readFile(join(ROOT, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

async function builtHash(): Promise<string> {
  return readFile(join(PAGE_DIR, STAMP), 'utf8').catch(() => '');
}

/**
 * Puts a finished build in its place. Two processes may have built at once; the first to come stays, for
 * both are equal, and clients that are being served should not notice.
 */
async function install(built: string, wanted: string): Promise<void> {
  const old = `${built}-old`;
  if ((await builtHash()) !== wanted) {
    await rename(PAGE_DIR, old).catch(() => {});
    await rename(built, PAGE_DIR).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  for (const left of [built, old]) await rm(left, { recursive: true, force: true });
}

/**
 * Makes sure that `dist/page` holds the page of the present sources; true when it had to be built.
 * @param note is told that a build has begun, and what the bundler warns of
 */
export async function buildPage(note: (line: string) => void = () => {}): Promise<boolean> {
  const wanted = await sourceHash();
  if ((await builtHash()) === wanted) return false;
  note('Building the page …');
  // Loaded only when needed: Vite takes longer to load than the server to start.
  const { build } = await import('vite');
  const outDir = `${PAGE_DIR}-${process.pid}-${threadId}`;
  const configFile = join(ROOT, 'vite.config.ts');
  try {
    await build({ configFile, logLevel: 'warn', customLogger: plainLogger(note), build: { outDir } });
  } catch (error) {
    throw plainError(error);
  }
  await writeFile(join(outDir, STAMP), wanted);
  await install(outDir, wanted);
  return true;
}
