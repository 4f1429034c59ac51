/** Games written down as JSON: our own records, and the formats that the games themselves know. */
import {
  type Game,
  RECORD_FORMAT,
  type TranscriptFormat,
  UserError,
  readRecord,
  replayRecord,
} from '../core/index.ts';
import { findGame, games } from '../games/index.ts';

const ownRecords: TranscriptFormat = {
  name: RECORD_FORMAT,
  recognises: (value) => typeof value === 'object' && value !== null && 'format' in value,
  verify(value) {
    const record = readRecord(value);
    replayRecord(record, findGame(record.game));
  },
};

/** Formats to try: those of the named game, or of all games; then our own, which reports anything else as a mistake. */
function formatsOf(game: Game | undefined): readonly TranscriptFormat[] {
  return [...(game ? [game] : games).flatMap((g) => g.transcripts ?? []), ownRecords];
}

function checkGame(value: unknown, game: Game | undefined): void {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  if (game !== undefined && named !== undefined && named !== game.name)
    throw new UserError(`this is a game of ${JSON.stringify(named)}, not of ${game.name}`);
}

/** Does this look like one game, in any of the formats? */
export function isTranscript(value: unknown, game: Game | undefined): boolean {
  return formatsOf(game).some((format) => format.recognises(value));
}

/** Verifies a game in any of the formats. @throws UserError with the reason if it does not hold */
export function verifyTranscript(value: unknown, game: Game | undefined): void {
  checkGame(value, game);
  const formats = formatsOf(game);
  const format = formats.find((candidate) => candidate.recognises(value));
  if (!format) throw new UserError(`none of the known formats (${formats.map((f) => f.name).join(', ')})`);
  format.verify(value);
}
