import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './test/patience.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // All cores: by default one is left idle, which on a small machine is half of it.
    maxWorkers: '100%',
    // No test fails because a machine is slow: there are no limits of time.
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: PATIENCE_MS } },
  },
});
