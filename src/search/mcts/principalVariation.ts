/** The line of play that a forest expects. */
import type { Move, State } from '../../core/index.ts';
import type { MoveAnalysis, Proof } from '../analysis.ts';
import { provenLine } from './provenLine.ts';
import { ROOT, type Tree } from './tree.ts';

function childFor(tree: Tree, move: Move): number | undefined {
  return tree.children(ROOT).find((child) => tree.move(child) === move);
}

/** Which of the trees visited the move most. */
export function leadingTree(trees: readonly Tree[], move: Move): number {
  const visits = trees.map((tree) => {
    const child = childFor(tree, move);
    return child === undefined ? 0 : tree.visits(child);
  });
  return visits.indexOf(Math.max(...visits));
}

/** The move and, from there on, always the most visited one. */
function mostVisitedLine(tree: Tree, first: Move, child: number | undefined): Move[] {
  const line = [first];
  let node = child;
  while (node !== undefined) {
    const children = tree.children(node).filter((below) => tree.visits(below) > 0);
    node = children.sort((a, b) => tree.visits(b) - tree.visits(a) || tree.mean(b) - tree.mean(a))[0];
    if (node !== undefined) line.push(tree.move(node));
  }
  return line;
}

/** What follows a move of the root: the way to the end if it is won or lost for certain, else what was visited most. */
export function lineAfter(
  trees: readonly Tree[],
  root: State,
  move: Move,
  proof: Proof | undefined,
): { readonly pv: readonly Move[] } & Pick<MoveAnalysis, 'mate'> {
  const tree = trees[leadingTree(trees, move)]!;
  const child = childFor(tree, move);
  const proven = proof === undefined || child === undefined ? undefined : provenLine(tree, child, root);
  if (!proven) return { pv: mostVisitedLine(tree, move, child) };
  return { pv: proven, mate: proof === 'win' ? proven.length : -proven.length };
}
