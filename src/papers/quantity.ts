/**
 * Something measured, with what is needed to compare it with a published value: a 95 % interval for the truth, and how
 * much single games vary, which says what a sample of another size may show.
 */
import { Moments, Z_95, meanInterval, wilson } from '../stats/index.ts';

export interface Quantity {
  /**
   * share: a percentage of games; mean: of a value a game has; spread: the standard deviation of such a value; derived:
   * anything that is computed from several results.
   */
  readonly kind: 'share' | 'mean' | 'spread' | 'derived';
  readonly value: number;
  /** Of the 95 % interval for the truth. */
  readonly low: number;
  readonly high: number;
  /** Games that it is from. */
  readonly games: number;
  /** Of a mean: the standard deviation from game to game. */
  readonly sd?: number;
}

/** What must be true of a quantity for a claim to hold: it lies above, below, or between. */
export interface Condition {
  readonly quantity: Quantity;
  readonly above?: number;
  readonly below?: number;
}

/** A share of games in percent. */
export function share(count: number, games: number): Quantity {
  const { mean, low, high } = wilson(games === 0 ? 0.5 : count / games, games);
  return { kind: 'share', value: 100 * mean, low: 100 * low, high: 100 * high, games };
}

/** The mean of independent values, one from each game. */
export function sampleMean(values: readonly number[]): Quantity {
  const { mean, low, high } = meanInterval(values);
  const games = values.length;
  return { kind: 'mean', value: games === 0 ? NaN : mean, low, high, games, sd: Moments.of(values).sd };
}

/** A derived quantity with a known standard error. */
export function derived(value: number, error: number, games: number): Quantity {
  return { kind: 'derived', value, low: value - Z_95 * error, high: value + Z_95 * error, games };
}

/** What the width of the interval says about the standard error. */
export function errorOf({ low, high }: Quantity): number {
  return (high - low) / (2 * Z_95);
}

/** `a - b`, as if they were independent; on equal seeds that is on the safe side. */
export function difference(a: Quantity, b: Quantity): Quantity {
  return derived(a.value - b.value, Math.hypot(errorOf(a), errorOf(b)), Math.min(a.games, b.games));
}

/** `a / b`, likewise (first order). */
export function ratio(a: Quantity, b: Quantity): Quantity {
  const value = a.value / b.value;
  const error = Math.abs(value) * Math.hypot(errorOf(a) / a.value, errorOf(b) / b.value);
  return derived(value, error, Math.min(a.games, b.games));
}

/** The mean of several, likewise. */
export function average(quantities: readonly Quantity[]): Quantity {
  const count = quantities.length;
  const sum = quantities.reduce((total, { value }) => total + value, 0);
  const error = Math.hypot(...quantities.map(errorOf)) / count;
  return derived(sum / count, error, Math.min(...quantities.map(({ games }) => games)));
}

/** The slope of a straight line through the points, fitted by least squares weighted by their errors. */
export function slope(points: readonly { readonly x: number; readonly y: Quantity }[]): Quantity {
  // A share of exactly 0 or 100 % in few games still has a width, so no weight is without bound.
  const weights = points.map(({ y }) => 1 / Math.max(errorOf(y), 1e-9) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point, i) => sum + weights[i]! * of(point), 0) / total;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y.value)];
  const spread = points.reduce((sum, point, i) => sum + weights[i]! * (point.x - x) ** 2, 0);
  const joint = points.reduce((sum, point, i) => sum + weights[i]! * (point.x - x) * (point.y.value - y), 0);
  return derived(joint / spread, 1 / Math.sqrt(spread), Math.min(...points.map(({ y: { games } }) => games)));
}
