/** The line of play that a forest expects. */
import type { Move } from '../core/index.ts';
import { ROOT, type Tree } from './tree.ts';

function childFor(tree: Tree, move: Move): number | undefined {
  return tree.children(ROOT).find((child) => tree.move[child] === move);
}

/** Which of the trees visited the move most. */
export function leadingTree(trees: readonly Tree[], move: Move): number {
  const visits = trees.map((tree) => {
    const child = childFor(tree, move);
    return child === undefined ? 0 : tree.visits[child]!;
  });
  return visits.indexOf(Math.max(...visits));
}

/** The move and, from there on, always the most visited one. */
export function principalVariation(tree: Tree, best: Move): Move[] {
  const line = [best];
  let node = childFor(tree, best);
  while (node !== undefined) {
    const children = tree.children(node).filter((child) => tree.visits[child]! > 0);
    node = children.sort((a, b) => tree.visits[b]! - tree.visits[a]! || tree.mean(b) - tree.mean(a))[0];
    if (node !== undefined) line.push(tree.move[node]!);
  }
  return line;
}
