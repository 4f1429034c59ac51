/**
 * Games from outside. A module is imported and its game registered, in this thread and in every thread that is started
 * from it later: threads inherit the list of modules and import them before anything else. So plans, requests and records
 * need to name a game by its name alone.
 *
 * A module is a program. The caller has made sure that it may run; see docs/security.md.
 */
import { readFileSync, realpathSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { type Game, UserError } from '../core/index.ts';
import { sha256 } from '../core/sha256.ts';
import { exportedGame } from './exportedGame.ts';
import { games, moduleOf, registerGame } from './registry.ts';

const INHERITED = 'playout: modules of games';

const HINT = 'A game from outside is a module (.ts, .js or .mjs) that exports it.';

let isResolved = false;

/** Sources are found under a condition of package.json, and import each other; see `bin/bundling.mjs`. */
const CONDITIONS = import.meta.url.endsWith('.ts') ? ['playout-source'] : [];

/**
 * A game may be anywhere on the disk; `playout/core` means the Playout that runs. Node knows how to do that from 22.15
 * on; before, a game has to be in a folder where that Playout is installed.
 */
function resolvePlayout(): void {
  if (isResolved) return;
  isResolved = true;
  nodeModule.registerHooks?.({
    resolve: (specifier, context, next) =>
      next(
        specifier,
        /^playout(\/|$)/.test(specifier)
          ? { ...context, parentURL: import.meta.url, conditions: [...context.conditions, ...CONDITIONS] }
          : context,
      ),
  });
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UserError(
      code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read (${code})`,
      HINT,
    );
  }
}

/** Where in the file it went wrong, if the error says so. */
function describe(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error);
  const [, line] = error.stack?.split(path)[1]?.match(/^:(\d+)/) ?? [];
  return line === undefined ? error.message : `line ${line}: ${error.message}`;
}

async function load(file: string, path: string): Promise<object> {
  if (/\.[cm]?ts$/.test(path) && !process.features.typescript)
    throw new UserError(
      `${file} is TypeScript, which Node ${process.versions.node} does not run`,
      'Use Node 22.18 or newer, or compile it to JavaScript.',
    );
  resolvePlayout();
  try {
    const exported: object = await import(pathToFileURL(path).href);
    return exported;
  } catch (error) {
    throw new UserError(`${file} cannot be loaded: ${describe(error, path)}`, HINT);
  }
}

/** @throws UserError for a file that is not there, cannot be loaded, or exports no game; and for a name that is taken */
export async function importGame(file: string | URL): Promise<Game> {
  const shown = file instanceof URL ? fileURLToPath(file) : file;
  const path = realPath(shown);
  const game = exportedGame(shown, await load(shown, path));
  try {
    registerGame(game, { path, sha256: sha256(readFileSync(path)) });
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${shown}: ${error.message}`, error.hint) : error;
  }
  setEnvironmentData(
    INHERITED,
    games.flatMap((known) => moduleOf(known)?.path ?? []),
  );
  return game;
}

/** The games that the thread which started this one had imported. */
export async function importInheritedGames(): Promise<void> {
  const paths: unknown = getEnvironmentData(INHERITED);
  if (!Array.isArray(paths)) return;
  for (const path of paths) await importGame(String(path));
}
