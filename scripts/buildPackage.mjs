/**
 * Builds what `npm pack` packs: the program and every public entry as JavaScript for Node 20 and browsers, the types of
 * the entries, the two fonts of reports, and the page. The sources are not packed.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT, inputs, siblings } from '../bin/bundling.mjs';
import { buildPage } from '../src/web/server/buildPage.ts';
import { buildTypes } from './buildTypes.mjs';

const PACKAGE = join(ROOT, 'dist', 'package');
const FONTS = ['ttf/DejaVuSansCondensed.ttf', 'ttf/DejaVuSansCondensed-Bold.ttf', 'LICENSE'];

/**
 * A file for core, for each game and for each stage after it: the compiler knows a constant only within one file, and a
 * program that imports one game should not get the others. What needs Node stays out of them.
 */
const ENGINE = /[\\/]src[\\/](?:games[\\/]([^\\/]+)[\\/]|(core|stats|search|agents)[\\/])/;
const APART = /\.node\.ts$|[\\/]core[\\/]conformance[\\/]/;
const RANK = ['agents', 'search', 'game', 'stats', 'core'];

function groupOf(id) {
  const [, game, folder] = APART.test(id) ? [] : (ENGINE.exec(id) ?? []);
  return game ? `game-${game}` : (folder ?? null);
}

const groups = RANK.map((rank, priority) => ({
  debugName: rank,
  name: (id) => {
    const group = groupOf(id);
    return group?.split('-')[0] === rank ? group : null;
  },
  priority: priority + 1,
}));

async function buildProgram() {
  const sources = await rolldown({
    cwd: ROOT,
    input: inputs(),
    platform: 'neutral',
    transform: { target: 'node20' },
    // Packages are installed beside this one.
    external: /^[^./]/,
    plugins: [siblings],
    checks: { unresolvedImport: false },
  });
  await sources.write({
    dir: PACKAGE,
    entryFileNames: '[name].js',
    // All in one folder, where siblings find each other.
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups },
  });
  await sources.close();
}

function copyFonts() {
  const source = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  mkdirSync(join(PACKAGE, 'fonts'), { recursive: true });
  for (const file of FONTS)
    cpSync(join(source, file), join(PACKAGE, 'fonts', file.slice(file.indexOf('/') + 1)));
}

rmSync(PACKAGE, { recursive: true, force: true });
buildTypes(join(PACKAGE, 'types'));
await buildProgram();
copyFonts();
await buildPage((line) => console.error(line));
