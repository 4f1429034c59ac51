/**
 * Values of games that come in blocks: as many games as there are seats, in which the agents take every seat in turn on
 * the same seeds; two games, a pair, where two play. The games of a block depend on each other, so blocks are the
 * independent units; games of a last block that is not whole are a unit too. Nothing is kept per game.
 */
import { Moments, type Sample } from './moments.ts';
import { type Interval, wilson } from './intervals.ts';
import { type Pentanomial, countPairs, pairSample } from './pentanomial.ts';

/** Is it a number of half points that a pair of games can bring? */
function isKind(halves: number): halves is 0 | 1 | 2 | 3 | 4 {
  return halves >= 0 && halves <= 4;
}

export class BlockScores {
  private readonly size: number;
  private sum = 0;
  private games = 0;
  private readonly blocks = new Moments();
  private readonly kinds: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  /** Games of a block that is not whole yet, and their sum. */
  private begun = 0;
  private begunSum = 0;

  /** @param size games of a block */
  constructor(size = 2) {
    this.size = size;
  }

  add(value: number): void {
    this.games++;
    this.sum += value;
    this.begunSum += value;
    if (++this.begun < this.size) return;
    this.blocks.add(this.begunSum / this.size);
    const kind = Math.round(2 * this.begunSum);
    // Points of a game's own unit have no kind; `pentanomial` is for results of pairs.
    if (this.size === 2 && isKind(kind)) this.kinds[kind]++;
    this.begun = 0;
    this.begunSum = 0;
  }

  get count(): number {
    return this.games;
  }

  /** Is every block whole? */
  get isEven(): boolean {
    return this.begun === 0;
  }

  get total(): number {
    return this.sum;
  }

  get mean(): number {
    return this.sum / this.games;
  }

  /** The mean of each block, as a sample. */
  units(): Sample {
    if (this.begun === 0) return this.blocks;
    const units = this.blocks.clone();
    units.add(this.begunSum / this.begun);
    return units;
  }

  /** The complete pairs, where the values are results (1, 1/2, 0) of games of two. */
  pentanomial(): Pentanomial {
    return [...this.kinds];
  }

  /** @param values how many of which each score is the mean */
  effectiveTrials(values = 1): number {
    return effectiveTrials(values * this.count, this.mean, this.units());
  }
}

/**
 * How many independent games of win or loss these are worth, for a Wilson interval: fewer than were played where
 * the games of a block tend to end alike, never more, so that the interval errs on the wide side.
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
