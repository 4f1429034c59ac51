export { type CoursePoint, course } from './course.ts';
export type {
  ChanceJudgement,
  ChoiceJudgement,
  ForcedJudgement,
  Judgement,
  OutcomeJudgement,
  Values,
} from './judgement.ts';
export type { ReviewLimits } from './limits.ts';
export { MARKS, type Mark, THRESHOLDS } from './marks.ts';
export { Review, type ReviewSettings } from './review.ts';
export { type SeatSummary, type Summary, type TurningPoint, accuracyOf, summarise } from './summary.ts';
