/** Ataxx for a person at a terminal. */
import type { Guide } from '../../core/index.ts';
import { drawBoard } from './draw.ts';
import { PASS, isJump, targetOf } from './moves.ts';
import { formatSquare } from './notation.ts';
import type { AtaxxState } from './state.ts';

export const guide: Guide<AtaxxState> = {
  rules: `Move a stone of yours: clone it to one of the eight cells beside it, or jump two cells away,
which leaves its old cell empty. All stones of the opponent beside the cell where it lands
become yours. Who cannot move passes. When nobody can move, or one side has no stones left, most
stones win.`,
  notation: `A clone is the cell it goes to, a jump the cell it leaves and the cell it goes to:
  g2     clone to g2
  g1g3   jump from g1 to g3
  pass   when there is no move`,
  marks: "+ can be reached by a clone, ' by a jump only; [ ] the last move, ( ) where it came from",
  drawBoard,
  groupOf(_state, move) {
    if (move === PASS) return 'pass';
    return isJump(move) ? ['jumps', `to ${formatSquare(targetOf(move))}`] : 'clones';
  },
};
