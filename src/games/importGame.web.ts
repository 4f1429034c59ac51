/**
 * Games from outside in a browser. The server offers their modules (`web/server/own`), and every worker that plays or searches
 * imports them. What such a module imports as `playout/core` is the core of the worker itself, which it finds in the global
 * object: classes have to be the same, or no error of the game would be known as one.
 */
import * as core from '../core/index.ts';
import { exportedGame } from './exportedGame.ts';
import { registerGame } from './registry.ts';
import { SHARED_CORE } from './sharedCore.ts';

const addresses: string[] = [];

/** What workers that are started from here have to import too. */
export const importedAddresses: readonly string[] = addresses;

/** @throws UserError for a module without a game, or with one whose name is taken */
export async function importGames(wanted: readonly string[]): Promise<void> {
  Reflect.set(globalThis, Symbol.for(SHARED_CORE), core);
  for (const address of wanted) {
    const exported: object = await import(/* @vite-ignore */ address);
    registerGame(exportedGame(address, exported));
    addresses.push(address);
  }
}
