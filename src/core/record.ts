/**
 * A record holds all that is needed to replay a game and to know how it came about. One record is one
 * line of JSON. `replayRecord` plays it again, move by move, and refuses whatever does not fit.
 */
import { UserError } from './errors.ts';
import { type Game, OVER, type State } from './game.ts';
import { parseJson } from './json.ts';
import type { OptionValue, OptionValues } from './schema/index.ts';
import { settleOptions } from './settle.ts';

export const RECORD_FORMAT = 'playout-record/1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** The version of Playout that played it. */
  readonly version: string;
  readonly game: string;
  /** Complete options, as `settleOptions` gives them. */
  readonly options: OptionValues;
  /** The agent of each seat in canonical form. */
  readonly agents: readonly string[];
  /** Seats whose agents knew what no player can know; missing if none did. */
  readonly oracles?: readonly number[];
  /** Master seed of the experiment, and which of its games this is: together they name all streams. */
  readonly seed: number;
  readonly index: number;
  /** The start position, written out, so that a replay needs no generator. */
  readonly position: string;
  /** Moves and chance outcomes in order of play. */
  readonly moves: readonly string[];
  readonly result: readonly number[];
  readonly scores: readonly number[];
  /** Who gave the game up before its end, and why; missing for a game that was played out. */
  readonly forfeit?: Forfeit;
}

/** A seat that was to move and had no legal move to show in time has lost, whatever the board says. */
export interface Forfeit {
  readonly seat: number;
  readonly reason: string;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(kind: 'string' | 'number', value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

function isForfeit(value: unknown): boolean {
  return isObject(value) && Number.isSafeInteger(value.seat) && typeof value.reason === 'string';
}

const fields: Readonly<Record<string, readonly [what: string, check: (value: unknown) => boolean]>> = {
  version: ['text', (v) => typeof v === 'string'],
  game: ['text', (v) => typeof v === 'string'],
  options: ['an object', isObject],
  agents: ['a list of texts', (v) => isListOf('string', v)],
  oracles: ['a list of seats, or left out', (v) => v === undefined || isListOf('number', v)],
  seed: ['a whole number', Number.isSafeInteger],
  index: ['a whole number', Number.isSafeInteger],
  position: ['text', (v) => typeof v === 'string'],
  moves: ['a list of texts', (v) => isListOf('string', v)],
  result: ['a list of numbers', (v) => isListOf('number', v)],
  scores: ['a list of numbers', (v) => isListOf('number', v)],
  forfeit: ['a seat and a reason, or left out', (v) => v === undefined || isForfeit(v)],
};

export function formatRecord(record: GameRecord): string {
  return JSON.stringify(record);
}

function requireFields(
  value: Record<string, unknown>,
): asserts value is Record<string, unknown> & GameRecord {
  if (value.format !== RECORD_FORMAT)
    throw new UserError(
      `format is ${JSON.stringify(value.format)}`,
      `This version reads "${RECORD_FORMAT}".`,
    );
  for (const [name, [what, check]] of Object.entries(fields)) {
    if (!check(value[name])) throw new UserError(`field "${name}" should be ${what}`);
  }
}

/** @throws UserError that names the field which is missing or of the wrong kind */
export function parseRecord(line: string): GameRecord {
  const value = parseJson(line);
  if (value === undefined)
    throw new UserError('not a line of JSON', 'A record is one JSON object on one line.');
  return readRecord(value);
}

/** A record from JSON that has been parsed. @throws UserError as `parseRecord` does */
export function readRecord(value: unknown): GameRecord {
  if (!isObject(value)) throw new UserError('not a JSON object', 'A record is one JSON object on one line.');
  requireFields(value);
  return value;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((x, i) => Math.abs(x - b[i]!) < 1e-9);
}

/**
 * Results and scores of all seats, as records and commands print them. After a forfeit the others share the win, and
 * the scores are those of the position in which the game was given up.
 */
export function outcome(state: State, forfeit?: Forfeit): { result: number[]; scores: number[] } {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => state.score(seat));
  if (forfeit)
    return { result: seats.map((seat) => (seat === forfeit.seat ? 0 : 1 / (state.seats - 1))), scores };
  return { result: state.turn === OVER ? seats.map((seat) => state.result(seat)) : [], scores };
}

/** Is everybody named who sat at the table, and nobody else? */
function requireSeats({ seats }: State, { agents, oracles = [] }: GameRecord): void {
  if (agents.length !== seats)
    throw new UserError(`agents are recorded for ${agents.length} seats, but there are ${seats}`);
  const stranger = oracles.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  if (stranger !== undefined)
    throw new UserError(`oracles has ${stranger}, but the seats are 0 to ${seats - 1}`);
}

/** Has the game come to its end, or to the turn of the seat that gave it up? */
function requireEnd(state: State, record: GameRecord): void {
  const { forfeit, moves } = record;
  if (forfeit && state.turn !== forfeit.seat)
    throw new UserError(`seat ${forfeit.seat} cannot forfeit after ${moves.length} moves: it is not to move`);
  if (!forfeit && state.turn !== OVER)
    throw new UserError(`the game is not over after its ${moves.length} moves`);
}

/**
 * Plays the record again and returns the final state. `seen`, if given, is called with every position
 * before its move, and with the last one.
 * @throws UserError with the ply and the reason where record and rules part
 */
export function replayRecord(record: GameRecord, game: Game, seen?: (state: State) => void): State {
  const options = settleOptions(game, record.options as Record<string, OptionValue>);
  const state = game.parsePosition(record.position, options);
  requireSeats(state, record);
  for (const [ply, text] of record.moves.entries()) {
    seen?.(state);
    try {
      if (state.turn === OVER) throw new UserError('the game is already over');
      state.play(game.parseMove(state, text));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`move ${ply + 1} (${text}): ${error.message}`, error.hint);
    }
  }
  seen?.(state);
  requireEnd(state, record);
  const { result, scores } = outcome(state, record.forfeit);
  if (!sameNumbers(result, record.result))
    throw new UserError(`result is recorded as ${record.result.join(', ')}, but is ${result.join(', ')}`);
  if (!sameNumbers(scores, record.scores))
    throw new UserError(`scores are recorded as ${record.scores.join(', ')}, but are ${scores.join(', ')}`);
  return state;
}
