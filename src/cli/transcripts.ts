/** Games written down, one JSON object a line: our own records, and the formats that the games themselves know. */
import {
  type Game,
  RECORD_FORMAT,
  type TranscriptFormat,
  UserError,
  parseJson,
  parseRecord,
  replayRecord,
} from '../core/index.ts';
import { findGame, games } from '../games/index.ts';

const ownRecords: TranscriptFormat = {
  name: RECORD_FORMAT,
  recognises: (value) => typeof value === 'object' && value !== null && 'format' in value,
  verify(value) {
    const record = parseRecord(JSON.stringify(value));
    replayRecord(record, findGame(record.game));
  },
};

/** Formats to try: those of the game if one is named, else of all games; then our own, to which any other format is a mistake. */
function formatsOf(game: Game | undefined): readonly TranscriptFormat[] {
  return [...(game ? [game] : games).flatMap((g) => g.transcripts ?? []), ownRecords];
}

function checkGame(value: unknown, game: Game | undefined): void {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  if (game !== undefined && named !== undefined && named !== game.name)
    throw new UserError(`this is a game of ${JSON.stringify(named)}, not of ${game.name}`);
}

/** Verifies one line in whichever format it is. @throws UserError with the reason if it does not hold */
export function verifyTranscript(line: string, game: Game | undefined): void {
  const value = parseJson(line);
  if (value === undefined) throw new UserError('not a line of JSON');
  checkGame(value, game);
  const formats = formatsOf(game);
  const format = formats.find((candidate) => candidate.recognises(value));
  if (!format) throw new UserError(`none of the known formats (${formats.map((f) => f.name).join(', ')})`);
  format.verify(value);
}
