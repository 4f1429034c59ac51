/**
 * What is read from a store, checked before it is used: checksums find accidents, but a store may also be
 * from an earlier version, which had none, or from someone else.
 */
import {
  type GameRecord,
  UserError,
  parseRecord,
  registerWeights,
  unpackWeights,
  weightsSchema,
} from '../../core/index.ts';
import {
  PlacedError,
  type Schema,
  choice,
  dictionary,
  flag,
  integer,
  list,
  object,
  optional,
  plain,
  required,
  text,
} from '../../core/schema/index.ts';
import {
  type GamesPage,
  type GamesQuery,
  type Store,
  type StoredGame,
  type StoredRecord,
  type StoredRun,
  damagedRun,
} from '../../store/index.ts';
import { type Experiment, type Pairing, seatsOf } from '../experiment.ts';
import { PAIRING_KINDS, type StopRule } from '../results.ts';
import { endOfSchedule, gameAt } from '../schedule.ts';
import { settleStop } from '../settleExperiment.ts';
import { LEAST_SEATS, MOST_SEATS } from '../size.ts';
import { MEASURES, RECORD_CHOICES, stopSchema } from '../spec/spec.ts';

const anyText = text({ mayBeEmpty: true });
const axisValue: Schema<string | number> = {
  read: (value, path) => (typeof value === 'number' ? value : anyText.read(value, path)),
  json: { type: ['string', 'number'] },
};

const point = object('point', {
  label: required(anyText),
  parameters: required(list(object('parameter', { name: required(text()), value: required(axisValue) }), 0)),
});

const lineup = object('pairing', {
  agents: required(list(integer(0), LEAST_SEATS)),
  point: optional(point),
});

/** The form of pairings from when every game had two seats. */
const pairOfAgents = object('pairing', {
  first: required(integer(0)),
  second: required(integer(0)),
  point: optional(point),
});

const pairing: Schema<Pairing> = {
  read(value, path) {
    if (typeof value !== 'object' || value === null || !('first' in value)) return lineup.read(value, path);
    const { first, second, ...more } = pairOfAgents.read(value, path);
    return { agents: [first, second], ...more };
  },
  json: { anyOf: [lineup.json, pairOfAgents.json] },
};

const opening = object('opening', {
  position: optional(text()),
  moves: optional(list(text(), 0)),
  plies: optional(integer(0)),
});

const storedStop: Schema<StopRule> = {
  read: (value, path) => settleStop(stopSchema.read(value, path)),
  json: stopSchema.json,
};

const storedExperiment: Schema<Experiment> = object('experiment', {
  name: required(anyText),
  question: required(anyText),
  game: required(text()),
  module: optional(object('module', { path: required(text()), sha256: required(text()) })),
  options: required(dictionary(plain())),
  position: optional(text()),
  openings: optional(list(opening, 1)),
  kind: required(choice(PAIRING_KINDS, 'pairing')),
  agents: required(list(object('agent', { name: required(anyText), spec: required(text()) }), 1)),
  weights: optional(list(weightsSchema, 0)),
  pairings: required(list(pairing, 1)),
  games: required(integer(1)),
  switchSides: required(flag()),
  seed: required(integer(0)),
  measures: required(list(choice(MEASURES, 'measure'), 0)),
  records: required(choice(RECORD_CHOICES, 'choice of records')),
  stop: required(storedStop),
});

function requirePlayers({ agents, pairings }: Experiment): void {
  const stray = pairings.findIndex((lineup) => Math.max(...lineup.agents) >= agents.length);
  if (stray >= 0) throw new PlacedError(['pairings', stray], 'is between agents that are not there');
  const seats = seatsOf({ pairings });
  const other = pairings.findIndex((lineup) => lineup.agents.length !== seats);
  if (other >= 0 || seats > MOST_SEATS)
    throw new PlacedError(
      ['pairings', Math.max(other, 0)],
      'has another number of agents than there can be seats',
    );
}

/** Reads JSON of a run. @throws UserError that names file and run */
function parse<T>({ store, id }: StoredRun, json: string, read: (value: unknown) => T): T {
  try {
    return read(JSON.parse(json));
  } catch (error) {
    if (!(error instanceof UserError || error instanceof SyntaxError)) throw error;
    throw damagedRun(store, id, `what was to be played cannot be read (${error.message})`);
  }
}

/** The experiment of a run; registers its weights. @throws UserError that names file and run if it is damaged */
export function experimentOf(run: StoredRun): Experiment {
  return parse(run, run.experiment, (value) => {
    const experiment = storedExperiment.read(value, []);
    requirePlayers(experiment);
    for (const weights of experiment.weights ?? []) registerWeights(unpackWeights(weights));
    return experiment;
  });
}

/** The experiment as it was written. */
export function specOf(run: StoredRun): unknown {
  return parse(run, run.spec, (value) => value);
}

/** Is it a game of the schedule, in its place? */
function isScheduled(game: StoredGame, experiment: Experiment): boolean {
  const { number, seat, points, forfeit, sides } = game;
  if (!Number.isInteger(number) || number < 0 || number >= endOfSchedule(experiment)) return false;
  const place = gameAt(experiment, number);
  return (
    place.turn < experiment.games &&
    place.pairing === game.pairing &&
    place.seat === seat &&
    sides.length === seatsOf(experiment) &&
    points.every((value) => value >= 0 && value <= 1) &&
    (forfeit === null || sides[forfeit.side] !== undefined) &&
    sides.every(({ moves }) => moves >= 0)
  );
}

/** @throws UserError that names run and game */
export function requireScheduled(run: StoredRun, game: StoredGame, experiment: Experiment): void {
  if (!isScheduled(game, experiment))
    throw damagedRun(run.store, run.id, `game ${game.number} is none of its schedule`);
}

/** The finished games of a run in the order of the schedule. @throws UserError that names what is damaged */
export function* gamesOf(
  store: Store,
  run: StoredRun,
  experiment: Experiment,
): Generator<StoredGame, void, undefined> {
  for (const game of store.games(run.id)) {
    requireScheduled(run, game, experiment);
    yield game;
  }
}

/** Some of them. @throws UserError that names what is damaged */
export function someGamesOf(
  store: Store,
  run: StoredRun,
  experiment: Experiment,
  query: GamesQuery,
): GamesPage {
  const page = store.someGames(run.id, query);
  for (const game of page.games) requireScheduled(run, game, experiment);
  return page;
}

/** @throws UserError that names what is damaged */
function readRecordOf(run: StoredRun, { number, record }: StoredRecord): GameRecord {
  try {
    return parseRecord(record);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw damagedRun(run.store, run.id, `the record of game ${number} cannot be read (${error.message})`);
  }
}

/** Whole games of a run, the first in the schedule first. @throws UserError that names what is damaged */
export function recordsOf(store: Store, run: StoredRun, most: number): GameRecord[] {
  return store.records(run.id, most).map((stored) => readRecordOf(run, stored));
}

/** One of them; null if it was not kept, or there is none. @throws UserError that names what is damaged */
export function recordOf(store: Store, run: StoredRun, number: number): GameRecord | null {
  const record = store.record(run.id, number);
  return record === null ? null : readRecordOf(run, { number, record });
}
