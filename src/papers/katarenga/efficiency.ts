/**
 * The paper's measures of efficiency, along a line of points with growing budgets: W is White's win rate in percent, S
 * the simulations of a player in fifty games, in millions.
 *
 *     G_p = (W(p) - W(p/2)) / (S(p) - S(p/2))     percentage points per million simulations
 *     R_p = S_white(p) / S_black(p)
 *
 * An agent counts as efficient until G_p falls below 1.
 */
import type { Encounter } from '../encounter.ts';
import { type Quantity, derived, errorOf } from '../quantity.ts';
import { simulations } from './effort.ts';
import { type Count, resample } from './resample.ts';

/** Something that lies beyond the range, and so cannot be compared. */
export const BEYOND: Quantity = { kind: 'derived', value: NaN, low: -Infinity, high: Infinity, games: 0 };

/** White with one budget. */
export interface EfficiencyPoint {
  /** Playouts per move or turn. */
  readonly budget: number;
  readonly count: Count;
  readonly wins: Quantity;
  readonly white: Quantity;
  readonly black: Quantity;
}

export function efficiencyPoint(budget: number, encounter: Encounter): EfficiencyPoint {
  return {
    budget,
    count: { wins: encounter.counts.wins, games: encounter.games },
    wins: encounter.wins(),
    white: simulations(encounter),
    black: simulations(encounter.turned()),
  };
}

/** Percentage points per million simulations between two points. */
export function gain(from: EfficiencyPoint, to: EfficiencyPoint): Quantity {
  const cost = to.white.value - from.white.value;
  return derived(
    (to.wins.value - from.wins.value) / cost,
    Math.abs(Math.hypot(errorOf(to.wins), errorOf(from.wins)) / cost),
    Math.min(from.count.games, to.count.games),
  );
}

/** R_p. */
export function effortRatio({ white, black }: EfficiencyPoint): number {
  return white.value / black.value;
}

/** G_p at the R_p of every point but the first. */
export function gains(line: readonly EfficiencyPoint[]): { readonly x: number; readonly y: Quantity }[] {
  return line.slice(1).map((point, i) => ({ x: effortRatio(point), y: gain(line[i]!, point) }));
}

/** Between two points on a logarithmic axis. */
function between(x0: number, x1: number, share: number): number {
  return x0 * (x1 / x0) ** share;
}

/** The R_p at which G_p, from its peak on, falls below 1; null if it does not. */
export function efficientUntil(line: readonly EfficiencyPoint[]): Quantity | null {
  const ratios = line.map(effortRatio);
  return resample(
    line.map(({ count }) => count),
    (rates) => {
      const values = line
        .slice(1)
        .map(({ white }, i) => (rates[i + 1]! - rates[i]!) / (white.value - line[i]!.white.value));
      const peak = values.indexOf(Math.max(...values));
      const below = values.findIndex((value, i) => i >= peak && value < 1);
      if (below === -1) return Infinity;
      if (below === peak) return ratios[peak + 1]!;
      const [high, low] = [values[below - 1]!, values[below]!];
      return between(ratios[below]!, ratios[below + 1]!, (high - 1) / (high - low));
    },
  );
}

/** The nearest rates that never fall (pool adjacent violators). */
export function rising(rates: readonly number[], weights: readonly number[]): number[] {
  const pools: { rate: number; weight: number; count: number }[] = [];
  for (const [i, rate] of rates.entries()) {
    let pool = { rate, weight: weights[i]!, count: 1 };
    for (let last = pools.at(-1); last && last.rate > pool.rate; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      pool = {
        rate: (last.rate * last.weight + pool.rate * pool.weight) / weight,
        weight,
        count: last.count + pool.count,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ rate, count }) => Array.from({ length: count }, () => rate));
}

/** Where the line, made to rise, has this win rate; infinite if it never does. */
function crossing(line: readonly EfficiencyPoint[], rates: readonly number[], level: number): number {
  const smooth = rising(
    rates,
    line.map(({ count }) => count.games),
  );
  const above = smooth.findIndex((rate) => rate >= level);
  if (above === -1) return Infinity;
  if (above === 0) return line[0]!.white.value;
  const [low, high] = [smooth[above - 1]!, smooth[above]!];
  return between(line[above - 1]!.white.value, line[above]!.white.value, (level - low) / (high - low));
}

/** Simulations (in millions, of fifty games) with which White wins this percentage; null if it never does. */
export function simulationsToWin(line: readonly EfficiencyPoint[], level: number): Quantity | null {
  return resample(
    line.map(({ count }) => count),
    (rates) => crossing(line, rates, level),
  );
}

/** How many times fewer simulations a line needs for this win rate than another; null if one of them never has it. */
export function speedUp(
  line: readonly EfficiencyPoint[],
  baseline: readonly EfficiencyPoint[],
  level: number,
): Quantity | null {
  if (!simulationsToWin(line, level)) return null;
  return resample(
    [...line, ...baseline].map(({ count }) => count),
    (rates) => {
      const own = crossing(line, rates.slice(0, line.length), level);
      const other = crossing(baseline, rates.slice(line.length), level);
      // Where neither has it, nothing speaks for either.
      return own === Infinity && other === Infinity ? 1 : other / own;
    },
  );
}
