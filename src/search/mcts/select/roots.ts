/** Roots and logarithms of counts of visits: tables for small ones, because policies ask for them at every step. */
import { ln } from '../../../core/index.ts';

const SIZE = 4096;
const INVERSE_ROOTS = Float64Array.from({ length: SIZE }, (_, n) => 1 / Math.sqrt(n));
const LOGS = Float64Array.from({ length: SIZE }, (_, n) => ln(n));
const ROOTS_OF_LOGS = LOGS.map(Math.sqrt);

/** 1 / sqrt(n). */
export function inverseRoot(n: number): number {
  return n < SIZE ? INVERSE_ROOTS[n]! : 1 / Math.sqrt(n);
}

/** The last large count that was asked for, and its logarithm: the children of a node ask for the same one. */
const last = Float64Array.of(1, 0);

/** ln n. */
export function logOf(n: number): number {
  if (n < SIZE) return LOGS[n]!;
  if (n !== last[0]) {
    last[0] = n;
    last[1] = ln(n);
  }
  return last[1]!;
}

/** sqrt(ln n). */
export function rootOfLog(n: number): number {
  return n < SIZE ? ROOTS_OF_LOGS[n]! : Math.sqrt(logOf(n));
}
