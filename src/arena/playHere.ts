/**
 * Plays a schedule on the calling thread, one game after the other. It needs nothing but a clock, so it runs in a
 * browser's worker too. Now and then, between two moves, it lets the event loop turn, so that an abort is heard.
 */
import { GamePlayer, type Powers } from './gamePlayer.ts';
import type { PlaySchedule } from './playSchedule.ts';

export interface HereSettings extends Powers {
  /** Milliseconds from any origin. */
  readonly clock: () => number;
}

/** Short enough that an abort feels immediate, long enough that the turns cost nothing compared with the games. */
const SLICE_MS = 50;

/** A timer, because it gives way to every other event, in Node and in browsers alike. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

export function playHere({ clock, ...powers }: HereSettings): PlaySchedule {
  return async (schedule, { signal, onGames }) => {
    const player = new GamePlayer(clock, powers);
    let sliceEnd = clock() + SLICE_MS;
    try {
      for (;;) {
        if (signal?.aborted) return;
        const next = schedule.next();
        if (next.done) return;
        const game = player.begin(next.value);
        while (!game.isOver) {
          game.step();
          const now = clock();
          if (now < sliceEnd) continue;
          await nextTurn();
          if (signal?.aborted) return;
          game.skipTime(clock() - now);
          sliceEnd = clock() + SLICE_MS;
        }
        if (!onGames([player.end(game)])) return;
      }
    } finally {
      player.close();
    }
  };
}
