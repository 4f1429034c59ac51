/** What a newcomer finds: the first game with its usual rules, and an opponent one can beat with some care. */
import { type OptionValues, settleOptions } from '../../../core/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';
import { HUMAN } from './players.ts';
import type { SavedSession } from './storage.ts';
import { freshStart } from './timeline.ts';

/** The page is the one place where chance comes from outside: every game gets its own seed. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** The value in force of every choice of the set-up panel. */
export function usualChoices(board: GameBoard): OptionValues {
  const options = settleOptions(board.game, {});
  const preset = board.game.presets[0]?.name ?? '';
  return Object.fromEntries(
    board.setup.map(({ option }) => [option, option === 'preset' ? preset : (options[option] ?? '')]),
  );
}

export function firstGame(board: GameBoard): SavedSession {
  const chosen = usualChoices(board);
  const seed = freshSeed();
  const opponent = { ...HUMAN, opponent: 'uct', level: 1 };
  return {
    game: board.game.name,
    chosen,
    start: freshStart(board.game, chosen, seed),
    moves: [],
    players: board.seatTitles.map((_, seat) => (seat === 0 ? HUMAN : opponent)),
    seed,
    hints: false,
    earlier: [],
  };
}
