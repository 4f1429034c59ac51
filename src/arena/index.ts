export { type PlayedChoice, type SimplePlayer, playedChoices, playerOf } from './choices.ts';
export type { Effort, GamePlan, PlayedGame } from './gamePlan.ts';
export { GamePlayer } from './gamePlayer.ts';
export { type Certificate, type CertifySettings, type Violation, certify } from './honesty/index.ts';
export { type PlannedOpening, openingMoves } from './openingMoves.ts';
export { type HereSettings, playHere } from './playHere.ts';
export type { PlaySchedule, Schedule, ScheduleSettings } from './playSchedule.ts';
export {
  type ChanceJudgement,
  type ChoiceJudgement,
  type CoursePoint,
  type ForcedJudgement,
  type Judgement,
  MARKS,
  type Mark,
  type OutcomeJudgement,
  Review,
  type ReviewLimits,
  type ReviewSettings,
  type SeatSummary,
  type Summary,
  THRESHOLDS,
  type TurningPoint,
  type Values,
  accuracyOf,
  course,
  summarise,
} from './review/index.ts';
export { engineSignature, signatures } from './signature.ts';
export { VERSION } from './version.ts';
