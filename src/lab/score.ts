/**
 * The score of a pairing as its games come in, one after the other: counts and moments only, so that it stays small
 * however many games there are. Seen from the first agent, except for the shares of all.
 */
import {
  BlockScores,
  type Interval,
  type OpenInterval,
  type Pentanomial,
  type SprtState,
  eloInterval,
  meanInterval,
  sprt,
  wilson,
} from '../stats/index.ts';
import type { StopRule } from './results.ts';
import { type Counts, Tally } from './tally.ts';

/** What an agent got in a pairing, each of its seats counted. */
export interface Share extends Counts {
  readonly points: number;
  /** How many independent games these are worth. */
  readonly worth: number;
}

/** How far the first side is ahead of the others, on average over them; among equals that is 0. */
export function leadOf(scores: readonly number[]): number {
  return scores[0]! - meanOfOthers(scores);
}

/** The score of the sides besides the first, on average. */
export function meanOfOthers(scores: readonly number[]): number {
  let sum = 0;
  for (let side = 1; side < scores.length; side++) sum += scores[side]!;
  return sum / (scores.length - 1);
}

/** The rate of an agent that has not played: even, with the widest bounds. */
function unknownRate(seats: number): Interval {
  return { mean: 1 / seats, low: 0, high: 1 };
}

/** Points per game, with the Wilson interval for the number of independent games they are worth. */
export function rateOfShare({ games, points, worth }: Share, seats: number): Interval {
  return games === 0 ? unknownRate(seats) : wilson(points / games, worth);
}

/** One agent of a pairing. */
class Player {
  readonly tally = new Tally();
  /** The mean of its sides. */
  readonly points: BlockScores;
  readonly sides: readonly number[];

  constructor(lineup: readonly number[], agent: number) {
    this.sides = lineup.flatMap((other, side) => (other === agent ? [side] : []));
    this.points = new BlockScores(lineup.length);
  }

  add(points: readonly number[]): void {
    let sum = 0;
    for (const side of this.sides) {
      this.tally.add(points[side]!);
      sum += points[side]!;
    }
    this.points.add(sum / this.sides.length);
  }
}

export class PairingScore {
  private readonly seats: number;
  private readonly first: Player;
  private readonly players: ReadonlyMap<number, Player>;
  private readonly leads: BlockScores;

  /** @param lineup the agent of each side */
  constructor(lineup: readonly number[]) {
    this.seats = lineup.length;
    this.players = new Map(lineup.map((agent) => [agent, new Player(lineup, agent)]));
    this.first = this.players.get(lineup[0]!)!;
    this.leads = new BlockScores(lineup.length);
  }

  /** The next game of the pairing. @param points and scores of each side */
  add(points: readonly number[], scores: readonly number[]): void {
    for (const player of this.players.values()) player.add(points);
    this.leads.add(leadOf(scores));
  }

  get wins(): number {
    return this.first.tally.wins;
  }

  get draws(): number {
    return this.first.tally.draws;
  }

  get losses(): number {
    return this.first.tally.losses;
  }

  get games(): number {
    return this.leads.count;
  }

  pairs(): Pentanomial {
    return this.first.points.pentanomial();
  }

  /** Points per game of the first agent; the interval knows that the games of a block depend on each other. */
  rate(): Interval {
    return this.games === 0 ? unknownRate(this.seats) : wilson(this.first.points.mean, this.worth());
  }

  /** How many independent games these are worth. */
  worth(): number {
    return this.games === 0 ? 0 : this.first.points.effectiveTrials();
  }

  shareOf(agent: number): Share {
    const own = this.players.get(agent);
    if (!own || this.games === 0) return { ...new Tally(), points: 0, worth: 0 };
    const sides = own.sides.length;
    return {
      ...own.tally,
      points: sides * own.points.total,
      // Of two, one gains what the other loses.
      worth: this.seats === 2 ? this.worth() : own.points.effectiveTrials(sides),
    };
  }

  elo(): OpenInterval {
    return eloInterval(this.rate(), this.seats);
  }

  lead(): Interval {
    return meanInterval(this.leads.units());
  }

  sprt(rule: Extract<StopRule, { rule: 'sprt' }>): SprtState {
    const { elo0, elo1, alpha, beta } = rule;
    return sprt(this.pairs(), { elo0, elo1, alpha, beta });
  }

  /**
   * Has the stopping rule seen enough? It looks only when a block is whole, so that the answer depends on the games
   * alone and not on who played them when.
   */
  isDecided(stop: StopRule): boolean {
    if (!this.leads.isEven || this.games === 0) return false;
    switch (stop.rule) {
      case 'fixed':
        return false;
      case 'sprt':
        return this.sprt(stop).decision !== 'continue';
      case 'width':
        return this.rates().every(({ low, high }) => (high - low) / 2 <= stop.halfWidth);
    }
  }

  /** Of everyone; of two, the interval of one is that of the other. */
  private rates(): Interval[] {
    if (this.seats === 2) return [this.rate()];
    return [...this.players.keys()].map((agent) => rateOfShare(this.shareOf(agent), this.seats));
  }
}
