/** The steps of a move, as this board and the game agree on them. */
import type { TurnStep } from '../../../worker/games/marrakech/view.ts';

const TURNS: readonly string[] = ['left', 'straight', 'right'] satisfies TurnStep[];

export function isTurn(step: string): step is TurnStep {
  return TURNS.includes(step);
}
