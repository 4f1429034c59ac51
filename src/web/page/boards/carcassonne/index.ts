/** The Carcassonne board and its guide, loaded when the game is opened. */
import type { CarcassonneView } from '../../../worker/games/carcassonne/view.ts';
import type { BoardModule } from '../board.ts';
import { CarcassonneBoard } from './CarcassonneBoard.tsx';
import { CarcassonneRules } from './CarcassonneRules.tsx';

export const board: BoardModule<CarcassonneView> = {
  hasPanels: true,
  Board: CarcassonneBoard,
  Rules: CarcassonneRules,
};
