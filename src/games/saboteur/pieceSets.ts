/** Sets of pieces that the paper's heuristic tells apart (rules, section 10). */
import { TURNED } from './cards.ts';

/** Pieces by their names, as a set of bits. */
function pieces(names: string): number {
  return names.split(' ').reduce((set, name) => {
    const turned = name.endsWith('f') ? TURNED : 0;
    return set | (1 << (Number.parseInt(name, 10) + turned));
  }, 0);
}

export const FIRST_CHOICE = pieces('0 5 6 6f 7f 8 9');
export const SECOND_CHOICE = pieces('10 5f 7 9f');
/** In the row of the objectives: tiles that need not go. */
export const KEPT_BELOW = pieces('5 5f 7 7f 8 9 9f 10');
/** There, tiles that join sideways left of the objectives, and right of them; between them it is those that need not go. */
export const JOINS_LEFT = pieces('5 6f 7 8 9 9f 10');
export const JOINS_RIGHT = pieces('5f 6 7f 8 9 9f 10');

/** All of them, for the kernel. */
export const PIECE_SETS = Int32Array.of(FIRST_CHOICE, SECOND_CHOICE, KEPT_BELOW, JOINS_LEFT, JOINS_RIGHT);
