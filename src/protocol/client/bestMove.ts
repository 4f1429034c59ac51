/** The move of an engine's `bestmove`, checked. */
import { type Game, type Move, type State, UserError } from '../../core/index.ts';
import { EngineFailure } from './engineFailure.ts';

const LONGEST_REASON = 200;

/** @throws EngineFailure for what is no move, or not legal in this position */
export function readBestMove(game: Game, state: State, text: string): Move {
  if (text === '') throw new EngineFailure('its bestmove has no move');
  try {
    return game.parseMove(state, text);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new EngineFailure(`its bestmove is wrong: ${error.message}`.slice(0, LONGEST_REASON));
  }
}
