/** The report's clone-priority playout as its description says it, one move at a time, to compare the kernel with. */
import { type Move, OVER, type Random } from '../../src/core/index.ts';
import type { AtaxxState } from '../../src/games/ataxx/index.ts';
import { ANY, CLONES, JUMPS } from '../../src/games/ataxx/drawMove.ts';

export interface Preference {
  readonly r: number;
  readonly else: 'jump' | 'any';
}

/** `see` is shown every move before it is played. */
export function playPlainly(
  state: AtaxxState,
  random: Random,
  preference: Preference,
  see: (move: Move) => void,
): number {
  const cloneShare = Math.round((1 - 1 / preference.r) * 0x10000);
  const otherwise = preference.else === 'any' || preference.r === 1 ? ANY : JUMPS;
  let plies = 0;
  for (; state.turn !== OVER; plies++) {
    const wantsClone = preference.r > 1 && random.next() >>> 16 < cloneShare;
    const move = state.draw(random, wantsClone ? CLONES : otherwise);
    see(move);
    state.play(move);
  }
  return plies;
}
