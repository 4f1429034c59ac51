/** Builds the page, if it is not there as the present sources give it. The published package has no sources, but the page. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packageRoot } from '../../core/packageRoot.node.ts';
import { plainError, plainLogger } from './buildLog.ts';
import { ensureBuilt } from './stampedBuild.ts';

const ROOT = packageRoot(import.meta.url);
export const PAGE_DIR: string = join(ROOT, 'dist/page');

/** What never reaches the page; a change there needs no build. */
const NODE_ONLY = /^src\/((cli|protocol|lab|report|papers|web\/server)\/|store\/(?!rows\.ts$))/;

async function sourceFiles(): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NODE_ONLY.test(path));
  return [...sources, 'vite.config.ts', 'package-lock.json'];
}

/**
 * Makes sure that `dist/page` holds the page of the present sources; true when it had to be built.
 * @param note is told that a build has begun, and what the bundler warns of
 */
export async function buildPage(note: (line: string) => void = () => {}): Promise<boolean> {
  if (!existsSync(join(ROOT, 'src'))) return false;
  const build = async (outDir: string): Promise<void> => {
    // Loaded only when needed: Vite takes longer to load than the server to start.
    const { build } = await import('vite');
    const configFile = join(ROOT, 'vite.config.ts');
    try {
      await build({ configFile, logLevel: 'warn', customLogger: plainLogger(note), build: { outDir } });
    } catch (error) {
      throw plainError(error);
    }
  };
  const target = { folder: PAGE_DIR, root: ROOT, sources: await sourceFiles(), build };
  return ensureBuilt(target, () => note('Building the page …'));
}
