/** What the page finds in the browser's storage, written by an older page, another one, or someone else. */
import { type Random, UserError } from '../../src/core/index.ts';
import type { GameBoard } from '../../src/web/page/boards/gameBoard.ts';
import { load } from '../../src/web/page/state/storage.ts';
import type { Trial } from './classes.ts';
import type { Seed } from './corpus.ts';

export function pageStorage({ game, options, state }: Seed, random: Random): Trial {
  const seats = Array.from({ length: state.seats }, (_, seat) => game.seatName(seat));
  // All that the storage asks of a board; its drawing cannot be loaded here.
  const boards = [{ game, seatTitles: seats }] as unknown as GameBoard[];
  const entry = {
    version: 1,
    game: game.name,
    chosen: options,
    start: game.formatPosition(state),
    moves: [],
    players: seats.map(() => ({ opponent: 'uct', level: 2, own: 'random' })),
    hints: false,
    seed: random.below(1000),
  };
  return {
    text: JSON.stringify(entry),
    isJson: true,
    read(text) {
      const one = { getItem: () => text, setItem: () => undefined };
      const storage = { ...one, localStorage: one, sessionStorage: one };
      if (load(storage, boards) === undefined) throw new UserError('not taken up');
    },
  };
}
