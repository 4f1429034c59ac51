/** Marrakech for a person at a terminal. */
import type { Guide } from '../../core/index.ts';
import { drawBoard } from './draw.ts';
import { TURN_WORDS, coverWords, describeWalks } from './explain.ts';
import { turnOf } from './moves.ts';
import { CHOOSE, LAY, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';

export const guide: Guide<MarrakechState> = {
  rules: `Assam, the arrow, is turned left, straight on or right, and walks as many squares as the die
says; at the border he follows the arc around and comes back. If he stops on a carpet of another
player, you pay that player a coin for every square of the area of that colour he stands in.
Then you lay a carpet of two squares beside him; whether it may cover a whole other carpet is an
option (coverWhole). In the end a coin and a visible square of your colours are worth one each.`,
  notation: `A move says what it does, in the order in which it is done. Sd1e1 goes straight on, then lays
the carpet on d1 and e1.
  L  R  S   turn left, turn right, go straight on
  d1e1      lay the carpet on d1 and e1
  Ld1e1     turn left, walk, lay
  d1e1R     lay, then turn right for the next walk`,
  marks:
    'capital letters: the carpet laid last; L, S, R: where Assam would stop (* by several turns); + a carpet may lie there',
  drawBoard,
  drawChoice: describeWalks,
  groupOf(state, move) {
    const hasTurn = state.phase === CHOOSE || (state.phase === LAY && state.laysAndTurns());
    if (state.phase === TURN) return TURN_WORDS[move]!;
    const cover = coverWords(state, move);
    return hasTurn ? [TURN_WORDS[turnOf(move)]!, cover] : cover;
  },
};
