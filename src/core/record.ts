/**
 * A record holds all that is needed to replay a game and to know how it came about. One record is one
 * line of JSON. `replayRecord` plays it again, move by move, and refuses whatever does not fit.
 */
import { UserError } from './errors.ts';
import { type Game, OVER, type State } from './game.ts';
import { parseJson } from './json.ts';
import {
  type ValueOf,
  choice,
  dictionary,
  integer,
  isObject,
  list,
  number,
  openObject,
  optional,
  plain,
  required,
  text,
} from './schema/index.ts';
import { settleOptions } from './settle.ts';

export const RECORD_FORMAT = 'playout-record/1';

const anyText = text({ mayBeEmpty: true });

const forfeitSchema = openObject('forfeit', {
  seat: required(integer(0), 'The seat that gave the game up.'),
  reason: required(anyText, 'Why, in words.'),
});

export const recordSchema = openObject('record', {
  format: required(choice([RECORD_FORMAT]), 'What this is.'),
  version: required(anyText, 'The version of Playout that played it.'),
  game: required(anyText, 'The name of the game.'),
  options: required(dictionary(plain()), 'Complete options of the game.'),
  agents: required(list(anyText), 'The agent of each seat in canonical form.'),
  oracles: optional(
    list(integer(0)),
    'Seats whose agents knew what no player can know; missing if none did.',
  ),
  seed: required(
    integer(0),
    'Master seed of the experiment; together with the index it names all random streams.',
  ),
  index: required(integer(0), 'Which game of the experiment this is.'),
  position: required(anyText, 'The start position, written out, so that a replay needs no generator.'),
  moves: required(list(anyText), 'Moves and chance outcomes in order of play.'),
  result: required(list(number()), 'The result of each seat: 1 for a win, 0 for a loss.'),
  scores: required(list(number()), 'The points of each seat.'),
  forfeit: optional(
    forfeitSchema,
    'Who gave the game up before its end, and why; missing for a game that was played out.',
  ),
});

export type GameRecord = ValueOf<typeof recordSchema>;

/** A seat that was to move and had no legal move to show in time has lost, whatever the board says. */
export type Forfeit = ValueOf<typeof forfeitSchema>;

export function formatRecord(record: GameRecord): string {
  return JSON.stringify(record);
}

/** @throws UserError that names the field which is missing, or the place of what is wrong */
export function parseRecord(line: string): GameRecord {
  const value = parseJson(line);
  if (value === undefined)
    throw new UserError('not a line of JSON', 'A record is one JSON object on one line.');
  return readRecord(value);
}

/** A record from JSON that has been parsed. @throws UserError as `parseRecord` does */
export function readRecord(value: unknown): GameRecord {
  if (!isObject(value)) throw new UserError('not a JSON object', 'A record is one JSON object on one line.');
  if (value.format !== RECORD_FORMAT)
    throw new UserError(
      `format is ${JSON.stringify(value.format)}`,
      `This version reads "${RECORD_FORMAT}".`,
    );
  return recordSchema.read(value, []);
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((x, i) => Math.abs(x - b[i]!) < 1e-9);
}

/**
 * Results and scores of all seats, as records and commands print them. After a forfeit the others share the win, and
 * the scores are those of the position in which the game was given up.
 */
export function outcome(state: State, forfeit?: Forfeit): { result: number[]; scores: number[] } {
  const { seats } = state;
  const result: number[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    scores.push(state.score(seat));
    if (forfeit) result.push(seat === forfeit.seat ? 0 : 1 / (seats - 1));
    else if (state.turn === OVER) result.push(state.result(seat));
  }
  return { result, scores };
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
  const options = settleOptions(game, record.options);
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
