/** The board of Saboteur. */
import type { SaboteurView } from '../../../worker/games/saboteur/view.ts';
import type { BoardModule } from '../board.ts';
import { SaboteurBoard } from './SaboteurBoard.tsx';
import { SaboteurRules } from './SaboteurRules.tsx';

export const board: BoardModule<SaboteurView> = {
  hasPanels: true,
  Board: SaboteurBoard,
  Rules: SaboteurRules,
};
