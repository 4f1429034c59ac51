/** The die by the values of its faces: on how many of its sides each is. */
import { DIE } from '../moves.ts';

export const SIDES = DIE.length;
export const SIDES_OF = new Uint8Array(5);
for (const value of DIE) SIDES_OF[value]!++;
