/**
 * `npm test`: installs what is missing, then runs every check, also after one has failed. The last line is
 * `N passed, N failed`; a check such as the type check counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser, installPackages, run } from './setup.mjs';

installPackages();
installBrowser();

const tool = (name, ...args) =>
  run(join('node_modules', '.bin', 'node'), [join('node_modules', '.bin', name), ...args]);

/** What is run, and how a check is called. */
const checks = [
  ['types', () => tool('tsc', '-p', '.')],
  [
    'lint',
    () => tool('oxlint', '--type-aware', '--deny-warnings', 'src', 'test', 'bench', 'scripts', 'examples'),
  ],
  ['format', () => tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['imports', () => run(join('node_modules', '.bin', 'node'), ['scripts/imports.mjs'])],
  ['dead code', () => tool('knip', '--no-progress')],
];

let passed = 0;
let failed = 0;

for (const [name, check] of checks) {
  const began = performance.now();
  const isGood = check() === 0;
  if (isGood) passed++;
  else failed++;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(isGood ? 'ok    ' : 'FAILED', name, `(${seconds} s)`);
}

const folder = mkdtempSync(join(tmpdir(), 'playout-test-'));
const file = join(folder, 'tests.json');
try {
  const code = tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  passed += numPassedTests;
  // A file that cannot even be loaded has no tests to fail, but the run has failed all the same.
  failed += numFailedTests === 0 && code !== 0 ? 1 : numFailedTests;
} catch (error) {
  console.error('the tests gave no result:', error);
  failed++;
} finally {
  rmSync(folder, { recursive: true });
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
