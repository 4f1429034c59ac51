/** The board of a game that has none of its own. */
import type { PlainView } from '../../../worker/games/plain/view.ts';
import type { BoardModule } from '../board.ts';
import { PlainBoard } from './PlainBoard.tsx';
import { PlainRules } from './PlainRules.tsx';

export const board: BoardModule<PlainView> = { Board: PlainBoard, Rules: PlainRules };
