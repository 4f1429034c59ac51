/**
 * `npm test`: installs what is missing, then runs every check and every test, also after one has failed. The last line
 * is `N passed, N failed`; a check such as the type check counts as one test. `npm run test:full` takes every sample in
 * full; see `test/samples.ts`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks, tool } from './check.mjs';
import { installBrowser, installNetworkTools, installPackages, installRedis } from './setup.mjs';

if (process.argv.includes('--full')) process.env.PLAYOUT_SAMPLES = '1';

installPackages();
installBrowser();
installRedis();
installNetworkTools();

let { passed, failed } = await runChecks();

const folder = mkdtempSync(join(tmpdir(), 'playout-test-'));
const file = join(folder, 'tests.json');
try {
  const code = tool(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./test/longRunning.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  passed += numPassedTests;
  // A file that cannot even be loaded has no tests to fail, but the run has failed anyway.
  failed += numFailedTests === 0 && code !== 0 ? 1 : numFailedTests;
} catch (error) {
  console.error('the tests gave no result:', error);
  failed++;
} finally {
  rmSync(folder, { recursive: true });
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
