/**
 * What a review says of every ply of a game. All of it is plain JSON with moves in notation, so that it can travel from a
 * worker to a page. Values are in the unit of the agent that judges: chances to win, shares, or points.
 */
import type { Mark } from './marks.ts';

/** What a position is worth to every seat. */
export type Values = readonly number[];

interface PlyJudgement {
  /** Counted from 0. */
  readonly ply: number;
  /** The move or outcome that was played. */
  readonly move: string;
  /** What the position was worth before the ply, and after it; null where nobody looked. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** There was nothing to decide: one legal move, which costs nothing. */
export interface ForcedJudgement extends PlyJudgement {
  readonly kind: 'forced';
  readonly seat: number;
}

/** A seat chose one of several moves. */
export interface ChoiceJudgement extends PlyJudgement {
  readonly kind: 'choice';
  readonly seat: number;
  /** How many moves it could choose from. */
  readonly choices: number;
  /** What the agent would have played, and the line of play that it expected; where cards are hidden, the move alone. */
  readonly best: string;
  readonly line: readonly string[];
  /** What the best move and the played one are worth to the seat. */
  readonly bestValue: number;
  readonly value: number;
  /** `bestValue - value`, or 0 if the move that was played turned out to be worth more. */
  readonly loss: number;
  /** Standard error of the loss; 0 where values are computed, not sampled. */
  readonly error: number;
  /** Of the visits of the search, the share that went to the played move, and its place in the agent's order, from 1. */
  readonly visitShare: number;
  readonly rank: number;
  /** The loss as a chance to win; a loss of less than two standard errors may be noise, and is not sure. */
  readonly swing: number;
  readonly isSure: boolean;
  /** Null for a good move, and for a loss that is not sure. */
  readonly mark: Mark | null;
}

/** What one outcome would have been worth. */
export interface OutcomeJudgement {
  readonly move: string;
  readonly odds: number;
  readonly luck: Values;
}

/** Chance had its way. */
export interface ChanceJudgement extends PlyJudgement {
  readonly kind: 'chance';
  /** The probability of what came. */
  readonly odds: number;
  /**
   * What it brought every seat beyond the expectation over all outcomes: weighted by their odds, the luck of all outcomes
   * sums to 0. Null in games with hidden cards, where no seat could tell.
   */
  readonly luck: Values | null;
  /** All that could have come; empty where nothing was compared. */
  readonly outcomes: readonly OutcomeJudgement[];
  /** The largest luck of any seat, without its sign, as a chance to win; and whether it is more than noise. */
  readonly swing: number;
  readonly isSure: boolean;
}

export type Judgement = ForcedJudgement | ChoiceJudgement | ChanceJudgement;
