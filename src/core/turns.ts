/** Values of `State.turn` that are no seats. They stand alone so that a page can have them without the rest. */

/** `turn` when nature moves. */
export const CHANCE = -1;
/** `turn` when the game has ended. */
export const OVER = -2;
