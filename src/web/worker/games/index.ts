/** The games of the page, in the order in which they are shown. A new one is a line here, and one in `web/page/boards`. */
import { UserError } from '../../../core/index.ts';
import type { PageGame } from '../pageGame.ts';
import { ataxxPage } from './ataxx/index.ts';
import { carcassonnePage } from './carcassonne/index.ts';
import { katarengaPage } from './katarenga/index.ts';
import { marrakechPage } from './marrakech/index.ts';
import { saboteurPage } from './saboteur/index.ts';

export const pageGames: readonly PageGame[] = [
  ataxxPage,
  carcassonnePage,
  katarengaPage,
  marrakechPage,
  saboteurPage,
];

/** @throws UserError for a game that has no board here */
export function findPageGame(name: string): PageGame {
  const found = pageGames.find(({ game }) => game.name === name);
  if (found) return found;
  throw new UserError(
    `there is no board for a game called "${name}"`,
    `The page plays ${pageGames.map(({ game }) => game.name).join(', ')}.`,
  );
}
