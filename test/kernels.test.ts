/** The compiled kernels are those of the source. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gamesWithKernel, kernelFile, kernelModule } from '../scripts/compileKernel.ts';

test.each(gamesWithKernel())('the compiled kernel of %s is that of its source', (game) => {
  expect(readFileSync(kernelFile(game), 'utf8'), 'run npm run kernels').toBe(kernelModule(game));
});
