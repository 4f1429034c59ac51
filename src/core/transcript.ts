/**
 * Games as others write them down: neutral forms in JSON, with figures that the rules can check. Every form tells the same
 * thing, a game from its start to its end, so that each can be read into moves and written from them.
 */
import { UserError } from './errors.ts';
import type { OptionValues } from './schema/index.ts';
import { OVER } from './turns.ts';

/** A game as it was played: all that is needed to play it again. A record is one, too. */
export interface PlayedGame {
  /** Complete options of the game. */
  readonly options: OptionValues;
  /** The start position, written out. */
  readonly position: string;
  /** Moves and chance outcomes in notation, in order of play. */
  readonly moves: readonly string[];
}

/** A neutral form of whole games, one JSON value each, with figures that can be checked. */
export interface TranscriptFormat {
  readonly name: string;
  /** Does this look like a game in the format? Decides by its shape, not by whether it is right. */
  recognises(value: unknown): boolean;
  /** Plays the game again, checks every figure, and gives its moves. @throws UserError with the move and the reason */
  read(value: unknown): PlayedGame;
  /**
   * The game in this format with all its figures, as plain JSON that `read` accepts.
   * @throws UserError for a game that is not over, or whose rules or start the format cannot tell
   */
  write(played: PlayedGame): unknown;
}

/** A game that is being played again, and its moves so far in notation. */
export class Line<S extends { play(move: number): void }> {
  readonly state: S;
  readonly moves: string[] = [];
  private readonly formatMove: (state: S, move: number) => string;

  constructor(state: S, formatMove: (state: S, move: number) => string) {
    this.state = state;
    this.formatMove = formatMove;
  }

  play(move: number): void {
    this.moves.push(this.formatMove(this.state, move));
    this.state.play(move);
  }
}

/** Why a game cannot be written in a format. */
export function notForTranscripts(why: string): UserError {
  return new UserError(
    `this game cannot be a transcript: ${why}`,
    'A record tells every game that is over, whatever its rules and start.',
  );
}

/** @throws UserError for a game that is to be written before its end */
export function requireOver({ turn }: { readonly turn: number }): void {
  if (turn !== OVER)
    throw new UserError(
      'only a finished game can be a transcript',
      'Save the game instead, and continue it later.',
    );
}
