/**
 * Which engine this is: the signature of each game, from fixed seeded searches (`bench/signature.ts`). Two programs with
 * the same signature play the same games from the same plans; the version number alone does not promise that. A test
 * computes the signatures again and compares.
 */
import recorded from './signatures.json' with { type: 'json' };

const signatures: ReadonlyMap<string, string> = new Map(Object.entries(recorded));

/** @returns nothing for a game whose signature is not recorded, such as one from outside */
export function engineSignature(game: string): string | undefined {
  return signatures.get(game);
}
