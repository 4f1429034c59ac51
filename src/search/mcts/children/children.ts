/**
 * How a descent finds, adds and counts the children of nodes. It depends on how children lie (in blocks or in lists) and
 * on whether other threads grow the same tree; the walk itself does not.
 */
import type { State } from '../../../core/index.ts';
import type { Path } from '../select/treePolicy.ts';
import type { Tree } from '../tree.ts';

/** In place of a child: the tree takes in no more. */
export const NONE = -1;

export interface Children {
  /** A new search begins. */
  start(): void;
  /** The child that the seat to move picks at the end of the line, `node`; it is added if need be. May be `NONE`. */
  pick(tree: Tree, node: number, state: State, path: Path): number;
  /** The child for an outcome of chance at the end of the line, `node`; it is added if need be. May be `NONE`. */
  outcome(tree: Tree, node: number, state: State, drawn: number, path: Path): number;
  /** Was the node at the end of the line never visited before? */
  isFresh(tree: Tree, node: number, path: Path): boolean;
  /** The walk has ended: counts a visit of every node of its line, unless `isFresh` has done so. */
  countVisits(tree: Tree, path: Path): void;
}
