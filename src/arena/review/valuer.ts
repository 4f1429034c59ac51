/** What moves are worth to every seat: the interface behind which all agents stand in a review. */
import type { Move, Random, State } from '../../core/index.ts';
import type { Analysis, Budget } from '../../search/index.ts';
import type { RewardUnit } from '../../search/mcts/reward/reward.ts';
import type { Values } from './judgement.ts';
import type { Sliced } from './slice.ts';

export interface Valuation {
  readonly values: Values;
  /** Standard errors of the values, taking iterations for independent; 0 where nothing is sampled. */
  readonly errors: Values;
}

/** A position and some of its moves, or at chance some of its outcomes. */
export interface Question {
  readonly state: State;
  readonly moves: readonly Move[];
  /** For each of the moves. */
  readonly budget: Budget;
  /** Every search that is made for an answer draws from here, from the same point. */
  readonly stream: Random;
  /** What the agent said of the position; missing at chance. */
  readonly analysis?: Analysis;
}

export interface Valuer {
  readonly unit: RewardUnit;
  /** The chance to win that a unit is worth where the game is even. */
  readonly chancePerUnit: number;
  /** What each of the moves is worth, all measured alike. */
  valuations(question: Question): Sliced<readonly Valuation[]>;
  /** What a finished game is worth. */
  endValues(end: State): Values;
}

/** What needs no search. */
export function certain(values: Values): Valuation {
  return { values, errors: values.map(() => 0) };
}

export function after(state: State, move: Move): State {
  const next = state.clone();
  next.play(move);
  return next;
}
