/**
 * Builds a folder when it is missing or older than its sources, and not otherwise. "Older" is decided by a hash over
 * everything that it is made from, kept next to it: times of files are wrong after a clone or a checkout.
 */
import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Beside the built files: the hash of what they were built from. */
const STAMP = '.built';

export interface StampedBuild {
  /** Where the result belongs. */
  readonly folder: string;
  /** The files that it is made from, as paths from `root`. */
  readonly root: string;
  readonly sources: readonly string[];
  /** Fills a new folder. */
  build(folder: string): Promise<void>;
}

/** One line that changes whenever a source changes. */
async function hashOf({ root, sources }: StampedBuild): Promise<string> {
  const hash = createHash('sha256');
  for (const path of sources.toSorted()) {
    const content = await readFile(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

async function builtHash({ folder }: StampedBuild): Promise<string> {
  return readFile(join(folder, STAMP), 'utf8').catch(() => '');
}

/**
 * Puts a finished build in its place. Two processes may have built at once; the first to come stays, for
 * both are equal, and clients that are being served should not notice.
 */
async function install(target: StampedBuild, built: string, wanted: string): Promise<void> {
  const old = `${built}-old`;
  if ((await builtHash(target)) !== wanted) {
    await rename(target.folder, old).catch(() => {});
    await rename(built, target.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  for (const left of [built, old]) await rm(left, { recursive: true, force: true });
}

/**
 * Makes sure that the folder holds what the present sources give; true when it had to be built.
 * @param begin is called before a build
 */
export async function ensureBuilt(target: StampedBuild, begin: () => void): Promise<boolean> {
  const wanted = await hashOf(target);
  if ((await builtHash(target)) === wanted) return false;
  begin();
  const made = `${target.folder}-${process.pid}-${threadId}`;
  await target.build(made);
  await writeFile(join(made, STAMP), wanted);
  await install(target, made, wanted);
  return true;
}
