/**
 * The games of the page, in the order in which they are shown: those with their own board, each a line here and one in
 * `web/page/boards`, then all others, which are shown by their grid or their drawing.
 */
import type { Game } from '../../../core/index.ts';
import { findGame, games } from '../../../games/index.ts';
import type { PageGame } from '../pageGame.ts';
import { ataxxPage } from './ataxx/index.ts';
import { carcassonnePage } from './carcassonne/index.ts';
import { katarengaPage } from './katarenga/index.ts';
import { marrakechPage } from './marrakech/index.ts';
import { plainPage } from './plain/index.ts';
import { saboteurPage } from './saboteur/index.ts';

const own: readonly PageGame[] = [ataxxPage, carcassonnePage, katarengaPage, marrakechPage, saboteurPage];

function pageGameOf(game: Game): PageGame {
  return own.find((page) => page.game === game) ?? plainPage(game);
}

export function pageGames(): PageGame[] {
  return games.map(pageGameOf);
}

/** @throws UserError with the nearest name */
export function findPageGame(name: string): PageGame {
  return pageGameOf(findGame(name));
}
