/** How long everybody waits for somebody who is silent. No machine's clock is read: Redis counts the time. */

/** After this many seconds without a sign of life a worker's games are given to another. */
export const USUAL_PATIENCE = 15;

export interface Patience {
  /** After so long without a sign of life somebody is gone. */
  readonly goneMs: number;
  /** Signs of life come this often. */
  readonly beatMs: number;
}

export function patienceOf(seconds: number): Patience {
  return { goneMs: 1000 * seconds, beatMs: Math.max(100, 200 * seconds) };
}
