/** What a made-up run consists of. */
import type { ForfeitCount, PairingKind, StopRule } from '../../src/lab/results.ts';
import type { RunState } from '../../src/store/index.ts';

export interface Player {
  readonly name: string;
  readonly elo: number;
  /** Seconds per move. */
  readonly pace: number;
}

export interface Plan {
  readonly kind: PairingKind;
  readonly name: string;
  readonly question: string;
  readonly players: readonly Player[];
  readonly meetings: readonly (readonly [first: number, second: number])[];
  readonly pairs: number;
  readonly stop?: StopRule;
  readonly forfeits?: (first: number, second: number) => ForfeitCount[];
  readonly state?: RunState;
}
