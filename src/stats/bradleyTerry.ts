/**
 * Ratings from a table of games: P(i beats j) = g_i / (g_i + g_j), a draw is half a win each, Elo = 400 log10 g, with
 * the mean of all at 0. Each agent also drew one game with an average player (g = 1), which keeps a clean sweep
 * finite and joins groups that never met. Found by minorisation-maximisation: g_i <- points_i / sum_j n_ij / (g_i + g_j)
 * climbs at every step. Standard errors come from the inverse of the information matrix.
 * R. Bradley, M. Terry, 1952; D. Hunter, 2004.
 */
import { normalQuantile } from './distributions.ts';
import type { Interval } from './intervals.ts';
import { invert } from './matrix.ts';

export type Table = readonly (readonly number[])[];

const ELO = 400 / Math.LN10;
const MOST_STEPS = 100_000;
const TOLERANCE = 1e-10;

/** The maximum of the likelihood, as log g. */
export function fit(points: Table): number[] {
  const n = points.length;
  const met = points.map((row, i) => row.map((won, j) => won + points[j]![i]!));
  const won = points.map((row, i) => row.reduce((sum, value, j) => (j === i ? sum : sum + value), 0.5));
  let g = points.map(() => 1);
  // Many steps, as only the virtual draws hold the mean in place.
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = g.slice();
    let change = 0;
    for (let i = 0; i < n; i++) {
      const own = g[i]!;
      let weight = 1 / (own + 1);
      for (let j = 0; j < n; j++) if (j !== i) weight += met[i]![j]! / (own + g[j]!);
      next[i] = won[i]! / weight;
      change = Math.max(change, Math.abs(Math.log(next[i]! / own)));
    }
    g = next;
    if (change < TOLERANCE) break;
  }
  return g.map(Math.log);
}

/** Second derivatives of minus the log-likelihood: what `worth` games tell about the differences. */
export function information(ratings: readonly number[], worth: Table): number[][] {
  const told = (difference: number): number => 1 / (2 + Math.exp(difference) + Math.exp(-difference));
  return ratings.map((own, i) => {
    const row = ratings.map((other, j) => (i === j ? 0 : -worth[i]![j]! * told(own - other)));
    row[i] = told(own) - row.reduce((sum, value) => sum + value, 0);
    return row;
  });
}

/** Variances of the ratings relative to the mean of all; with one agent that is 0 by definition. */
export function centredVariances(covariance: Table): number[] {
  const n = covariance.length;
  const rowMeans = covariance.map((row) => row.reduce((sum, value) => sum + value, 0) / n);
  const mean = rowMeans.reduce((sum, value) => sum + value, 0) / n;
  return covariance.map((row, i) => Math.max(0, row[i]! - 2 * rowMeans[i]! + mean));
}

/** In Elo, with the mean of all at 0. @param halves of the intervals, in units of log g */
export function eloRatings(ratings: readonly number[], halves: readonly number[]): Interval[] {
  const centre = ratings.reduce((sum, value) => sum + value, 0) / ratings.length;
  return ratings.map((rating, i) => ({
    mean: ELO * (rating - centre),
    low: ELO * (rating - centre - halves[i]!),
    high: ELO * (rating - centre + halves[i]!),
  }));
}

/**
 * Elo ratings with 95 % intervals, relative to the mean of all agents.
 * @param points what i got against j: wins plus half the draws
 * @param worth how many independent games the meeting of i and j is worth, where that is fewer than were played
 */
export function bradleyTerry(points: Table, worth?: Table): Interval[] {
  if (points.length === 0) return [];
  const ratings = fit(points);
  const games = worth ?? points.map((row, i) => row.map((won, j) => won + points[j]![i]!));
  const variances = centredVariances(invert(information(ratings, games)));
  return eloRatings(
    ratings,
    variances.map((variance) => normalQuantile(0.975) * Math.sqrt(variance)),
  );
}
