/** The most visited part of a search tree, as plain data that can be drawn: moves in notation, and who chose them. */

/** What is drawn below a node or below the root. */
export interface Branches {
  readonly visits: number;
  /** The line that the search expects first, then the most visited. */
  readonly children: readonly ExcerptNode[];
  /** Children that were visited but are left out. */
  readonly omitted: { readonly count: number; readonly visits: number };
}

/** A move, and what came of it. */
export interface ExcerptNode extends Branches {
  readonly move: string;
  /** Who chose it: a seat, or `CHANCE`. */
  readonly by: number;
  /** The kind of choice it was: what the game calls it, or else the name of the seat, or `chance`. */
  readonly layer: string;
  /** Expected reward for the seat that chose; missing where chance did. */
  readonly mean?: number;
  /** The seat that is proven to win after it, or a proven draw. */
  readonly proven?: number | 'draw';
  /** Is it on the line of play that the search expects? */
  readonly isPrincipal: boolean;
}

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
