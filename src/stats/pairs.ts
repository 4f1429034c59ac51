/**
 * Scores of games that come in pairs: two games with seats switched on the same seeds. The games of a pair depend
 * on each other, so pairs are the independent units; a last game without a partner is a unit of its own.
 */

/** Counts of pair results 0, 1/2, 1, 3/2, 2 (in points of two games). */
export type Pentanomial = readonly [number, number, number, number, number];

export class PairedScores {
  private readonly scores: number[] = [];

  add(score: number): void {
    this.scores.push(score);
  }

  get count(): number {
    return this.scores.length;
  }

  /** Is every pair complete? */
  get isEven(): boolean {
    return this.scores.length % 2 === 0;
  }

  get mean(): number {
    return this.scores.reduce((sum, x) => sum + x, 0) / this.scores.length;
  }

  /** The mean of each pair. */
  units(): number[] {
    return this.scores.flatMap((score, i) => {
      if (i % 2 === 1) return [];
      const partner = this.scores[i + 1];
      return [partner === undefined ? score : (score + partner) / 2];
    });
  }

  pentanomial(): Pentanomial {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (let i = 0; i + 1 < this.scores.length; i += 2) {
      counts[Math.round(2 * (this.scores[i]! + this.scores[i + 1]!)) as 0 | 1 | 2 | 3 | 4]++;
    }
    return counts;
  }

  /**
   * How many independent games of win or loss these are worth, for a Wilson interval: fewer than were played where
   * the two games of a pair tend to end alike, never more, so that the interval errs on the wide side.
   */
  effectiveTrials(): number {
    const units = this.units();
    const { mean, count } = this;
    if (units.length < 2) return count;
    const squares = units.reduce((sum, x) => sum + (x - mean) ** 2, 0);
    const variance = squares / (units.length - 1) / units.length;
    if (variance === 0 || mean <= 0 || mean >= 1) return count;
    return Math.min(count, (mean * (1 - mean)) / variance);
  }
}
