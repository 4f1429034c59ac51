/**
 * Most experiments of the paper let a variant of a benchmark player meet the benchmark player itself: once for each
 * tree policy, and for each value of what is varied. The runs of such experiments, and how their results are read.
 */
import { type Encounter, alongSweep, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { type Quantity, share } from '../quantity.ts';
import type { Policy } from './agents.ts';

/** Section 4.1: "averages over at least 10 games". */
export const PAPER_GAMES = 10;

/** Between these two shares of the points a match is about even. */
export const EVEN = { above: 40, below: 60 } as const;

const KEPT = { measures: ['score', 'time'], records: 'none' } as const;

/** Two agents. */
export function match(key: string, first: string, second: string, games: number): PaperRun {
  return {
    key,
    spec: {
      game: 'carcassonne',
      agents: [
        { name: 'variant', spec: first },
        { name: 'opponent', spec: second },
      ],
      games,
      ...KEPT,
    },
  };
}

/** @param spec of the variant, with `$name` for the one parameter that is varied */
export function sweep(
  key: string,
  spec: string,
  against: string,
  vary: Readonly<Record<string, readonly number[]>>,
  games: number,
): PaperRun {
  return {
    key,
    spec: {
      game: 'carcassonne',
      agents: [
        { name: 'variant', spec },
        { name: 'opponent', spec: against },
      ],
      pairing: 'sweep',
      vary,
      games,
      ...KEPT,
    },
  };
}

/** A run that the paper has too. */
export function inPaper(run: PaperRun): PaperRun {
  return { ...run, paperGames: PAPER_GAMES };
}

/** A value of the parameter, and how the variant with it did. */
export interface Setting {
  readonly value: number;
  readonly encounter: Encounter;
}

/** The variant of a match against its opponent. */
export function matched(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

/** A sweep from its least value to its greatest. */
export function swept(outcome: Outcome, key: string, parameter: string): readonly Setting[] {
  return alongSweep(outcome.run(key), parameter).map(({ value, encounter }) => ({
    value: Number(value),
    encounter,
  }));
}

/** Points in percent over all games of several encounters, a draw being half a point; good for very few games too. */
export function pooledPoints(encounters: readonly Encounter[]): Quantity {
  const points = encounters.reduce((sum, { counts: { wins, draws } }) => sum + wins + draws / 2, 0);
  return share(
    points,
    encounters.reduce((sum, { games }) => sum + games, 0),
  );
}

/** The points of a whole sweep, or of the values that are asked for. */
export function pointsOver(
  settings: readonly Setting[],
  isMeant: (value: number) => boolean = () => true,
): Quantity {
  return pooledPoints(settings.filter(({ value }) => isMeant(value)).map(({ encounter }) => encounter));
}

/**
 * The mean score, as if all games were independent. With two or four games an interval from pairs would be too wide to
 * be of use, and pooled over many settings the pairs hardly matter.
 */
export function meanScore(encounter: Encounter): Quantity {
  return encounter.measure('score');
}

/** `uct`, for keys of runs: `equal-uct`. */
export function keyOf(prefix: string, { key }: Policy): string {
  return `${prefix}-${key}`;
}
