/** Builds the page. The tests have a configuration of their own, vitest.config.ts. */
import { defineConfig } from 'vite';

const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** How long its own plugins took is of use to whoever works on the bundler, not to whoever starts the page. */
const quiet = { checks: { bundlerTimings: false } };

export default defineConfig({
  root: 'src/web/page',
  base: './',
  build: {
    outDir: '../../../dist/page',
    emptyOutDir: true,
    target: 'es2024',
    // The first browsers that know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: quiet,
  },
  worker: { format: 'es', rolldownOptions: quiet },
  server: { headers: isolated },
  preview: { headers: isolated },
});
