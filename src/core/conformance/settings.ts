/** What can be asked of the conformance kit. */
import type { Move, State } from '../game.ts';
import type { Random } from '../random.ts';

export interface ConformanceSettings {
  /** Repeats a run exactly. Default 1. */
  readonly seed?: number;
  /** Games for each set of options. Default 10. */
  readonly games?: number;
  /** At most this many sets of options: presets, then single values, then pairs of values. Default 200. */
  readonly optionSets?: number;
  /** Positions of each game, besides its first and last, that are looked at closely. Default 3. */
  readonly probes?: number;
  /** Positions of each set of options whose hash keys are compared with each other. Default 5000. */
  readonly hashed?: number;
  /**
   * Chooses moves in some of the games (a search, for instance): players who mean it reach positions
   * that random moves do not.
   */
  readonly agent?: (state: State, random: Random) => Move;
  /** Every how many games the agent plays; the others are random. Default 4. */
  readonly agentEvery?: number;
  /** Replays spent on shortening a failing game. Default 2000. */
  readonly shrinking?: number;
}

export type CompleteSettings = Required<Omit<ConformanceSettings, 'agent'>> &
  Pick<ConformanceSettings, 'agent'>;

export function completeSettings(settings: ConformanceSettings): CompleteSettings {
  return {
    seed: 1,
    games: 10,
    optionSets: 200,
    probes: 3,
    hashed: 5000,
    agentEvery: 4,
    shrinking: 2000,
    ...settings,
  };
}
