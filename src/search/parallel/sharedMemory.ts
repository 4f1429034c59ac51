/** Arrays in memory that threads share. */

/** Without it threads cannot share anything; browsers have it only on pages that are isolated from other sites. */
export function canShareMemory(): boolean {
  return typeof SharedArrayBuffer !== 'undefined';
}

export function sharedInts(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * length));
}

export function sharedDoubles(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT * length));
}

/** Looks at a word so often before going to sleep: waking up takes longer than most of what is waited for. */
const SPINS = 4000;

/** Waits until a word is no longer `value`, or `ms` have passed; returns what it is then. */
export function awaitChange(words: Int32Array, index: number, value: number, ms: number): number {
  for (let look = 0; look < SPINS; look++) {
    const now = Atomics.load(words, index);
    if (now !== value) return now;
  }
  Atomics.wait(words, index, value, ms);
  return Atomics.load(words, index);
}
