/** A position of each game to look at: some random moves into a game from a fixed seed. */
import { OVER, Random } from '../../core/index.ts';
import { GameTree } from './gameTree.ts';
import type { PositionView } from './messages.ts';
import type { PageGame } from './pageGame.ts';
import { startOf } from './savedTree.ts';
import { viewPosition } from './views.ts';

const SEED = 7;
/** Far enough for a lively board, early enough to see what is what. */
const PLIES = 36;

export function showcase(page: PageGame): PositionView {
  const { game } = page;
  const tree = new GameTree(startOf(game, {}, SEED));
  const random = new Random(SEED);
  let node = tree.root;
  while (node.ply < PLIES && node.state.turn !== OVER) {
    const next = tree.play(node, node.state.sample(random));
    if (next.state.turn === OVER) break;
    node = next;
  }
  return viewPosition(page, tree, node, game.hasHidden ? 0 : undefined);
}
