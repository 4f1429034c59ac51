/** The board of Katarenga and the guide to its rules. */
import type { KatarengaView } from '../../../worker/games/katarenga/view.ts';
import type { BoardModule } from '../board.ts';
import { KatarengaBoard } from './KatarengaBoard.tsx';
import { KatarengaRules } from './KatarengaRules.tsx';

export const board: BoardModule<KatarengaView> = { Board: KatarengaBoard, Rules: KatarengaRules };
