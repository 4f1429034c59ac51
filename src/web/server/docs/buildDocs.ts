/**
 * Builds the documentation as a site, if it is not there as the present documents give it. The published package has neither
 * the documents nor what builds them.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../core/packageRoot.node.ts';
import { ensureBuilt } from '../stampedBuild.ts';

const ROOT = packageRoot(import.meta.url);
export const DOCS_DIR: string = join(ROOT, 'dist/docs');
const SOURCES = join(ROOT, 'docs');
const BUILDER = join(ROOT, 'node_modules/vitepress/bin/vitepress.js');

async function sourceFiles(): Promise<string[]> {
  const entries = await readdir(SOURCES, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return [...files.map((path) => relative(ROOT, path).replaceAll('\\', '/')), 'package-lock.json'];
}

/** Is there anything to build from? */
export function canBuildDocs(): boolean {
  return existsSync(join(SOURCES, '.vitepress')) && existsSync(BUILDER);
}

/**
 * Makes sure that `dist/docs` holds the site of the present documents; true when it had to be built.
 * @param note is told that a build has begun
 */
export async function buildDocs(note: (line: string) => void = () => {}): Promise<boolean> {
  const build = async (outDir: string): Promise<void> => {
    // In a process of its own, which has a bundler of its own and must not keep a server waiting.
    const args = [BUILDER, 'build', SOURCES, '--outDir', outDir];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } });
  };
  const target = { folder: DOCS_DIR, root: ROOT, sources: await sourceFiles(), build };
  return ensureBuilt(target, () => note('Building the documentation …'));
}
