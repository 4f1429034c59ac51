export { type AgentStanding, agentStandings } from './agentStandings.ts';
export { collectResults } from './collect/collect.ts';
export { meetingsOf, seatsIn } from './meetings.ts';
export { mixNote } from './runEngines.ts';
export { type Experiment, type ExperimentAgent, type Pairing, seatsOf } from './experiment.ts';
export { type Forecast, forecast } from './forecast.ts';
export {
  type AgentResult,
  type AgentSummary,
  type BoardMap,
  type Comparison,
  type Estimate,
  type ForfeitCount,
  type Histogram,
  type Measure,
  type MeetingResult,
  PAIRING_KINDS,
  type PairingKind,
  type PairingResult,
  type PairingSummary,
  type Point,
  type PointParameter,
  type ResultTables,
  type RunInfo,
  type RunResults,
  type SeatResult,
  type SprtResult,
  type StopRule,
  type Summary,
  type Versions,
} from './results.ts';
export { type PlayingSettings, playInMemory } from './playInMemory.ts';
export type { RunView } from './run.ts';
export { countGames } from './schedule.ts';
export { settleExperiment } from './settleExperiment.ts';
export { type Shard, formatShard } from './shard.ts';
export { type ExperimentSpec, MEASURES, RECORD_CHOICES, type StopSpec } from './spec/spec.ts';
