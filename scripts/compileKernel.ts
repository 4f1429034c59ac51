/** Compiles the kernels of games from AssemblyScript. A test compiles them again and compares. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const games = join(root, 'src', 'games');
const compiler = join(root, 'node_modules', 'assemblyscript', 'bin', 'asc.js');

/** The folders of games that have a kernel. */
export function gamesWithKernel(): string[] {
  return readdirSync(games).filter((game) => existsSync(join(games, game, 'kernel', 'assembly')));
}

/** The generated file of a game. */
export function kernelFile(game: string): string {
  return join(games, game, 'kernel', 'bytes.ts');
}

/** The generated module of a game, compiled now. @throws if the source has an error, which the compiler prints */
export function kernelModule(game: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  const wasm = join(folder, 'kernel.wasm');
  const options = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--enable', 'simd'];
  try {
    const source = `src/games/${game}/kernel/assembly/index.ts`;
    execFileSync(process.execPath, [compiler, source, '--outFile', wasm, ...options], {
      cwd: root,
      stdio: 'inherit',
    });
    const base64 = readFileSync(wasm).toString('base64');
    return `/** Compiled from \`assembly/\` by \`npm run kernels\`: do not edit. */\nexport const bytes =\n  '${base64}';\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
