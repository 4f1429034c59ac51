/** The moves of the root as a tree search reports them: what they are worth, what is proven, and what follows. */
import type { State } from '../../core/index.ts';
import { Z_95, wilson } from '../../stats/intervals.ts';
import type { MoveAnalysis } from '../analysis.ts';
import { UNPROVEN, proofFor } from './backup/solver.ts';
import { type RootMove, meanOf } from './choose/finalChoice.ts';
import { type MctsParts, unitOf } from './mctsParts.ts';
import { lineAfter } from './principalVariation.ts';
import { type RewardUnit, rewardOfResult } from './reward/reward.ts';
import { ROOT, type Tree } from './tree.ts';

const PROVEN_RESULTS = { win: 1, draw: 0.5, loss: 0 } as const;

type Mean = Pick<MoveAnalysis, 'mean' | 'low' | 'high'>;

function meanWithInterval(row: RootMove, unit: RewardUnit): Mean {
  if (row.visits === 0) return { mean: null, low: null, high: null };
  const mean = meanOf(row);
  if (unit !== 'points') return wilson(mean, row.visits);
  const variance = Math.max(0, row.squares / row.visits - mean * mean);
  const margin = row.visits < 2 ? Infinity : Z_95 * Math.sqrt(variance / (row.visits - 1));
  return { mean, low: mean - margin, high: mean + margin };
}

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
  if (proof === undefined) return { move, visits, ...meanWithInterval(row, unitOf(parts)), ...line };
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
