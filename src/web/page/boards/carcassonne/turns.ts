/** Turning the tile in hand: through the turns in which it fits, and no others. */

/** The turn wanted, or the next one clockwise in which the tile fits. */
export function fittingTurn(turns: readonly number[], wanted: number): number {
  return [0, 1, 2, 3].map((step) => (wanted + step) & 3).find((turn) => turns.includes(turn)) ?? wanted;
}

/** The next of the turns in which the tile fits, clockwise or, with -1, the other way. */
export function turnedOn(turns: readonly number[], turn: number, direction: 1 | -1): number {
  const at = turns.indexOf(turn);
  return turns[(at + direction + turns.length) % turns.length] ?? turn;
}
