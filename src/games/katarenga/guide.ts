/** Katarenga for a person at a terminal. */
import type { Guide } from '../../core/index.ts';
import { cellOfIndex, formatSquare } from './cells.ts';
import { drawBoard } from './draw.ts';
import { PASS, originOf } from './moves.ts';
import type { KatarengaState } from './state.ts';

const PIECES: Readonly<Record<string, string>> = { K: 'king', N: 'knight', B: 'bishop', R: 'rook' };

export const guide: Guide<KatarengaState> = {
  rules: `A pawn moves like the piece whose letter is on the square it stands on:
  K  king: one square in any direction
  N  knight: as in chess
  B  bishop: diagonally, up to three squares, or as far as the next B (option slide)
  R  rook: straight, up to three squares, or as far as the next R
Pawns of the opponent are captured by moving onto them. A pawn that stands on the opponent's
home row may be taken off the board for a point (in the official game, into a camp); two points
win. Pawns of white stand in ( ), those of black in [ ].`,
  notation: `A move is the square that a pawn leaves and the square it goes to:
  b2-c4    moves from b2 to c4
  b2xc4    captures on c4
  d8-off   takes the pawn on d8 off the board
  pass     when no pawn can move`,
  marks: '+ a pawn can go there, x capture there, ^ be taken off; > the last move, from and to; * both',
  drawBoard,
  groupOf({ board: { size, tiles } }, move) {
    if (move === PASS) return 'pass';
    const from = originOf(move);
    return `${formatSquare(from, size)} (${PIECES[tiles[cellOfIndex(from, size)]!]})`;
  },
};
