/** Whole games written down as JSON: our own records, and the formats that the games themselves know. */
import {
  type Game,
  type PlayedGame,
  RECORD_FORMAT,
  type TranscriptFormat,
  UserError,
  readRecord,
  replayRecord,
} from '../core/index.ts';
import { findGame, games } from './registry.ts';

/** A game that was written down, and which game it is. */
export interface ToldGame extends PlayedGame {
  readonly game: Game;
}

interface Reader extends Pick<TranscriptFormat, 'name' | 'recognises'> {
  /** @throws UserError with the reason if the game does not hold */
  read(value: unknown): ToldGame;
}

const ownRecords: Reader = {
  name: RECORD_FORMAT,
  recognises: (value) => typeof value === 'object' && value !== null && 'format' in value,
  read(value) {
    const record = readRecord(value);
    const game = findGame(record.game);
    replayRecord(record, game);
    return { game, options: record.options, position: record.position, moves: record.moves };
  },
};

function readersFor(game: Game): Reader[] {
  return (game.transcripts ?? []).map((format) => ({
    name: format.name,
    recognises: (value) => format.recognises(value),
    read: (value) => ({ game, ...format.read(value) }),
  }));
}

/** Formats to try: those of the named game, or of all games; then our own, which reports anything else as a mistake. */
function readersOf(game: Game | undefined): readonly Reader[] {
  return [...(game ? [game] : games).flatMap(readersFor), ownRecords];
}

function checkGame(value: unknown, game: Game | undefined): void {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  if (game !== undefined && named !== undefined && named !== game.name)
    throw new UserError(`this is a game of ${JSON.stringify(named)}, not of ${game.name}`);
}

/** Does this look like one game, in any of the formats? */
export function isTranscript(value: unknown, game?: Game): boolean {
  return readersOf(game).some((reader) => reader.recognises(value));
}

/**
 * Plays a game in any of the formats again, and checks all that it says.
 * @param game which game it must be; by its shape if missing
 * @throws UserError with the reason if it does not hold
 */
export function readTranscript(value: unknown, game?: Game): ToldGame {
  checkGame(value, game);
  const readers = readersOf(game);
  const reader = readers.find((candidate) => candidate.recognises(value));
  if (!reader) throw new UserError(`none of the known formats (${readers.map((r) => r.name).join(', ')})`);
  return reader.read(value);
}

export type TranscriptVerdict =
  | { readonly holds: true; readonly told: ToldGame }
  /** Why not, and what would be right where that is known. */
  | { readonly holds: false; readonly reason: string; readonly hint?: string };

/** Like `readTranscript`, for those who have many games to judge: one that does not hold is an answer, not an error. */
export function verifyTranscript(value: unknown, game?: Game): TranscriptVerdict {
  try {
    return { holds: true, told: readTranscript(value, game) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message: reason, hint } = error;
    return { holds: false, reason, ...(hint !== '' && { hint }) };
  }
}
