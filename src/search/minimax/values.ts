/**
 * Values of finished games in minimax: a win is worth more than any evaluation, and a quick win more than a slow
 * one, so that a winner makes progress. In the table such values count from their own position, not from the root.
 */

export const WIN = 1_000_000;

export function isProven(value: number): boolean {
  return Math.abs(value) > WIN / 2 && Number.isFinite(value);
}

/** @param result 1, 0.5 or 0 for the seat that asks; @param ply moves from the root */
export function terminalValue(result: number, ply: number): number {
  if (result === 1) return WIN - ply;
  return result === 0 ? ply - WIN : 0;
}

export function forTable(value: number, ply: number): number {
  return isProven(value) ? value + Math.sign(value) * ply : value;
}

export function fromTable(value: number, ply: number): number {
  return isProven(value) ? value - Math.sign(value) * ply : value;
}

/** A value in the game's own unit as a chance to win; see `Heuristic.scale`. */
export function chanceToWin(value: number, scale: number): number {
  if (isProven(value)) return value > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-value / scale));
}
