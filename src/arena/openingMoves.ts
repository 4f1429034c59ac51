/**
 * The moves with which a game begins before its agents are asked: given ones, then random ones. Those who never draw
 * would otherwise repeat one game.
 */
import {
  CHANCE,
  type Game,
  type Move,
  OVER,
  type Random,
  type State,
  UserError,
  playMoves,
} from '../core/index.ts';

export interface PlannedOpening {
  /** Moves and chance outcomes in notation. */
  readonly moves?: readonly string[];
  /** After these, as many moves of players drawn at random, and what chance brings between them. */
  readonly plies?: number;
}

/** Where a game can end early, some draws must be thrown away; more than this would hardly be openings any more. */
const MOST_TRIES = 200;

/** @returns nothing if the game ends on the way */
function drawMoves(state: State, plies: number, random: Random): Move[] | undefined {
  const moves: Move[] = [];
  for (let left = plies; left > 0;) {
    if (state.turn === OVER) return undefined;
    if (state.turn !== CHANCE) left--;
    const move = state.sample(random);
    moves.push(move);
    state.play(move);
  }
  return state.turn === OVER ? undefined : moves;
}

/**
 * @param start where the game begins; it stays as it is
 * @param block the stream of the games that share this opening
 * @throws UserError if the moves do not fit, or end the game
 */
export function openingMoves(game: Game, start: State, opening: PlannedOpening, block: Random): Move[] {
  const { moves = [], plies = 0 } = opening;
  const state = start.clone();
  const given = playMoves(game, state, moves);
  if (state.turn === OVER)
    throw new UserError('the game is over after this opening', 'Leave out its last moves.');
  const drawn = state.clone();
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    drawn.assign(state);
    const more = drawMoves(drawn, plies, block.derive('opening', attempt));
    if (more) return [...given, ...more];
  }
  throw new UserError(
    `the game is over before ${plies} random moves are made, in ${MOST_TRIES} of ${MOST_TRIES} tries`,
    'Ask for fewer: random(plies=2).',
  );
}
