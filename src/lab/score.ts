/**
 * The score of a pairing as its games come in, one after the other: counts and moments only, so that it stays small
 * however many games there are. Seen from the side of the first agent.
 */
import {
  type Interval,
  type OpenInterval,
  BlockScores,
  type Pentanomial,
  type SprtState,
  eloInterval,
  meanInterval,
  sprt,
  wilson,
} from '../stats/index.ts';
import type { StopRule } from './results.ts';

export class PairingScore {
  wins = 0;
  draws = 0;
  losses = 0;
  private readonly points = new BlockScores();
  private readonly leads = new BlockScores();

  /** The next game of the pairing. @param lead score of the first agent minus that of the second */
  add(points: number, lead: number): void {
    if (points === 1) this.wins++;
    else if (points === 0) this.losses++;
    else this.draws++;
    this.points.add(points);
    this.leads.add(lead);
  }

  get games(): number {
    return this.points.count;
  }

  pairs(): Pentanomial {
    return this.points.pentanomial();
  }

  /** Points per game; the interval knows that the games of a pair depend on each other. */
  rate(): Interval {
    return this.games === 0 ? wilson(0.5, 0) : wilson(this.points.mean, this.worth());
  }

  /** How many independent games these are worth. */
  worth(): number {
    return this.games === 0 ? 0 : this.points.effectiveTrials();
  }

  elo(): OpenInterval {
    return eloInterval(this.rate());
  }

  lead(): Interval {
    return meanInterval(this.leads.units());
  }

  sprt(rule: Extract<StopRule, { rule: 'sprt' }>): SprtState {
    const { elo0, elo1, alpha, beta } = rule;
    return sprt(this.pairs(), { elo0, elo1, alpha, beta });
  }

  /**
   * Has the stopping rule seen enough? It looks only when a pair is complete, so that the answer depends on the games
   * alone and not on who played them when.
   */
  isDecided(stop: StopRule): boolean {
    if (!this.points.isEven || this.games === 0) return false;
    switch (stop.rule) {
      case 'fixed':
        return false;
      case 'sprt':
        return this.sprt(stop).decision !== 'continue';
      case 'width': {
        const { low, high } = this.rate();
        return (high - low) / 2 <= stop.halfWidth;
      }
    }
  }
}
