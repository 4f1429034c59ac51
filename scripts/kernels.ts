/** `npm run kernels [game]`: compiles the kernels of the games; each becomes `src/games/<game>/kernel/bytes.ts`. */
import { writeFileSync } from 'node:fs';
import { gamesWithKernel, kernelFile, kernelModule } from './compileKernel.ts';

const name = process.argv[2];
for (const game of name === undefined ? gamesWithKernel() : [name]) {
  writeFileSync(kernelFile(game), kernelModule(game));
}
