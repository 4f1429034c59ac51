/**
 * How fast something runs on one core: work per second of CPU time, the best of many short samples. The best, not
 * the mean, because other work on the machine can only make a sample slower.
 */

const SAMPLE_SECONDS = 0.1;
const SAMPLES = 25;
/** Work that takes longer than a sample is repeated only so often. */
const MOST_SECONDS = 5;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** @param work does some work and returns how much */
export function perSecond(work: () => number): number {
  let best = 0;
  const start = cpuSeconds();
  for (let sample = 0; sample < SAMPLES && cpuSeconds() - start < MOST_SECONDS; sample++) {
    const began = cpuSeconds();
    let done = 0;
    let spent = 0;
    while (spent < SAMPLE_SECONDS) {
      done += work();
      spent = cpuSeconds() - began;
    }
    best = Math.max(best, done / spent);
  }
  return best;
}
