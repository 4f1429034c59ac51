/**
 * What a store gives back, checked before it is used: an accident is found by its checksums, but a store may also be
 * from an earlier version, which had none, or from somebody else.
 */
import { type GameRecord, UserError, parseRecord } from '../core/index.ts';
import { type Store, type StoredGame, type StoredRun, damagedRun } from '../store/index.ts';
import type { Experiment, ExperimentAgent, Pairing, PairingPoint } from './experiment.ts';
import { PAIRING_KINDS, type PointParameter } from './results.ts';
import { endOfSchedule, gameAt } from './schedule.ts';
import { settleStop } from './settle.ts';
import { type Shape, dictionary, flag, integer, list, object, oneOf, plain, text } from './spec/shape.ts';
import { MEASURES, RECORD_CHOICES, stopShape } from './spec/spec.ts';
import { SpecError } from './spec/specError.ts';

/** Fields of the store's own writing need no word about them. */
const field = <T>(shape: Shape<T>) => ({ shape, about: '', required: true }) as const;
const optional = <T>(shape: Shape<T>) => ({ shape, about: '' }) as const;
const anyText = text({ mayBeEmpty: true });
const axisValue: Shape<string | number> = {
  read: (value, path) => (typeof value === 'number' ? value : anyText.read(value, path)),
  schema: {},
};

const point: Shape<PairingPoint> = object<PairingPoint>('point', {
  label: field(anyText),
  parameters: field(
    list(object<PointParameter>('parameter', { name: field(text()), value: field(axisValue) }), 0),
  ),
});

const storedExperiment: Shape<Experiment> = object<Experiment>('experiment', {
  name: field(anyText),
  question: field(anyText),
  game: field(text()),
  options: field(dictionary(plain())),
  position: optional(text()),
  kind: field(oneOf(PAIRING_KINDS, 'pairing')),
  agents: field(list(object<ExperimentAgent>('agent', { name: field(anyText), spec: field(text()) }), 1)),
  pairings: field(
    list(
      object<Pairing>('pairing', {
        first: field(integer(0)),
        second: field(integer(0)),
        point: optional(point),
      }),
      1,
    ),
  ),
  games: field(integer(1)),
  switchSides: field(flag()),
  seed: field(integer(0)),
  measures: field(list(oneOf(MEASURES, 'measure'), 0)),
  records: field(oneOf(RECORD_CHOICES, 'choice of records')),
  stop: field({ read: (value, path) => settleStop(stopShape.read(value, path)), schema: {} }),
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
