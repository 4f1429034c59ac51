/** The `position` line: `startpos`, `fen TEXT` or the text alone, and moves played from there. */
import { type Game, type OptionValues, Random, type State, UserError, playMoves } from '../../core/index.ts';

/** @param words what follows `position` @throws UserError for what cannot be read or is not legal */
export function parsePositionLine(
  words: readonly string[],
  game: Game,
  options: OptionValues,
  seed: number,
): State {
  const split = words.indexOf('moves');
  const place = split < 0 ? words : words.slice(0, split);
  const moves = split < 0 ? [] : words.slice(split + 1);
  if (place.length === 0)
    throw new UserError('position of what?', 'Write position startpos, or position fen TEXT.');
  const text = place.slice(place[0] === 'fen' ? 1 : 0).join(' ');
  const state =
    place[0] === 'startpos'
      ? game.start(options, new Random(seed).derive('setup'))
      : game.parsePosition(text, options);
  playMoves(game, state, moves);
  return state;
}
