/**
 * The boards, by the names of their games. Each is loaded when its game is opened. A new one is one line here; a game without one
 * is shown by its grid or its drawing.
 */
import type { BoardModule } from './board.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly board: BoardModule }>>> = {
  ataxx: () => import('./ataxx/index.ts'),
  carcassonne: () => import('./carcassonne/index.ts'),
  katarenga: () => import('./katarenga/index.ts'),
  marrakech: () => import('./marrakech/index.ts'),
  saboteur: () => import('./saboteur/index.ts'),
};

const loadPlain = () => import('./plain/index.ts');

export async function loadBoard(game: string): Promise<BoardModule> {
  const { board } = await (loaders[game] ?? loadPlain)();
  return board;
}
