export { eloInterval, eloOf, expectedRate } from './elo.ts';
export { type Interval, Z_95, wilson } from './intervals.ts';
export { meanInterval } from './mean.ts';
export { PairedScores, type Pentanomial } from './pairs.ts';
export { type SprtBounds, type SprtState, logLikelihoodRatio, sprt } from './sprt.ts';
