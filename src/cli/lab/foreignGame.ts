/**
 * Games from outside that a file or a store names. Importing a module runs it, and the author of the file may not be
 * the one who runs it: a module is imported only if its path is typed, as `--game FILE`.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../../core/index.ts';
import { PlacedError } from '../../core/schema/index.ts';
import { moduleOf } from '../../games/index.ts';
import type { Experiment } from '../../lab/index.ts';
import type { SpecFile } from '../../lab/node/index.ts';
import { quoteCommand } from '../commandLine.ts';
import { isGamePath, openGame } from '../openGame.ts';

/** How to say that a module is trusted. */
export function gameFlag(path: string): string {
  return quoteCommand(['--game', path]);
}

/**
 * Makes sure that the game of a stored run is loaded, if it is one from outside.
 * @param typed the value of `--game`
 * @throws UserError if its module was not typed, or is one of another game
 */
export async function openRunGame(
  { game, module }: Experiment,
  run: { readonly id: number },
  typed: string | undefined,
): Promise<void> {
  if (typed !== undefined) {
    const { name } = await openGame(typed);
    if (name === game) return;
    throw new UserError(`run ${run.id} plays ${game}, but --game is ${name}`, `Name the module of ${game}.`);
  }
  if (module === undefined) return;
  const { path } = module;
  if (!existsSync(path))
    throw new UserError(
      `run ${run.id} plays ${game}, a game from outside, and its module ${path} is gone`,
      'If you have it elsewhere, and trust it, name it: --game FILE',
    );
  throw new UserError(
    `run ${run.id} plays ${game}, a game from outside: its module would be run on this machine`,
    `If you trust it, name it: ${gameFlag(path)}`,
  );
}

/** The file that a spec is from. */
export interface SpecSource {
  readonly path: string;
  /** The same error with its place in the file. */
  readonly locate: SpecFile['locate'];
  /** The value of `--game`. */
  readonly game?: string | undefined;
}

function isSameFile(path: string, other: string | undefined): boolean {
  return existsSync(path) && realpathSync(path) === other;
}

/**
 * The name of the game of an experiment file.
 * @param written the same, as the file has it
 * @throws UserError if it is a module that was not typed, or another
 */
export async function openSpecGame(written: string, source: SpecSource): Promise<string> {
  const { path: file, locate, game: typed } = source;
  const path = isGamePath(written) ? join(dirname(file), written) : undefined;
  if (typed === undefined) {
    if (path === undefined) return written;
    throw locate(
      new PlacedError(
        ['game'],
        `${written} is a module, which would be run on this machine`,
        `If you trust it, name it: ${gameFlag(path)}`,
      ),
    );
  }
  const game = await openGame(typed);
  const isNamed = path === undefined ? written === game.name : isSameFile(path, moduleOf(game)?.path);
  if (!isNamed)
    throw locate(
      new PlacedError(['game'], `is ${written}, but --game is ${typed}`, 'Name the module of that game.'),
    );
  return game.name;
}
