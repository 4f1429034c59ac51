export { OUT_OF_MEMORY } from './analysis.ts';
export {
  pValue,
  percentRange,
  percentage,
  plusMinus,
  range,
  signedRange,
  spoken,
  spokenP,
} from './estimates.ts';
export {
  UNKNOWN,
  capital,
  chance,
  elo,
  fixed,
  formatCount,
  known,
  lead,
  measured,
  percent,
  plain,
  plural,
  points,
  signed,
} from './numbers.ts';
export { describeResult, describeScores, describeTurn } from './position.ts';
export { sprtVerdict } from './verdicts.ts';
export { day, duration, formatRate, moment, roundDuration } from './time.ts';
