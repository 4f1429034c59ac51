/**
 * What the bundle of a clone (`buildBundle.mjs`) and the published package (`scripts/buildPackage.mjs`) have in common:
 * both are made by rolldown from the main file of the program, the sources that others may import, and the files that
 * run in threads and processes of their own.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The condition under which package.json leads to the sources. */
export const SOURCE = 'playout-source';

/** The sources that others may import, as package.json lists them. */
export function publicSources() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ [SOURCE]: file }) => {
    if (file === undefined) return [];
    const [folder, rest] = file.split('/*/');
    if (rest === undefined) return [file];
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}/${rest}`);
  });
}

/** What a public source is called in a bundle: `./src/games/ataxx/index.ts` is `games-ataxx`. */
function entryName(file) {
  return dirname(file).slice('./src/'.length).replaceAll('/', '-') || 'index';
}

/** Main file and public sources, by name. */
export function inputs() {
  const named = publicSources().map((file) => [entryName(file), join(ROOT, file)]);
  return { main: join(ROOT, 'src/cli/main.ts'), ...Object.fromEntries(named) };
}

/** Threads and processes that a source starts by `siblingFile` are files beside it in the bundle too. */
export const siblings = {
  name: 'siblings',
  transform: {
    filter: { code: 'siblingFile(' },
    handler(code, id) {
      for (const [, name] of code.matchAll(/siblingFile\(import\.meta\.url, '([^']+)'\)/g))
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
    },
  },
};
