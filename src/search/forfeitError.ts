/**
 * Thrown by a player that cannot continue: a program from outside that crashed, hung, or broke the rules. It has lost
 * the game it was playing, which is no mistake of ours: the arena writes it into the record and plays the next game.
 */
import { UserError } from '../core/index.ts';

export class ForfeitError extends UserError {
  /** What happened, as half a sentence: `it took longer than 200 ms for a move`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`the engine cannot play on: ${reason}`, 'To see what it can do: playout engine-check "COMMAND"');
    this.name = 'ForfeitError';
    this.reason = reason;
  }
}
