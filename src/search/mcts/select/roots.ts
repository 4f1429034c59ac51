/** Roots and logarithms of counts of visits: tables for small ones, because policies ask for them at every step. */
import { ln } from '../../../core/index.ts';

const SIZE = 4096;
const INVERSE_ROOTS = Float64Array.from({ length: SIZE }, (_, n) => 1 / Math.sqrt(n));
// Filled when first asked for: many programs that load this never search.
const LOGS = new Float64Array(SIZE);
const ROOTS_OF_LOGS = new Float64Array(SIZE);
let isFilled = false;

function fill(): void {
  isFilled = true;
  for (let n = 0; n < SIZE; n++) {
    LOGS[n] = ln(n);
    ROOTS_OF_LOGS[n] = Math.sqrt(LOGS[n]!);
  }
}

/** 1 / sqrt(n). */
export function inverseRoot(n: number): number {
  return n < SIZE ? INVERSE_ROOTS[n]! : 1 / Math.sqrt(n);
}

/** The last large count that was asked for, and its logarithm: the children of a node ask for the same one. */
const last = Float64Array.of(1, 0);

/** ln n. */
export function logOf(n: number): number {
  if (!isFilled) fill();
  if (n < SIZE) return LOGS[n]!;
  if (n !== last[0]) {
    last[0] = n;
    last[1] = ln(n);
  }
  return last[1]!;
}

/** sqrt(ln n). */
export function rootOfLog(n: number): number {
  if (!isFilled) fill();
  return n < SIZE ? ROOTS_OF_LOGS[n]! : Math.sqrt(logOf(n));
}
