/** Two agents of a run against each other, seen from either side: what numbers, claims and figures are made of. */
import type { Estimate, PairingResult, RunResults, Summary } from '../lab/index.ts';
import { type Quantity, share } from './quantity.ts';
import { Z_95, meanInterval } from '../stats/index.ts';

export class Encounter {
  private readonly results: RunResults;
  private readonly place: number;
  /** Is it seen from the second agent of the pairing? */
  private readonly isTurned: boolean;

  constructor(results: RunResults, place: number, isTurned = false) {
    this.results = results;
    this.place = place;
    this.isTurned = isTurned;
  }

  /** The same from the other side. */
  turned(): Encounter {
    return new Encounter(this.results, this.place, !this.isTurned);
  }

  get pairing(): PairingResult {
    return this.results.pairings[this.place]!;
  }

  get games(): number {
    return this.pairing.games;
  }

  /** Games won, drawn and lost by this side. */
  get counts(): { readonly wins: number; readonly draws: number; readonly losses: number } {
    const { wins, draws, losses } = this.pairing;
    return this.isTurned ? { wins: losses, draws, losses: wins } : { wins, draws, losses };
  }

  /** `12/3/5`: won, drawn, lost. */
  get record(): string {
    const { wins, draws, losses } = this.counts;
    return `${wins}/${draws}/${losses}`;
  }

  /** Games won, in percent. */
  wins(): Quantity {
    return this.counts.draws === 0
      ? { ...this.points(), kind: 'share' }
      : share(this.counts.wins, this.games);
  }

  draws(): Quantity {
    return share(this.counts.draws, this.games);
  }

  losses(): Quantity {
    return this.turned().wins();
  }

  /** Points per game in percent, a draw being half a point. */
  points(): Quantity {
    const { mean, low, high } = this.pairing.rate;
    const estimate = this.isTurned
      ? { mean: flip(mean), low: flip(high), high: flip(low) }
      : { mean, low, high };
    return asMean(estimate, this.games, 100);
  }

  /** By how many points of the game this side is ahead at the end, on average. */
  lead(): Quantity {
    const { mean, low, high } = this.pairing.lead;
    return asMean(
      this.isTurned
        ? { mean: negative(mean), low: negative(high), high: negative(low) }
        : { mean, low, high },
      this.games,
    );
  }

  /** Its mean score. */
  score(): Quantity {
    const { scores } = this.pairing;
    return {
      ...asMean(this.isTurned ? scores.second : scores.first, this.games),
      sd: this.summary('score').sd,
    };
  }

  /** The standard deviation of its score from game to game; a single game has none. */
  scoreSpread(): Quantity {
    const { sd, count } = this.summary('score');
    if (count < 2) return { kind: 'spread', value: NaN, low: 0, high: Infinity, games: count };
    // The standard error of a standard deviation, as if scores were normal.
    const half = (Z_95 * sd) / Math.sqrt(2 * (count - 1));
    return { kind: 'spread', value: sd, low: Math.max(0, sd - half), high: sd + half, games: count };
  }

  /** The mean of a measure of this side, or of the game. */
  measure(name: string): Quantity {
    const { mean, sd, count } = this.summary(name);
    const { low, high } = meanInterval({ mean, sd, count });
    return { kind: 'mean', value: mean, low, high, games: count, sd };
  }

  /** Was it measured? The lab leaves out what was 0 in all games of a run. */
  hasMeasure(name: string): boolean {
    return this.results.measures.some((one) => one.name === name);
  }

  /** All of a measure: quartiles, range, histogram. */
  summary(name: string): Summary {
    const measure = this.results.measures.find((one) => one.name === name);
    const found = measure?.byPairing.find(({ pairing }) => pairing === this.place);
    if (!found) throw new Error(`there is no measure ${name} in run ${this.results.run.name}`);
    return this.isTurned ? (found.second ?? found.first) : found.first;
  }
}

function flip(value: number | null): number | null {
  return value === null ? null : 1 - value;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}

/** The standard deviation follows from the interval, so it knows that the games of a pair depend on each other. */
function asMean({ mean, low, high }: Estimate, games: number, factor = 1): Quantity {
  const [value, from, to] = [mean ?? NaN, low ?? -Infinity, high ?? Infinity].map(
    (number) => factor * number,
  );
  const sd = ((to! - from!) / (2 * Z_95)) * Math.sqrt(games);
  return { kind: 'mean', value: value!, low: from!, high: to!, games, sd };
}

/** The first against the second, by their names. */
export function between(results: RunResults, first: string, second: string): Encounter {
  const place = (name: string): number => results.agents.findIndex((agent) => agent.name === name);
  const [a, b] = [place(first), place(second)];
  const found = results.pairings.findIndex((one) => one.first === a && one.second === b);
  if (found >= 0) return new Encounter(results, found);
  const turned = results.pairings.findIndex((one) => one.first === b && one.second === a);
  if (turned >= 0) return new Encounter(results, turned, true);
  throw new Error(`${first} and ${second} did not meet in run ${results.run.name}`);
}

/** The only two of a match. */
export function matchOf(results: RunResults): Encounter {
  return new Encounter(results, 0);
}

/** A point of a sweep, by the values of its parameters; numbers are numbers here, and times milliseconds. */
export function atPoint(results: RunResults, values: Readonly<Record<string, string | number>>): Encounter {
  const point = results.points.find(({ parameters }) =>
    Object.entries(values).every(([name, value]) =>
      parameters.some((parameter) => parameter.name === name && parameter.value === value),
    ),
  );
  if (!point) throw new Error(`run ${results.run.name} has no point ${JSON.stringify(values)}`);
  return new Encounter(results, point.pairing);
}

/** All points of a sweep in their order, with the value of this parameter. */
export function alongSweep(
  results: RunResults,
  parameter: string,
): readonly { readonly value: string | number; readonly encounter: Encounter }[] {
  return results.points.map(({ parameters, pairing }) => ({
    value: parameters.find(({ name }) => name === parameter)!.value,
    encounter: new Encounter(results, pairing),
  }));
}
