/** Playouts of Ataxx that are better informed than uniform random moves. */
import { type PlayoutPolicy, choice, number, option, playoutBy } from '../../core/index.ts';
import { ANY, CLONES, JUMPS } from './drawMove.ts';
import { kernel } from './kernel/kernel.ts';
import type { AtaxxState } from './state.ts';

const cloneOptions = {
  r: option(
    number(1, 1e6),
    4,
    "The report's r_p: a clone has probability (r - 1) / r; 1 makes every legal move equally likely.",
  ),
  else: option(
    choice(['jump', 'any']),
    'jump',
    'What is played otherwise: a jump, or any legal move (a second reading of the report).',
  ),
};

/**
 * The report's playout: choose the kind first, a clone with probability (r - 1) / r, then uniformly among
 * the moves of that kind; where one kind is missing, take the other. r = 1 is uniform over all moves.
 * With `else=any` its second reading: a clone with that probability, else any legal move.
 */
const clonePriority: PlayoutPolicy<AtaxxState, typeof cloneOptions> = {
  name: 'clones',
  about: "The report's playout: clones are preferred, with probability (r - 1) / r.",
  options: cloneOptions,
  make({ r, else: other }) {
    if (r === 1) {
      return {
        choose: (state, random) => state.sample(random),
        run: (state, random) => state.playOut(random),
      };
    }
    const cloneShare = Math.round(((r - 1) / r) * 0x10000);
    const otherwise = other === 'any' ? ANY : JUMPS;
    const plain = playoutBy<AtaxxState>((state, random) =>
      state.draw(random, random.next() >>> 16 < cloneShare ? CLONES : otherwise),
    );
    return {
      choose: plain.choose,
      run: (state, random) =>
        kernel.get()?.playOut(state, random, cloneShare, otherwise) ?? plain.run(state, random),
    };
  },
};

export const playouts: readonly PlayoutPolicy<AtaxxState>[] = [clonePriority];
