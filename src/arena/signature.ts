/**
 * Which engine this is: the signature of each game, from fixed seeded searches (`bench/signature.ts`). Two programs with
 * the same signature play the same games from the same plans; the version number alone does not promise that. A test
 * computes the signatures again and compares.
 */
import { Random } from '../core/index.ts';
import { findGame, moduleOf } from '../games/index.ts';
import recorded from './signatures.json' with { type: 'json' };

/** Of the games that come with Playout. */
export const signatures: ReadonlyMap<string, string> = new Map(Object.entries(recorded));

/** No signature was recorded for it, but it follows from the module and from the engine's other signatures. */
function signatureFrom(sha256: string): string {
  const word = new Random(0).derive(sha256, ...signatures.values()).next();
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** @returns nothing for a game that a program has registered without a module */
export function engineSignature(game: string): string | undefined {
  const module = moduleOf(findGame(game));
  return module ? signatureFrom(module.sha256) : signatures.get(game);
}
