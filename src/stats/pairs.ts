/**
 * Values of games that come in pairs: two games with seats switched on the same seeds. The games of a pair depend
 * on each other, so pairs are the independent units; a last game without a partner is a separate unit. Nothing
 * is kept per game.
 */
import { Moments, type Sample } from './moments.ts';
import { type Interval, wilson } from './intervals.ts';
import { type Pentanomial, countPairs, pairSample } from './pentanomial.ts';

export class PairedScores {
  private sum = 0;
  private games = 0;
  private readonly pairs = new Moments();
  private readonly kinds: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  /** The first game of a pair, while its partner is missing. */
  private single: number | undefined;

  add(value: number): void {
    this.games++;
    this.sum += value;
    if (this.single === undefined) {
      this.single = value;
      return;
    }
    const points = this.single + value;
    this.single = undefined;
    this.pairs.add(points / 2);
    const kind = Math.round(2 * points);
    // Points of a game's own unit have no kind; `pentanomial` is for results.
    if (kind >= 0 && kind <= 4) this.kinds[kind as 0 | 1 | 2 | 3 | 4]++;
  }

  get count(): number {
    return this.games;
  }

  /** Is every pair complete? */
  get isEven(): boolean {
    return this.single === undefined;
  }

  get mean(): number {
    return this.sum / this.games;
  }

  /** The mean of each pair, as a sample. */
  units(): Sample {
    if (this.single === undefined) return this.pairs;
    const units = this.pairs.clone();
    units.add(this.single);
    return units;
  }

  /** The complete pairs, where the values are results (1, 1/2, 0). */
  pentanomial(): Pentanomial {
    return [...this.kinds];
  }

  effectiveTrials(): number {
    return effectiveTrials(this.count, this.mean, this.units());
  }
}

/**
 * How many independent games of win or loss these are worth, for a Wilson interval: fewer than were played where
 * the two games of a pair tend to end alike, never more, so that the interval errs on the wide side.
 */
function effectiveTrials(games: number, mean: number, units: Sample): number {
  if (units.count < 2) return games;
  const variance = units.sd ** 2 / units.count;
  if (variance === 0 || mean <= 0 || mean >= 1) return games;
  return Math.min(games, (mean * (1 - mean)) / variance);
}

/** Points per game of complete pairs, with the Wilson interval of as many independent games as they are worth. */
export function pairRate(pairs: Pentanomial): Interval {
  const games = 2 * countPairs(pairs);
  if (games === 0) return wilson(0.5, 0);
  const units = pairSample(pairs);
  return wilson(units.mean, effectiveTrials(games, units.mean, units));
}
