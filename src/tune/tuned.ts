/** What came of tuning an agent. Plain data. */
import type { Estimate, PairingResult } from '../lab/index.ts';
import type { Setting } from '../lab/pairing/placeholders.ts';
import type { Parameter } from './parameters.ts';

export interface TuneStep {
  /** From 1. */
  readonly number: number;
  readonly plus: Setting;
  readonly minus: Setting;
  /** Of plus over minus, from -1 to 1. */
  readonly advantage: number;
  /** Where the search was after the step. */
  readonly current: Setting;
  readonly games: number;
}

/** The tuned agent with one parameter set back to where it started, against the tuned agent. */
export interface SetBack {
  readonly parameter: string;
  readonly rate: Estimate;
  readonly elo: Estimate;
  readonly games: number;
}

export interface EloBounds {
  readonly elo0: number;
  readonly elo1: number;
}

export interface Tuned {
  readonly game: string;
  /** With $name where values belong. */
  readonly agent: string;
  readonly parameters: readonly Parameter[];
  readonly start: Setting;
  readonly best: Setting;
  /** The agent with the values that were found. */
  readonly spec: string;
  readonly steps: readonly TuneStep[];
  /** The found values against those at the start, on seeds that nothing was tuned on; null if they are the same. */
  readonly match: PairingResult | null;
  /** The differences in Elo between which that match decides. */
  readonly bounds: EloBounds;
  /** Has that match shown that they are better? */
  readonly accepted: boolean;
  readonly ablation: readonly SetBack[];
}
