/** Builds the page. The tests have a configuration of their own, vitest.config.ts. */
import { defineConfig } from 'vite';

const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

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
  },
  worker: { format: 'es' },
  server: { headers: isolated },
  preview: { headers: isolated },
});
