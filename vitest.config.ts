import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './test/patience.ts';
import { SlowFirst } from './test/slowFirst.ts';

// Every thread and process that a test starts loads the sources; compiled once, they start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Tests beside the sources that start processes. */
const PROCESSES = 'src/protocol/client/**/*.test.ts';
const BROWSER = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // More than there are cores: tests that start processes or wait for a browser leave theirs idle.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // No test fails because a machine is slow: there are no limits of time.
    testTimeout: 0,
    hookTimeout: 0,
    // Of tests that may run side by side, which start processes.
    maxConcurrency: 4,
    expect: { poll: { timeout: PATIENCE_MS } },
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts'],
          exclude: [PROCESSES],
          // Files share what they import: most of them take longer to load than to run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'system', include: ['test/**/*.test.ts', PROCESSES], exclude: [BROWSER] },
      },
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], globalSetup: ['test/browser/buildOnce.ts'] },
      },
    ],
  },
});
