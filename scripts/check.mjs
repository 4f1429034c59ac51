/**
 * `npm run check`: everything about the source that needs no test to run: types, lint, format, import rules, dead code.
 * Each counts as one check of `npm test`, which runs them too.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, run } from './setup.mjs';

const node = join('node_modules', '.bin', 'node');

/** Runs one of the packages' programs; returns its exit code. */
export function tool(name, ...args) {
  return run(node, [join('node_modules', '.bin', name), ...args]);
}

const FOLDERS = ['src', 'test', 'bench', 'scripts', 'examples'];

const checks = [
  ['types', () => tool('tsc', '-p', '.')],
  ['lint', () => tool('oxlint', '--type-aware', '--deny-warnings', ...FOLDERS)],
  ['format', () => tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['imports', () => run(node, ['scripts/imports.mjs'])],
  ['dead code', () => tool('knip', '--no-progress')],
];

/** Runs all of them, also after one has failed, and says how each went. */
export function runChecks() {
  let failed = 0;
  for (const [name, check] of checks) {
    const began = performance.now();
    const isGood = check() === 0;
    if (!isGood) failed++;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(isGood ? 'ok    ' : 'FAILED', name, `(${seconds} s)`);
  }
  return { passed: checks.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages();
  process.exit(runChecks().failed === 0 ? 0 : 1);
}
