import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS, TEST_MS } from './test/patience.ts';
import { SlowFirst } from './test/slowFirst.ts';

// Every thread and process that a test starts loads the sources; compiled once, they start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Tests beside the sources that start processes. */
const PROCESSES = 'src/protocol/client/**/*.test.ts';
const BROWSER = 'test/browser/**/*.test.ts';

/** The page is made of what only its bundler understands, such as JSX and styles. */
const PAGE = 'src/web/page/**/*.test.{ts,tsx}';

/** Tests run the sources, also where they import `playout/core`. */
const SOURCE = 'playout-source';
const conditions = [SOURCE, ...defaultServerConditions];

/**
 * Everything but the page runs as Node loads it, which strips the types and changes nothing else. As Vite loads it, every use
 * of an import is a lookup, and searches take twice as long.
 */
const asNodeLoads = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [`--conditions=${SOURCE}`],
};

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    setupFiles: ['test/setup.ts'],
    // More than there are cores: tests that start processes or wait for a browser leave theirs idle.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // No test fails because a machine is slow, only because it hangs.
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    reporters: ['default', './test/longRunning.ts'],
    // Of tests that may run side by side, which start processes.
    maxConcurrency: 4,
    expect: { poll: { timeout: PATIENCE_MS } },
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [PROCESSES, PAGE],
          // Files share what they import: most of them take longer to load than to run.
          isolate: false,
          ...asNodeLoads,
        },
      },
      {
        extends: true,
        test: { name: 'page', include: [PAGE], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['test/**/*.test.ts', PROCESSES],
          exclude: [BROWSER],
          ...asNodeLoads,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['test/browser/buildOnce.ts'],
          ...asNodeLoads,
        },
      },
    ],
  },
});
