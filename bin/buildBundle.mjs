/** Builds a bundle of the present sources, and names it as the current one; see `bundle.mjs`, which runs this. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { BUNDLES, CURRENT, USERS, describeFile } from './bundle.mjs';
import { ROOT, inputs, siblings } from './bundling.mjs';

/** What makes a bundle what it is, besides the sources in it; a folder changes when something is added to it. */
const MAKERS = ['package.json', 'bin/buildBundle.mjs', 'bin/bundling.mjs', 'bin/inBundle.mjs', 'src/games'];

/**
 * What plays and searches is one file, in which the compiler knows every constant. Core is another, because that is all
 * that a small thread or a short command needs of it. The rest is divided by who loads it.
 */
const groups = [
  {
    name: 'core',
    test: /[\\/]src[\\/](core[\\/](?!conformance)|search[\\/]parallel[\\/]failureFlag)/,
    priority: 1,
  },
  { name: 'engine', test: /[\\/]src[\\/](games|search|agents)[\\/]/ },
];

const fromRoot = (path) => relative(ROOT, path).replaceAll('\\', '/');

/** Writes the files of a bundle to its folder. @returns the paths of all that it was made from */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const files = new Set(MAKERS);
  const listing = {
    name: 'listing',
    buildEnd() {
      for (const id of this.getModuleIds()) if (isAbsolute(id)) files.add(fromRoot(id));
    },
  };
  const sources = await rolldown({
    cwd: ROOT,
    input: inputs(),
    platform: 'node',
    // Packages stay where they are.
    external: /^[^./]/,
    plugins: [siblings, listing],
    logLevel: 'silent',
  });
  const { output } = await sources.write({
    dir: folder,
    entryFileNames: '[name].js',
    // All in one folder, where siblings find each other.
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups },
    sourcemap: true,
    sourcemapExcludeSources: true,
    banner: ({ isEntry }) => (isEntry ? "import './inBundle.mjs';" : ''),
  });
  await sources.close();
  const entries = output
    .filter(({ isEntry }) => isEntry)
    .map(({ facadeModuleId, fileName }) => [fromRoot(facadeModuleId), fileName]);
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(Object.fromEntries(entries), null, 2));
  copyFileSync(join(ROOT, 'bin', 'inBundle.mjs'), join(folder, 'inBundle.mjs'));
  return [...files];
}

/** Names the bundle as the current one, if nothing that it was made from was changed meanwhile. */
function publish(folder, files, began) {
  if (files.some((path) => statSync(join(ROOT, path)).ctimeMs >= began))
    throw new Error('a source was changed while it was read');
  const draft = join(folder, 'current');
  writeFileSync(draft, [basename(folder), ...files.map(describeFile), ''].join('\n'));
  renameSync(draft, CURRENT);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A bundle that is younger may still be in the making. */
const AN_HOUR_MS = 3_600_000;

function isNeeded(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs < AN_HOUR_MS) return true;
    return readdirSync(join(folder, USERS)).some((name) => isAlive(Number(name)));
  } catch {
    return false;
  }
}

/** Removes the bundles of earlier sources that no process runs from. */
function removeOthers(current) {
  for (const name of readdirSync(BUNDLES)) {
    const folder = join(BUNDLES, name);
    if (folder !== CURRENT && folder !== current && !isNeeded(folder)) rmSync(folder, { recursive: true });
  }
}

// Others may build at the same time: each builds its own bundle, and the last is the current one.
mkdirSync(BUNDLES, { recursive: true });
const folder = mkdtempSync(join(BUNDLES, 'bundle-'));
// By the clock of the file system, because it is compared with the times of files.
const began = statSync(folder).ctimeMs;
try {
  publish(folder, await bundle(folder), began);
} catch (error) {
  rmSync(folder, { recursive: true });
  throw error;
}
removeOthers(folder);
