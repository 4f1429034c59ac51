/** How long the agent of a review may think. */
import type { ResolvedAgent } from '../../agents/index.ts';
import { UserError } from '../../core/index.ts';
import type { Budget } from '../../search/index.ts';
import { POSITIONS_PER_ITERATION } from '../positionsPerIteration.ts';

/** For each move that is valued, and for finding the best one; the first to run out counts. Without time it is repeatable. */
export type ReviewLimits = Pick<Budget, 'iterations' | 'ms'>;

/** A mean says how sure it is from two values on. */
const LEAST_ITERATIONS = 2;

/**
 * All outcomes of chance together may take as long as this many moves, and none longer than one. Dice are valued as well as
 * moves; of two dozen tiles, each gets a sixth.
 */
const MOVES_PER_DRAW = 4;

/** @throws UserError for limits that would never run out */
export function requireLimits({ iterations, ms }: ReviewLimits): void {
  const isPositive = (limit: number | undefined): boolean => limit === undefined || limit > 0;
  if ((iterations === undefined && ms === undefined) || !isPositive(iterations) || !isPositive(ms))
    throw new UserError(
      'a review needs to know how long to think about a move',
      'Give it iterations, or milliseconds, above 0.',
    );
}

/** In the agent's own measure, with what is no limit of the agent (memory, early stop) still in force. */
export function budgetOf(agent: ResolvedAgent, { iterations, ms }: ReviewLimits): Budget {
  const counted = iterations === undefined ? {} : countedBy(agent, iterations);
  return agent.budgetWith({ ...counted, ...(ms !== undefined && { ms }) });
}

function countedBy({ counts }: ResolvedAgent, iterations: number): Budget {
  const whole = Math.max(LEAST_ITERATIONS, Math.round(iterations));
  return counts === 'nodes' ? { nodes: whole * POSITIONS_PER_ITERATION } : { iterations: whole };
}

/** For each of some outcomes of chance. */
export function limitsOfOutcome({ iterations, ms }: ReviewLimits, outcomes: number): ReviewLimits {
  const share = Math.min(1, MOVES_PER_DRAW / outcomes);
  return {
    ...(iterations !== undefined && { iterations: iterations * share }),
    ...(ms !== undefined && { ms: ms * share }),
  };
}
