/** How much an iteration adds to the tree. */
import type { Decisive } from './decisive.ts';
import type { Widening } from './widening.ts';

export interface Expansion {
  /** One node, or nodes until the turn has passed to another seat (the Carcassonne paper). */
  readonly adds: 'node' | 'turn';
  /** Plies below the root that the tree may grow; 1 for flat searches. */
  readonly maxDepth: number;
  /** Which moves a node takes in. */
  readonly decisive: Decisive;
  /** How many of them it considers; all if missing. */
  readonly widening?: Widening | undefined;
}
