export { betaBinomialRange } from './betaBinomial.ts';
export { BlockScores, pairRate } from './blocks.ts';
export type { Estimate } from './estimate.ts';
export { type BoxPlot, type Counted, boxPlot, countValues } from './boxPlot.ts';
export { bradleyTerry } from './bradleyTerry.ts';
export { type Cluster, clusterMean, clusterRate } from './clusters.ts';
export { type PairedDifference, differenceFromZero, pairedDifference } from './differences.ts';
export { fisherQuantile, normalQuantile, studentQuantile } from './distributions.ts';
export { type OpenInterval, eloInterval, eloOf, expectedRate } from './elo.ts';
export { holm } from './holm.ts';
export { type Interval, Z_95, wilson } from './intervals.ts';
export { logLikelihoodRatio, normalisedLogLikelihoodRatio } from './likelihoodRatio.ts';
export { type LuckSplit, type PairSums, luckSplit, sumPairs } from './luck.ts';
export { meanInterval } from './mean.ts';
export { Moments, type Sample } from './moments.ts';
export { normalisedElo, pairRatio } from './normalisedElo.ts';
export { type AheadCluster, orderRatings } from './orderRatings.ts';
export { pairTest } from './pairTest.ts';
export { PAIR_MEANS, type Pentanomial, countPairs, otherSide, pairSample } from './pentanomial.ts';
export { type SignFlipTest, type Uniform, signFlipTest } from './signFlipTest.ts';
export { type TestPower, smallestSeen, unitsForWidth, unitsToSee } from './power.ts';
export { rotationTest } from './rotationTest.ts';
export {
  STRENGTH_UNITS,
  type SprtBounds,
  type SprtState,
  type StrengthUnit,
  sprt,
  waldBounds,
} from './sprt.ts';
export { INDEPENDENT_PAIR_SD, type SprtForecast, forecastSprt } from './sprtForecast.ts';
export { likelihoodOfSuperiority } from './superiority.ts';
