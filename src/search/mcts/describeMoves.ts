/** The moves of the root as a tree search reports them: what they are worth, what is proven, and what follows. */
import type { State } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import { UNPROVEN, proofFor } from './backup/solver.ts';
import type { RootMove } from './choose/finalChoice.ts';
import { type MctsParts, unitOf } from './mctsParts.ts';
import { lineAfter } from './principalVariation.ts';
import { rewardOfResult } from './reward/reward.ts';
import { sampleInterval } from './sampleInterval.ts';
import { ROOT, type Tree } from './tree.ts';

const PROVEN_RESULTS = { win: 1, draw: 0.5, loss: 0 } as const;

const UNKNOWN = { mean: null, low: null, high: null } as const;

/** The search that reports. */
export interface Reporter {
  readonly parts: MctsParts;
  readonly trees: readonly Tree[];
  readonly root: State;
  /** Of how many moves the line of play is wanted. */
  readonly lines: number;
}

function describeMove(row: RootMove, rank: number, { parts, trees, root, lines }: Reporter): MoveAnalysis {
  const { move, visits, proof } = row;
  const line = rank < lines ? lineAfter(trees, root, move, proof) : {};
  if (proof === undefined)
    return { move, visits, ...(visits === 0 ? UNKNOWN : sampleInterval(row, unitOf(parts))), ...line };
  const mean = rewardOfResult(parts.leaf.reward, PROVEN_RESULTS[proof]);
  return { move, visits, mean, low: mean, high: mean, proof, ...line };
}

function isLost({ parts, trees, root }: Reporter): boolean {
  const proof = parts.solver ? trees[0]!.proof[ROOT]! : UNPROVEN;
  return proof !== UNPROVEN && proofFor(proof, root.turn) === 'loss';
}

/** @param rows best first */
export function describeMoves(rows: readonly RootMove[], reporter: Reporter): MoveAnalysis[] {
  // A move that the tree left out, because it loses at once, is as lost as the others.
  const lost = isLost(reporter);
  return rows.map((row, rank) => describeMove(lost ? { ...row, proof: 'loss' } : row, rank, reporter));
}
