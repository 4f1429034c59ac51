/** Parts of a search tree as plain data that can be shown: moves in notation, who chose them, and what came of them. */
import type { Interval } from '../../../stats/intervals.ts';

/** What was taken of the tree below a node or below the root. @typeParam N what is said of a child */
export interface Branches<N = ExcerptNode> {
  readonly visits: number;
  /** The line that the search expects first, then the most visited. */
  readonly children: readonly N[];
  /** Children that were visited but are left out. */
  readonly omitted: { readonly count: number; readonly visits: number };
}

/** A move in the tree, and what the search knows of it. The interval of its mean has 95 % confidence. */
export interface TreeMove extends Partial<Interval> {
  readonly move: string;
  /** Who chose it: a seat, or `CHANCE`. */
  readonly by: number;
  /** The kind of choice it was: what the game calls it, or else the name of the seat, or `chance`. */
  readonly layer: string;
  /** Expected reward for the seat that chose; missing where chance did. */
  readonly mean?: number;
  /** What the tree policy's rating said of the move before it was tried, on the scale of that rating. */
  readonly prior?: number;
  /** The seat that is proven to win after it, or a proven draw. */
  readonly proven?: number | 'draw';
  /** Is it on the line of play that the search expects? */
  readonly isPrincipal: boolean;
}

export interface ExcerptNode extends TreeMove, Branches {}

/** The most visited part of a tree. */
export interface TreeExcerpt extends Branches {
  /** The seat to move at the root. */
  readonly seat: number;
  /** Nodes in the excerpt, without the root. */
  readonly nodes: number;
  /** What one must know to read it, as sentences. */
  readonly notes: readonly string[];
}

/** How much of the tree to take. The expected line is taken first, then whatever was visited most. */
export interface ExcerptLimits {
  /** Nodes in all. */
  readonly nodes: number;
  /** Levels below the root. */
  readonly depth: number;
  /** Children of a node on the expected line. */
  readonly children: number;
  /** Children of any other node. */
  readonly elsewhere: number;
  /** Least visits of a node off the expected line, as a share of all. */
  readonly share: number;
}

/** As much as a person can look at. */
export const READABLE: ExcerptLimits = { nodes: 64, depth: 8, children: 6, elsewhere: 3, share: 0.0005 };

/** A child of a node that was opened. */
export interface ExploredMove extends TreeMove {
  /** What leads to it in a path: the move; where siblings have the same notation, which of them it is stands behind it. */
  readonly step: string;
  readonly visits: number;
  /** How many children of its own were visited. */
  readonly count: number;
}

/** One node of a tree, opened. */
export interface ExploredNode extends Branches<ExploredMove> {
  /** Whose turn it is there: a seat, `CHANCE`, or `OVER`. */
  readonly turn: number;
  /**
   * The position in notation. Where the node stands for many, because chance or hidden things are redrawn, it is one of
   * them; what the seat at the root cannot know is as the search imagined it.
   */
  readonly position: string;
  /** What one must know to read the tree, as sentences. */
  readonly notes: readonly string[];
}
