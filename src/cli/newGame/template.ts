/**
 * The files of a new game. They are those of the example of tic-tac-toe, which is compiled and tested like everything else,
 * under other names; package.json and tsconfig.json are made for them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../core/packageRoot.node.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Names } from './names.ts';

const EXAMPLE = join(packageRoot(import.meta.url), 'examples', 'tic-tac-toe');

const GAME = 'ticTacToe.ts';
const TEST = 'ticTacToe.nodeTest.ts';
const README = 'README.md';

function read(file: string): string {
  return readFileSync(join(EXAMPLE, file), 'utf8').replaceAll('examples/tic-tac-toe/', '');
}

function renamed(text: string, { name, variable, type, title }: Names): string {
  return text
    .replaceAll('ticTacToe', variable)
    .replaceAll('TicTacToe', type)
    .replaceAll('Tic-tac-toe', title)
    .replaceAll('tic-tac-toe', name);
}

/** Names that the program of the example uses, comments and texts apart. */
export function namesInUse(): Set<string> {
  const program = read(GAME).replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
  return new Set(program.match(/[A-Za-z_]\w*/g));
}

function manifest({ name, variable }: Names): object {
  const { version, devDependencies } = packageJson;
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { test: 'node --test', check: 'tsc', play: `playout play ./${variable}.ts` },
    engines: { node: '>=22.18' },
    dependencies: { playout: `^${version}` },
    devDependencies: {
      '@types/node': devDependencies['@types/node'],
      typescript: devDependencies.typescript,
    },
  };
}

const COMPILER = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export interface TemplateFile {
  readonly name: string;
  readonly about: string;
  readonly content: string;
}

export function templateFiles(names: Names): TemplateFile[] {
  const { variable } = names;
  return [
    {
      name: `${variable}.ts`,
      about: 'the game: tic-tac-toe, until you change it',
      content: renamed(read(GAME), names),
    },
    {
      name: `${variable}.test.ts`,
      about: 'its test, by the conformance kit',
      content: renamed(read(TEST), names),
    },
    { name: 'README.md', about: 'what to type, and what to change', content: renamed(read(README), names) },
    { name: 'package.json', about: 'what it needs', content: asJson(manifest(names)) },
    { name: 'tsconfig.json', about: 'how its types are checked', content: asJson(COMPILER) },
  ];
}
