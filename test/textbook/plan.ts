/** What a textbook search is made of: the same choices as the fast one has, as plain functions and words. */
import type { Move, Random, State } from '../../src/core/index.ts';
import type { Node } from './node.ts';

/** Where a policy stands when it chooses. */
export interface Moment {
  readonly node: Node;
  readonly isRoot: boolean;
  /** The number of the iteration in this tree, from 1. */
  readonly t: number;
  /** Do legal moves differ from visit to visit? Then children know how often they were available. */
  readonly movesVary: boolean;
  readonly random: Random;
  /** The nodes at which a choice has been made on the way, this one last. */
  readonly line: readonly Node[];
  /** The seat that chooses. */
  readonly seat: number;
}

/** One step of a simulation inside the tree: at `from`, `seat` (or chance) went to `node`. */
export interface Step {
  readonly from: Node;
  readonly node: Node;
  readonly seat: number;
}

/** A simulation: its line in the tree, and every move made in tree and playout, in order. */
export interface Simulation {
  readonly steps: readonly Step[];
  readonly moves: readonly { readonly seat: number; readonly code: number }[];
  readonly rewards: readonly number[];
}

export interface Policy {
  /** Which child to visit next; all have been tried, unless the policy ranks untried ones. */
  choose(children: readonly Node[], moment: Moment): Node;
  readonly ranksUntried?: boolean;
  /** What a move is rated before it is tried. */
  rate?(state: State, move: Move): number;
  /** What a position is worth to a seat before it is played out, for policies that minimax such values. */
  judge?(state: State, seat: number): number;
  /** Called with every simulation, for policies that learn from playouts. */
  learn?(simulation: Simulation): void;
}

/** What a finished game is worth to a seat, this many moves after the position that is searched. */
export type RewardOf = (state: State, seat: number, plies: number) => number;

export interface Leaf {
  /** Playouts at iteration t. */
  times(t: number): number;
  /** Moves of a playout before the position is judged. */
  readonly cutAfter?: number;
  judge?(state: State, seat: number): number;
}

export interface Forest {
  readonly trees: number;
  readonly votes: boolean;
  /** What is taken for what is hidden: the truth, a guess for each tree or for each iteration, or one presumed. */
  readonly world: 'true' | 'imagined' | 'redrawn' | 'presumed';
  readonly chance: 'nodes' | 'skipped';
  readonly draws: 'weighted' | 'uniform' | 'even' | 'fixed' | 'future';
  readonly movesVary: boolean;
  /** Names a position, where positions are found again. */
  keyOf?(state: State): string;
}

/** Which moves a node considers: the first of an order, and more of them as its visits grow. */
export interface Widening {
  width(visits: number): number;
  /** The order is random without it. */
  rate?(state: State, move: Move): number;
}

export interface Plan {
  readonly policy: Policy;
  /** Do the moves of the root share the iterations by sequential halving? */
  readonly halves?: boolean;
  readonly reward: RewardOf;
  readonly leaf: Leaf;
  readonly forest: Forest;
  /** How often the reward of iteration t counts at a node. */
  weight(t: number, node: Node): number;
  /** Whose reward a node is given that `seat` chose. */
  creditedSeat(seat: number): number;
  readonly adds: 'node' | 'turn' | 'moves';
  readonly widening?: Widening;
  /** Decisions that the tree may be deep. */
  readonly maxDepth: number;
  /** Which of the legal moves a node takes in. */
  consider(state: State, moves: readonly Move[]): readonly Move[];
}
