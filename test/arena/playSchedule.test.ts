import { afterAll } from 'vitest';
import { playHere } from '../../src/arena/index.ts';
import { KeptThreads, playOnThreads } from '../../src/arena/node/index.ts';
import { describePlaySchedule } from './playSchedule.ts';

/** A thread has at most one batch in play and one waiting, of at most 500 games. */
const aheadOn = (threads: number): number => threads * 2 * 500;

/** A millisecond passes whenever it is read, so that the event loop turns often on every machine. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

describePlaySchedule('on the calling thread', 1, () => playHere({ clock: ticking() }));

const kept = new KeptThreads({ threads: 2 });
afterAll(() => kept.close());
describePlaySchedule('on threads that are kept', aheadOn(2), () => kept.play);
describePlaySchedule('on three threads', aheadOn(3), () => playOnThreads({ threads: 3 }));
