/** What the trees of a search know about the moves of the root, added up or put to the vote. */
import type { Move } from '../core/index.ts';
import { type Interval, Z_95, wilson } from '../stats/intervals.ts';
import type { MoveAnalysis } from './analysis.ts';
import { UNPROVEN, provenResult } from './backup/solver.ts';
import { type FinalChoice, type RootMove, compareMoves, meanOf, newRootMove } from './choose/finalChoice.ts';
import type { RewardUnit } from './reward/reward.ts';
import { ROOT, type Tree } from './tree.ts';

function addTree(rows: ReadonlyMap<Move, RootMove>, tree: Tree, seat: number): void {
  const { squares, proofs } = tree.columns;
  for (const child of tree.children(ROOT)) {
    const row = rows.get(tree.move[child]!);
    // A tree that meets positions by an incomplete key may hold moves that are not legal here.
    if (!row) continue;
    row.visits += tree.visits[child]!;
    row.sum += tree.sum[child]!;
    if (squares) row.squares += tree.squares[child]!;
    const proof = proofs ? tree.proof[child]! : UNPROVEN;
    if (proof !== UNPROVEN) row.proven = Math.sign(2 * provenResult(proof, seat) - 1);
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

function intervalOf(row: RootMove, unit: RewardUnit): Interval {
  if (row.proven !== 0)
    return { mean: (row.proven + 1) / 2, low: (row.proven + 1) / 2, high: (row.proven + 1) / 2 };
  if (unit !== 'points') return wilson(row.visits === 0 ? 0.5 : meanOf(row), row.visits);
  if (row.visits === 0) return { mean: 0, low: -Infinity, high: Infinity };
  const mean = meanOf(row);
  const variance = Math.max(0, row.squares / row.visits - mean * mean);
  const margin = row.visits < 2 ? Infinity : Z_95 * Math.sqrt(variance / (row.visits - 1));
  return { mean, low: mean - margin, high: mean + margin };
}

/** The mean over all iterations, 0.5 before the first. */
export function meanReward(rows: readonly RootMove[]): number {
  const visits = rows.reduce((sum, row) => sum + row.visits, 0);
  const total = rows.reduce((sum, row) => sum + row.sum, 0);
  return visits === 0 ? 0.5 : total / visits;
}

/** Rows as they are reported, best first. */
export function describeMoves(
  rows: readonly RootMove[],
  choice: FinalChoice,
  unit: RewardUnit,
): MoveAnalysis[] {
  return [...rows]
    .sort((a, b) => compareMoves(choice, a, b))
    .map((row) => {
      const { mean, low, high } = intervalOf(row, unit);
      return { move: row.move, visits: row.visits, mean, low, high };
    });
}
