/**
 * An experiment with everything settled: options complete, agents in canonical form, pairings listed. All that is
 * played follows from it, so it is what a store keeps and a resumed run goes by. Plain data.
 */
import type { OptionValues, WeightsData } from '../core/index.ts';
import type { GameModule } from '../games/index.ts';
import type { ExperimentOpening } from './openings.ts';
import type { PairingKind, PointParameter, StopRule } from './results.ts';
import type { MeasureName, RecordChoice } from './spec/spec.ts';

export interface Experiment {
  readonly name: string;
  readonly question: string;
  readonly game: string;
  /** Where the game comes from, if it is one from outside. */
  readonly module?: GameModule;
  readonly options: OptionValues;
  /** The start position of every game; a new game if missing. */
  readonly position?: string;
  /** What is played before the agents are asked: one for each block, in turn. Nothing if missing. */
  readonly openings?: readonly ExperimentOpening[];
  readonly kind: PairingKind;
  readonly agents: readonly ExperimentAgent[];
  /** All weights that their evaluations use, each once. */
  readonly weights?: readonly WeightsData[];
  readonly pairings: readonly Pairing[];
  /** Per pairing, at most. */
  readonly games: number;
  readonly switchSides: boolean;
  readonly seed: number;
  readonly measures: readonly MeasureName[];
  readonly records: RecordChoice;
  readonly stop: StopRule;
}

export interface ExperimentAgent {
  /** Unique in the experiment. */
  readonly name: string;
  /** In canonical form. */
  readonly spec: string;
}

/**
 * Agents that play each other: two, or with more seats a whole line-up. Everything about a pairing is seen from
 * its first agent, the others being its opponents.
 */
export interface Pairing {
  /** One for each seat, by their places in the list; an agent may have several seats. */
  readonly agents: readonly number[];
  /** What is varied here, in a sweep, a ladder or an ablation. */
  readonly point?: PairingPoint;
}

export interface PairingPoint {
  readonly label: string;
  readonly parameters: readonly PointParameter[];
}

/** How many play in each game. */
export function seatsOf({ pairings }: Pick<Experiment, 'pairings'>): number {
  return pairings[0]!.agents.length;
}
