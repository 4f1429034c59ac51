/** What the trees of a search know about the moves of the root, added up or put to the vote. */
import type { Move } from '../../core/index.ts';
import { UNPROVEN, proofFor } from './backup/solver.ts';
import { type FinalChoice, type RootMove, compareMoves, newRootMove } from './choose/finalChoice.ts';
import { ROOT, type Tree } from './tree.ts';

function addTree(rows: ReadonlyMap<Move, RootMove>, tree: Tree, seat: number): void {
  const { squares, proofs } = tree.columns;
  for (const child of tree.children(ROOT)) {
    const row = rows.get(tree.move(child));
    // A tree that meets positions by an incomplete key may hold moves that are not legal here.
    if (!row) continue;
    row.visits += tree.visits(child);
    row.sum += tree.sum(child);
    if (squares) row.squares += tree.squares[child]!;
    const proof = proofs ? tree.proof[child]! : UNPROVEN;
    if (proof !== UNPROVEN) row.proof = proofFor(proof, seat);
  }
}

function newRows(moves: readonly Move[]): Map<Move, RootMove> {
  return new Map(moves.map((move) => [move, newRootMove(move)]));
}

/** One row for every move. @param vote each tree names the move that it would play */
export function rootMoves(
  trees: readonly Tree[],
  moves: readonly Move[],
  seat: number,
  choice: FinalChoice,
  vote: boolean,
): RootMove[] {
  const rows = newRows(moves);
  for (const tree of trees) {
    addTree(rows, tree, seat);
    if (!vote) continue;
    const own = newRows(moves);
    addTree(own, tree, seat);
    // A tree that cannot decide splits its vote: the order of the list must not decide for it.
    const best = [...own.values()].reduce((a, b) => (compareMoves(choice, b, a) < 0 ? b : a));
    const equals = [...own.values()].filter((row) => row.visits > 0 && compareMoves(choice, row, best) === 0);
    for (const { move } of equals) rows.get(move)!.votes += 1 / equals.length;
  }
  return [...rows.values()];
}

/** Best first. @param chosen the move that was played, which leads those it is equal to */
export function sortRows(
  rows: readonly RootMove[],
  choice: FinalChoice,
  chosen: Move | undefined,
): RootMove[] {
  return [...rows].sort(
    (a, b) => Number(b.move === chosen) - Number(a.move === chosen) || compareMoves(choice, a, b),
  );
}
