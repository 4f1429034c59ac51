/** How much an iteration adds to the tree. */
import type { Decisive } from './decisive.ts';
import type { Widening } from './widening.ts';

export const ADDED = ['node', 'turn', 'moves'] as const;
export type Added = (typeof ADDED)[number];

export interface Expansion {
  /**
   * One node; or nodes until the turn has passed to another seat and chance has drawn for it (the Carcassonne paper); or
   * all moves that a seat has left in its turn, so that no leaf lies between them.
   */
  readonly adds: Added;
  /** Plies below the root that the tree may grow; 1 for flat searches. */
  readonly maxDepth: number;
  /** Which moves a node takes in. */
  readonly decisive: Decisive;
  /** How many of them it considers; all if missing. */
  readonly widening?: Widening | undefined;
}
