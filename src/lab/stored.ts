/**
 * What a store gives back, checked before it is used: an accident is found by its checksums, but a store may also be
 * from an earlier version, which had none, or from somebody else.
 */
import { type GameRecord, UserError, parseRecord } from '../core/index.ts';
import {
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
} from '../core/schema/index.ts';
import { type Store, type StoredGame, type StoredRun, damagedRun } from '../store/index.ts';
import type { Experiment } from './experiment.ts';
import { PAIRING_KINDS, type StopRule } from './results.ts';
import { endOfSchedule, gameAt } from './schedule.ts';
import { settleStop } from './settle.ts';
import { MEASURES, RECORD_CHOICES, stopSchema } from './spec/spec.ts';
import { SpecError } from './spec/specError.ts';

const anyText = text({ mayBeEmpty: true });
const axisValue: Schema<string | number> = {
  read: (value, path) => (typeof value === 'number' ? value : anyText.read(value, path)),
  json: { type: ['string', 'number'] },
};

const point = object('point', {
  label: required(anyText),
  parameters: required(list(object('parameter', { name: required(text()), value: required(axisValue) }), 0)),
});

const storedStop: Schema<StopRule> = {
  read: (value, path) => settleStop(stopSchema.read(value, path)),
  json: stopSchema.json,
};

const storedExperiment: Schema<Experiment> = object('experiment', {
  name: required(anyText),
  question: required(anyText),
  game: required(text()),
  options: required(dictionary(plain())),
  position: optional(text()),
  kind: required(choice(PAIRING_KINDS, 'pairing')),
  agents: required(list(object('agent', { name: required(anyText), spec: required(text()) }), 1)),
  pairings: required(
    list(
      object('pairing', {
        first: required(integer(0)),
        second: required(integer(0)),
        point: optional(point),
      }),
      1,
    ),
  ),
  games: required(integer(1)),
  switchSides: required(flag()),
  seed: required(integer(0)),
  measures: required(list(choice(MEASURES, 'measure'), 0)),
  records: required(choice(RECORD_CHOICES, 'choice of records')),
  stop: required(storedStop),
});

function requirePlayers({ agents, pairings }: Experiment): void {
  const stray = pairings.findIndex(({ first, second }) => Math.max(first, second) >= agents.length);
  if (stray >= 0) throw new SpecError(['pairings', stray], 'is between agents that are not there');
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

/** @throws UserError that names file and run if it is none */
export function experimentOf(run: StoredRun): Experiment {
  return parse(run, run.experiment, (value) => {
    const experiment = storedExperiment.read(value, []);
    requirePlayers(experiment);
    return experiment;
  });
}

/** The experiment as it was written. */
export function specOf(run: StoredRun): unknown {
  return parse(run, run.spec, (value) => value);
}

/** Is it a game of the schedule, in its place? */
function isScheduled(game: StoredGame, experiment: Experiment): boolean {
  const { number, pairing, seat, points, forfeit, sides } = game;
  if (!Number.isInteger(number) || number < 0 || number >= endOfSchedule(experiment)) return false;
  const place = gameAt(experiment, number);
  return (
    place.turn < experiment.games &&
    place.pairing === pairing &&
    place.seat === seat &&
    points >= 0 &&
    points <= 1 &&
    (forfeit === null || forfeit.side === 0 || forfeit.side === 1) &&
    sides.every(({ moves }) => moves >= 0)
  );
}

/** The finished games of a run in the order of the schedule. @throws UserError that names what is damaged */
export function* gamesOf(
  store: Store,
  run: StoredRun,
  experiment: Experiment,
): Generator<StoredGame, void, undefined> {
  for (const game of store.games(run.id)) {
    if (!isScheduled(game, experiment))
      throw damagedRun(run.store, run.id, `game ${game.number} is none of its schedule`);
    yield game;
  }
}

/** Whole games of a run, the first in the schedule first. @throws UserError that names what is damaged */
export function recordsOf(store: Store, run: StoredRun, most: number): GameRecord[] {
  return store.records(run.id, most).map(({ number, record }) => {
    try {
      return parseRecord(record);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw damagedRun(run.store, run.id, `the record of game ${number} cannot be read (${error.message})`);
    }
  });
}
