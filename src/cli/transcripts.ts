/**
 * Games written down, one JSON object a line, in the formats that `playout replay` can verify. A further
 * format is one more entry in `formats`.
 */
import { type Game, RECORD_FORMAT, UserError, parseRecord, replayRecord } from '../core/index.ts';
import { findGame } from '../games/index.ts';

interface TranscriptFormat {
  readonly name: string;
  /** Does this look like a line of the format? Decides by its shape, not by whether it is right. */
  recognises(value: unknown): boolean;
  /** Plays the game again. @throws UserError where transcript and rules part */
  verify(line: string, game: Game | undefined): void;
}

const ownRecords: TranscriptFormat = {
  name: RECORD_FORMAT,
  recognises: (value) => typeof value === 'object' && value !== null && 'format' in value,
  verify(line, game) {
    const record = parseRecord(line);
    if (game !== undefined && record.game !== game.name)
      throw new UserError(`this is a game of ${record.game}, not of ${game.name}`);
    replayRecord(record, findGame(record.game));
  },
};

const formats: readonly TranscriptFormat[] = [ownRecords];

/** Verifies one line in whichever format it is. @throws UserError with the reason if it does not hold */
export function verifyTranscript(line: string, game: Game | undefined): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UserError('not a line of JSON');
  }
  const format = formats.find((candidate) => candidate.recognises(value));
  if (!format) throw new UserError(`none of the known formats (${formats.map((f) => f.name).join(', ')})`);
  format.verify(line, game);
}
