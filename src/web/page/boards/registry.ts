/**
 * The games that can be played on the page, in the order of the chooser. A new one is one line here: its own board, or
 * `plainBoard(game)`.
 */
import { ataxxBoard } from './ataxx/index.ts';
import type { GameBoard } from './gameBoard.ts';

export const boards: readonly [GameBoard, ...GameBoard[]] = [ataxxBoard];
