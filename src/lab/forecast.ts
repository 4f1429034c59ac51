/**
 * What a run will be able to tell, before it is played. The points of one of k equal agents, first places never shared,
 * have a standard deviation of sqrt(k - 1) / k, which is 1/2 for two; shared places make it less, so these are bounds on
 * the safe side.
 */
import { forecastSprt, smallestSeen, unitsForWidth, unitsToSee } from '../stats/index.ts';
import { type Experiment, seatsOf } from './experiment.ts';

/** The difference in points per game that most questions are about. */
const OF_INTEREST = 0.05;

export interface Forecast {
  /** The smallest difference from an even share (50 % of two) that the games of one pairing show in 80 % of runs. */
  readonly shows: number;
  /** Games per pairing to show a difference of 5 %. */
  readonly gamesForFive: number;
  /** Games per pairing that the stopping rule takes: on average in the hardest case for SPRT, at most for a width. */
  readonly gamesToStop: number | null;
}

function gameSd(experiment: Experiment): number {
  const seats = seatsOf(experiment);
  return Math.sqrt(seats - 1) / seats;
}

/** The hardest case of SPRT: the truth lies in the middle. */
function gamesToStop(experiment: Experiment): number | null {
  const { stop } = experiment;
  switch (stop.rule) {
    case 'fixed':
      return null;
    case 'width':
      return unitsForWidth(stop.halfWidth, gameSd(experiment));
    case 'sprt':
      return Math.ceil(forecastSprt(stop, (stop.elo0 + stop.elo1) / 2).games);
  }
}

export function forecast(experiment: Experiment): Forecast {
  return {
    shows: smallestSeen(experiment.games, gameSd(experiment)),
    gamesForFive: unitsToSee(OF_INTEREST, gameSd(experiment)),
    gamesToStop: gamesToStop(experiment),
  };
}
