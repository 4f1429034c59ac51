/** The steps that the board and the game agree on, besides cells and pieces. */

export const NO_MEEPLE = 'none';

export function turnStep(turn: number): string {
  return `r${turn}`;
}

export function turnOf(step: string): number {
  return Number(step.slice(1));
}
