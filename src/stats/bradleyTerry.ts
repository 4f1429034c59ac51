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

type Table = readonly (readonly number[])[];

const ELO = 400 / Math.LN10;
const MOST_STEPS = 100_000;
const TOLERANCE = 1e-10;

/** The maximum of the likelihood, as log g. */
function fit(points: Table): number[] {
  let g = points.map(() => 1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = g.map((own, i) => {
      let won = 0.5;
      let weight = 1 / (own + 1);
      for (const [j, other] of g.entries()) {
        if (j === i) continue;
        won += points[i]![j]!;
        weight += (points[i]![j]! + points[j]![i]!) / (own + other);
      }
      return won / weight;
    });
    const change = Math.max(...next.map((value, i) => Math.abs(Math.log(value / g[i]!))));
    g = next;
    if (change < TOLERANCE) break;
  }
  return g.map(Math.log);
}

/** Second derivatives of minus the log-likelihood: what `worth` games tell about the differences. */
function information(ratings: readonly number[], worth: Table): number[][] {
  const told = (difference: number): number => 1 / (2 + Math.exp(difference) + Math.exp(-difference));
  return ratings.map((own, i) => {
    const row = ratings.map((other, j) => (i === j ? 0 : -worth[i]![j]! * told(own - other)));
    row[i] = told(own) - row.reduce((sum, value) => sum + value, 0);
    return row;
  });
}

/**
 * Elo ratings with 95 % intervals, relative to the mean of all agents.
 * @param points what i got against j: wins plus half the draws
 * @param worth how many independent games the meeting of i and j is worth, where that is fewer than were played
 */
export function bradleyTerry(points: Table, worth?: Table): Interval[] {
  const n = points.length;
  if (n === 0) return [];
  const ratings = fit(points);
  const games = worth ?? points.map((row, i) => row.map((won, j) => won + points[j]![i]!));
  const covariance = invert(information(ratings, games));
  const centre = ratings.reduce((sum, value) => sum + value, 0) / n;
  const rowMeans = covariance.map((row) => row.reduce((sum, value) => sum + value, 0) / n);
  const mean = rowMeans.reduce((sum, value) => sum + value, 0) / n;
  return ratings.map((rating, i) => {
    // The variance of a rating minus the mean of all ratings; with one agent that is 0 by definition.
    const variance = Math.max(0, covariance[i]![i]! - 2 * rowMeans[i]! + mean);
    const half = normalQuantile(0.975) * Math.sqrt(variance);
    return {
      mean: ELO * (rating - centre),
      low: ELO * (rating - centre - half),
      high: ELO * (rating - centre + half),
    };
  });
}
