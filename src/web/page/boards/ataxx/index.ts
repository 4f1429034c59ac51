/** The board of Ataxx. */
import type { AtaxxView } from '../../../worker/games/ataxx/view.ts';
import type { BoardModule } from '../board.ts';
import { AtaxxBoard } from './AtaxxBoard.tsx';
import { AtaxxRules } from './AtaxxRules.tsx';

export const board: BoardModule<AtaxxView> = { Board: AtaxxBoard, Rules: AtaxxRules };
