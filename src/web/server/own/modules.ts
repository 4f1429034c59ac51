/**
 * A game of one's own as a browser can load it: its module and those that it imports by relative paths, without types, and with
 * `playout/core` in the form in which the workers of the page offer it. They are read once, when the server starts, and
 * nothing else of the folder is ever served.
 */
import { readFileSync, realpathSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import * as core from '../../../core/index.ts';
import { withoutWarnings } from '../../../core/withoutWarnings.node.ts';
import { SHARED_CORE } from '../../../games/sharedCore.ts';

const { UserError, codeOf } = core;

/** Where the modules are on the server. */
export const OWN_PATH = '/own/';
const CORE_FILE = 'playout-core.js';

export interface OwnModules {
  /** The address of the module of the game. */
  readonly entry: string;
  /** JavaScript by address. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Exports the core of the worker that loads it. */
function coreScript(): string {
  const names = Object.keys(core).join(', ');
  return `export const { ${names} } = globalThis[Symbol.for(${JSON.stringify(SHARED_CORE)})];\n`;
}

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, at the beginning of a line. */
const IMPORT = /^([ \t]*(?:import|export)\b(?:[^;'"=()]*?\bfrom)?\s*)(['"])([^'"\n]+)\2/gm;

function read(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (!/\.[cm]?ts$/.test(file)) return text;
    // As Node itself does to run it.
    return withoutWarnings(() => nodeModule.stripTypeScriptTypes(text));
  } catch (error) {
    throw new UserError(`${file} cannot be read (${codeOf(error)})`, 'Does its path have the right ending?');
  }
}

/** Reads modules that import each other. */
class Reader {
  /** By path. */
  readonly texts = new Map<string, string>();

  add(file: string): void {
    if (this.texts.has(file)) return;
    const imported: string[] = [];
    const text = read(file).replaceAll(IMPORT, (_, start: string, quote: string, name: string) => {
      if (name.startsWith('.')) imported.push(resolve(dirname(file), name));
      return `${start}${quote}${addressOf(name, file)}${quote}`;
    });
    this.texts.set(file, text);
    for (const next of imported) this.add(next);
  }
}

/** What the browser imports in place of a name. @throws UserError for what it cannot */
function addressOf(name: string, file: string): string {
  if (name.startsWith('.')) return name;
  if (name === 'playout/core') return `${OWN_PATH}${CORE_FILE}`;
  throw new UserError(
    `${file} imports "${name}", which the page cannot load`,
    'A game on the page may import playout/core, and its own files by relative paths.',
  );
}

/** The folder that all of the files are in. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => dirname(file).split(sep));
  const differs = first.findIndex((name, i) => others.some((names) => names[i] !== name));
  return first.slice(0, differs < 0 ? first.length : differs).join(sep);
}

/** @param file the module of a game @throws UserError for what a browser cannot load */
export function readOwnModules(file: string): OwnModules {
  const entry = realpathSync(file);
  const reader = new Reader();
  reader.add(entry);
  const folder = commonFolder([...reader.texts.keys()]);
  const address = (path: string): string =>
    OWN_PATH + relative(folder, path).split(sep).map(encodeURIComponent).join('/');
  const scripts = [...reader.texts].map(([path, text]) => [address(path), text] as const);
  return { entry: address(entry), scripts: new Map([[`${OWN_PATH}${CORE_FILE}`, coreScript()], ...scripts]) };
}
