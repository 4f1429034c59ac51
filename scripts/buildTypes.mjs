/** Writes the declarations of the public entries, with all that they need and nothing else. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, publicSources } from '../bin/bundling.mjs';
import { giveUp } from './setup.mjs';

/** Of all sources, as tsconfig.package.json says. */
const ALL = join(ROOT, 'dist', 'types');

/** What a declaration imports of its own program: `from './game.ts'`, `import("../core/index.ts")`. */
const RELATIVE = /(\bfrom |\bimport\()(['"])(\.[^'"]+)\.ts\2/g;

function compile(project) {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

/** What only stores need may use what Node 22 has: SQLite comes with it. */
function compileAll() {
  rmSync(ALL, { recursive: true, force: true });
  if (!compile('tsconfig.package.json')) giveUp('the sources have wrong types', 'They are listed above.');
  if (!compile('tsconfig.node20.json'))
    giveUp('the engine needs more than Node 20 has', 'What it must not use is listed above.');
}

/** @param folder is made if it is missing */
export function buildTypes(folder) {
  compileAll();
  const waiting = publicSources().map((source) => source.slice('./src/'.length, -'.ts'.length));
  const seen = new Set(waiting);
  for (const name of waiting) {
    const text = readFileSync(join(ALL, 'src', `${name}.d.ts`), 'utf8');
    for (const [, , , path] of text.matchAll(RELATIVE)) {
      const imported = join(dirname(name), path);
      if (!seen.has(imported)) waiting.push(imported);
      seen.add(imported);
    }
    const file = join(folder, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    // Other programs import what these become.
    writeFileSync(file, text.replace(RELATIVE, '$1$2$3.js$2'));
  }
}
