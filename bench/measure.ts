/**
 * How fast something runs: work per second of CPU time, or on the clock if several threads work at once. What is compared
 * is measured in turns, so that other work on the machine slows all of it down alike. Of many short samples the best
 * counts, not the mean, because other work can only make a sample slower.
 */
import { Random } from '../src/core/index.ts';

const SAMPLE_SECONDS = 0.1;
const SAMPLES = 25;
/** Reading the CPU time takes microseconds: it is read once in this time, or after work that takes longer. */
const BETWEEN_READINGS = 0.01;
/** Work that takes longer than a sample is repeated only so often. */
const MOST_SECONDS = 5;

/** Seconds of all threads of the process. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function clockSeconds(): number {
  return performance.now() / 1000;
}

/** Does some work and returns how much. */
export type Work = () => number;

function repeat(work: Work, times: number): number {
  let done = 0;
  for (let i = 0; i < times; i++) done += work();
  return done;
}

/** How often to repeat some work between two readings. */
function repeatsOf(work: Work, seconds: () => number): number {
  for (let times = 1; ; times *= 2) {
    const began = seconds();
    repeat(work, times);
    if (seconds() - began > BETWEEN_READINGS) return times;
  }
}

function sample(work: Work, times: number, seconds: () => number): number {
  const began = seconds();
  let done = 0;
  let spent = 0;
  while (spent < SAMPLE_SECONDS) {
    done += repeat(work, times);
    spent = seconds() - began;
  }
  return done / spent;
}

/** The speed of each, per second. */
export function perSecond(works: readonly Work[], seconds: () => number): number[] {
  const best = works.map(() => 0);
  const repeats = works.map((work) => repeatsOf(work, seconds));
  const start = seconds();
  for (let i = 0; i < SAMPLES && seconds() - start < MOST_SECONDS * works.length; i++) {
    for (const [place, work] of works.entries())
      best[place] = Math.max(best[place]!, sample(work, repeats[place]!, seconds));
  }
  return best;
}

const DRAWS = 10_000;
const random = new Random(1);

/** A yardstick: random words. A speed in words is nearly the same on a machine that is twice as fast, or as busy. */
export function drawWords(): number {
  for (let i = 0; i < DRAWS; i++) random.next();
  return DRAWS;
}
