/** A node of the textbook search: an object that holds its children. */
import type { Move } from '../../src/core/index.ts';

export interface Node {
  /** The move, or outcome of chance, that leads here. */
  readonly move: Move;
  /** What a rating said of the move before it was tried. */
  readonly prior: number;
  /** What the move is known as in other positions. */
  readonly code: number;
  visits: number;
  /** Rewards of the seat that chose the move, and their squares, added up. */
  sum: number;
  squares: number;
  /** Lengths of the games that came through: added up, and that of the last one. */
  lengths: number;
  lastLength: number;
  /** Simulations in which the move was made at any later time by the same seat, and what they were worth to it. */
  amafVisits: number;
  amafSum: number;
  /** All moves of the simulations through this node, by seat and code. */
  readonly played: Map<string, { visits: number; sum: number }>;
  /** What the position is worth to each seat by an evaluation, minimaxed over the tried children. */
  values: readonly number[];
  /** How often the move could have been chosen, where it is not always legal. */
  available: number;
  children: Node[];
  /** Moves without a child, once they have been listed. */
  untried: Move[] | undefined;
}

export function newNode(move: Move, prior = 0, code = move): Node {
  return {
    move,
    prior,
    code,
    visits: 0,
    sum: 0,
    squares: 0,
    lengths: 0,
    lastLength: 0,
    amafVisits: 0,
    amafSum: 0,
    played: new Map(),
    values: [],
    available: 0,
    children: [],
    untried: undefined,
  };
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function meanOf(node: Node): number {
  return node.sum / node.visits;
}

export function visitsOf(nodes: readonly Node[]): number {
  return total(nodes.map(({ visits }) => visits));
}

/** The node with the largest value, the first of several. */
export function largest(nodes: readonly Node[], value: (node: Node) => number): Node {
  return nodes.reduce((best, node) => (value(node) > value(best) ? node : best));
}
