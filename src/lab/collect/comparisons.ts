/**
 * Is one value of a sweep better than another? Each has played the same opponent on the same set-ups, so they are compared
 * pair by pair: a t interval of the difference, and the sign-flip test, corrected for the number of comparisons. All
 * values are compared with all, not only with the best one, because which is best is seen in the same games.
 */
import { Random } from '../../core/index.ts';
import { pairedDifference, signFlipTest } from '../../stats/index.ts';
import { type Experiment, seatsOf } from '../experiment.ts';
import type { Comparison, Estimate } from '../results.ts';
import { corrected, estimate } from './estimate.ts';
import { LEAST_BLOCKS, type PairingDetails } from './pairings.ts';

/** Tables of more values are not read, and correcting for that many comparisons leaves nothing significant. */
const MOST_VALUES = 40;

/** Do all values have the same opponent? */
function isComparable({ kind, pairings }: Experiment): boolean {
  const opponents = new Set(pairings.map(({ agents }) => agents[1]));
  return kind === 'sweep' && opponents.size === 1 && pairings.length <= MOST_VALUES;
}

function everyTwo(count: number): [number, number][] {
  return Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_other, i): [number, number] => [first, first + 1 + i]),
  ).flat();
}

/** Of points in blocks, per game. */
function differenceOf(first: readonly number[], second: readonly number[], seats: number): Estimate {
  const { mean, low, high } = pairedDifference(first, second);
  return estimate({ mean: mean / seats, low: low / seats, high: high / seats });
}

/** Points are whole numbers in this unit: halves among two; among up to five a first place may be shared by each number. */
function pointsUnit(seats: number): number {
  return seats === 2 ? 2 : 60;
}

/**
 * @param points of every value, in each of its pairs or blocks of games: from 0 to 2, or to the number of seats
 * @param seats of a game
 */
export function comparePairs(points: readonly (readonly number[])[], seed: number, seats = 2): Comparison[] {
  const unit = pointsUnit(seats);
  const compared = everyTwo(points.length).map(([first, second]) => {
    const pairs = Math.min(points[first]!.length, points[second]!.length);
    const [a, b] = [points[first]!.slice(0, pairs), points[second]!.slice(0, pairs)];
    // In whole numbers, because then the test is exact for any number of pairs.
    const wholes = a.map((value, i) => Math.round(unit * (value - b[i]!)));
    const random = new Random(seed).derive('comparison', first, second);
    const pValue = pairs < LEAST_BLOCKS ? null : signFlipTest(wholes, () => random.unit()).p;
    return { first, second, pairs, difference: differenceOf(a, b, seats), pValue };
  });
  const pCorrected = corrected(compared.map(({ pValue }) => pValue));
  return compared.map(({ first, second, pairs, difference, pValue }, i) => ({
    first,
    second,
    pairs,
    difference,
    pValue,
    pCorrected: pCorrected[i]!,
  }));
}

/** @param details of every pairing, and so of every value */
export function compareValues(experiment: Experiment, details: readonly PairingDetails[]): Comparison[] {
  if (!isComparable(experiment)) return [];
  return comparePairs(
    details.map((pairing) => pairing.blockPoints().map(([first]) => first!)),
    experiment.seed,
    seatsOf(experiment),
  );
}
