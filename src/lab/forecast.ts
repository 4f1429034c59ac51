/**
 * What a run will be able to tell, before it is played. A game of two equal agents without draws has a standard
 * deviation of 1/2, and none has more; draws make it less, so these are bounds on the safe side.
 */
import { forecastSprt, smallestSeen, unitsForWidth, unitsToSee } from '../stats/index.ts';
import type { Experiment } from './experiment.ts';

const GAME_SD = 0.5;
/** The difference in points per game that most questions are about. */
const OF_INTEREST = 0.05;

export interface Forecast {
  /** The smallest difference from 50 % that the games of one pairing show, four times out of five. */
  readonly shows: number;
  /** Games per pairing to show a difference of 5 %. */
  readonly gamesForFive: number;
  /** Games per pairing that the stopping rule takes: on average in the hardest case for SPRT, at most for a width. */
  readonly gamesToStop: number | null;
}

/** The hardest case of SPRT: the truth lies in the middle. */
function gamesToStop({ stop }: Experiment): number | null {
  switch (stop.rule) {
    case 'fixed':
      return null;
    case 'width':
      return unitsForWidth(stop.halfWidth, GAME_SD);
    case 'sprt':
      return Math.ceil(forecastSprt(stop, (stop.elo0 + stop.elo1) / 2).games);
  }
}

export function forecast(experiment: Experiment): Forecast {
  return {
    shows: smallestSeen(experiment.games, GAME_SD),
    gamesForFive: unitsToSee(OF_INTEREST, GAME_SD),
    gamesToStop: gamesToStop(experiment),
  };
}
