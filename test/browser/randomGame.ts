/** Random games by seed, for tests that need a game and not any one in particular. */
import { OVER, type OptionValues, Random } from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';
import { GameTree } from '../../src/web/worker/gameTree.ts';
import { startOf } from '../../src/web/worker/savedTree.ts';

/** The moves of a random game in notation: all of them, or the first few. */
export function randomMoves(
  name: string,
  chosen: OptionValues,
  { seed = 1, most = Infinity }: { readonly seed?: number; readonly most?: number } = {},
): string[] {
  const game = findGame(name);
  const tree = new GameTree(startOf(game, chosen, seed));
  const random = new Random(seed);
  const moves: string[] = [];
  for (let node = tree.root; node.state.turn !== OVER && moves.length < most;) {
    const move = node.state.sample(random);
    moves.push(game.formatMove(node.state, move));
    node = tree.play(node, move);
  }
  return moves;
}
