/** Wins at once where it can, and otherwise leaves it to another playout: decisive moves for any game. */
import { type Playout, type Random, type State, playoutBy } from '../../../core/index.ts';
import { DecisiveMoves } from '../expand/decisive.ts';

/** @param replies also leaves out moves after which the next seat could win at once */
export function decisivePlayout(replies: boolean, maxMoves: number): Playout {
  const listed = new Int32Array(maxMoves);
  const decisive = new DecisiveMoves(replies, maxMoves);
  return playoutBy((state: State, random: Random) => {
    const kept = decisive.keep(state, listed, state.moves(listed));
    return listed[random.below(kept)]!;
  });
}
