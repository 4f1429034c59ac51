/**
 * How fast something runs: work per second of CPU time, or on the clock if several threads work at once, the best of many
 * short samples. The best, not the mean, because other work on the machine can only make a sample slower.
 */

const SAMPLE_SECONDS = 0.1;
const SAMPLES = 25;
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

/** @param work does some work and returns how much */
export function perSecond(work: () => number, seconds: () => number): number {
  let best = 0;
  const start = seconds();
  for (let sample = 0; sample < SAMPLES && seconds() - start < MOST_SECONDS; sample++) {
    const began = seconds();
    let done = 0;
    let spent = 0;
    while (spent < SAMPLE_SECONDS) {
      done += work();
      spent = seconds() - began;
    }
    best = Math.max(best, done / spent);
  }
  return best;
}
