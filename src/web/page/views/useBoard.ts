/** The board of a game, as soon as it is loaded. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardModule } from '../boards/board.ts';
import { loadBoard } from '../boards/registry.ts';

const loaded = new Map<string, BoardModule>();

export function useBoard(game: string | undefined): BoardModule | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (game === undefined || loaded.has(game)) return;
    void loadBoard(game).then((board) => {
      loaded.set(game, board);
      setCount((count) => count + 1);
    });
  }, [game]);
  return game === undefined ? undefined : loaded.get(game);
}
