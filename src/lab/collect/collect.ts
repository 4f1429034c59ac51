/**
 * Sums up the games of an experiment. They are taken in the order of each pairing up to the first that is
 * missing, so that an unfinished run shows what its stopping rule sees, and a finished one the same tables
 * wherever it was played.
 */
import type { Game, GameRecord } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import { type Experiment, seatsOf } from '../experiment.ts';
import type { PairingResult, Point, ResultTables } from '../results.ts';
import type { Shard } from '../shard.ts';
import { Standings } from '../standings.ts';
import { agentResults } from './agents.ts';
import { compareValues } from './comparisons.ts';
import { LineupValues } from './lineups.ts';
import { MapValues } from './maps.ts';
import { MeasureValues, gaugesOf, placeCounters } from './measures.ts';
import { PairingDetails, pairingResults } from './pairings.ts';

/** Whole games that results carry along, at most. */
export const MOST_SAMPLES = 20;

function pointsOf({ pairings }: Experiment, results: readonly PairingResult[]): Point[] {
  return pairings.flatMap(({ point }, pairing) => {
    if (!point) return [];
    const { first, second, rate, elo, lead } = results[pairing]!;
    return [{ ...point, agent: first, against: second, pairing, rate, elo, lead }];
  });
}

/** Everything that is summed up from the games, one by one. */
class Collection {
  readonly standings: Standings<StoredGame>;
  readonly details: readonly PairingDetails[];
  readonly measures: readonly MeasureValues[];
  readonly maps: readonly MapValues[];
  /** Where more than two play. */
  readonly lineups: LineupValues | undefined;

  constructor(game: Game, experiment: Experiment, shard: Shard | undefined) {
    const seats = seatsOf(experiment);
    this.standings = new Standings(experiment, (played) => this.count(played), shard);
    this.details = experiment.pairings.map(() => new PairingDetails(seats));
    this.lineups = seats > 2 ? new LineupValues(experiment) : undefined;
    this.measures = gaugesOf(game, experiment).map((gauge) => new MeasureValues(gauge, experiment));
    this.maps = placeCounters(game, experiment).flatMap((placed) =>
      placed.counter.board ? [new MapValues(placed, placed.counter.board, experiment)] : [],
    );
  }

  private count(played: StoredGame): void {
    this.details[played.pairing]!.add(played);
    this.lineups?.add(played);
    for (const measure of this.measures) measure.add(played);
    for (const map of this.maps) map.add(played);
  }
}

/**
 * @param games in any order
 * @param samples whole games, in the order of the schedule
 * @param shard the part of the games that is summed up; all if missing
 */
export function collectResults(
  experiment: Experiment,
  games: Iterable<StoredGame>,
  samples: readonly GameRecord[],
  shard?: Shard,
): ResultTables {
  const game = findGame(experiment.game);
  const collection = new Collection(game, experiment, shard);
  const { standings, details, lineups } = collection;
  for (const played of games) standings.add(played);
  const pairings = pairingResults(experiment, game, standings, details);
  return {
    agents: agentResults({ game, experiment, standings, lineups, pairings }),
    pairings,
    points: pointsOf(experiment, pairings),
    // In a shard two values need not have played on the same set-ups.
    comparisons: shard ? [] : compareValues(experiment, details),
    measures: collection.measures.flatMap((values) => values.measure() ?? []),
    maps: collection.maps.flatMap((values) => values.maps()),
    ...(lineups && { lineups: lineups.results(game, standings) }),
    samples,
  };
}
