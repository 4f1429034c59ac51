/** Marrakech on the page. */
import type { MarrakechView } from '../../../worker/games/marrakech/view.ts';
import type { BoardModule } from '../board.ts';
import { MarrakechBoard } from './MarrakechBoard.tsx';
import { MarrakechRules } from './MarrakechRules.tsx';

export const board: BoardModule<MarrakechView> = {
  hasPanels: true,
  Board: MarrakechBoard,
  Rules: MarrakechRules,
};
