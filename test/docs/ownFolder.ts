/** An empty folder of a user, in which Playout is installed: a link to these sources, which takes no time. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What programs there find: our Node, and our sources in the place of what is published. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_OPTIONS: '--conditions=playout-source',
  NO_COLOR: '1',
};

/** The sources themselves are compiled too, and need more than what is published of them does. */
const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules', '@types')],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  customConditions: ['playout-source'],
  skipLibCheck: true,
};

const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** What the compiler says of some files of a folder; nothing if all is well. */
export function compile(folder: string, files: readonly string[]): string {
  const config = join(folder, 'tsconfig.sources.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
  const { stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', config], { encoding: 'utf8' });
  return stdout + stderr;
}

/** Links Playout into a folder as npm would install it. */
export function linkPlayout(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(ROOT, join(folder, 'node_modules', 'playout'), 'junction');
  symlinkSync('../playout/bin/playout.mjs', join(folder, 'node_modules', '.bin', 'playout'));
}

export class OwnFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'playout-own-'));

  constructor() {
    writeFileSync(join(this.path, 'package.json'), '{ "private": true, "type": "module" }');
    linkPlayout(this.path);
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
