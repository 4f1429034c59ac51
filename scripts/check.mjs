/**
 * `npm run check`: everything about the source that needs no test to run: types, lint, format, import rules, dead code.
 * Each counts as one check of `npm test`, which runs them too.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, run, runInParallel } from './setup.mjs';

const node = join('node_modules', '.bin', 'node');

/** The arguments by which Node runs one of the packages' programs. */
function program(name, ...args) {
  return [join('node_modules', '.bin', name), ...args];
}

/** Runs one of the packages' programs; returns its exit code. */
export function tool(name, ...args) {
  return run(node, program(name, ...args));
}

const FOLDERS = ['bin', 'src', 'test', 'bench', 'scripts', 'examples'];

/** Only files that have changed are looked at again. */
const CACHE = ['--cache', '--cache-strategy', 'content'];

const checks = [
  ['format', program('prettier', '--check', '--log-level', 'warn', ...CACHE, '.')],
  ['types', program('tsc', '-p', '.')],
  ['lint', program('oxlint', '--type-aware', '--deny-warnings', ...FOLDERS)],
  ['imports', ['scripts/imports.mjs']],
  ['dead code', program('knip', '--no-progress')],
];

/** Runs one of them and says how it went. */
async function check([name, args]) {
  const began = performance.now();
  const { code, output } = await runInParallel(node, args);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Runs all of them at the same time. */
export async function runChecks() {
  const good = await Promise.all(checks.map(check));
  const passed = good.filter(Boolean).length;
  return { passed, failed: checks.length - passed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages();
  process.exit((await runChecks()).failed === 0 ? 0 : 1);
}
