/** Games by seed, for those who need a game and not any one in particular. */
import { type Move, OVER, type OptionValues, Random, type State } from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';
import { GameTree } from '../../src/web/worker/gameTree.ts';
import { startOf } from '../../src/web/worker/savedTree.ts';

interface Manner {
  readonly seed?: number;
  /** How many moves are enough. */
  readonly most?: number;
  /** Who decides, where it is not chance; at random unless given. */
  decide?(state: State, random: Random): Move;
}

/** The moves of a game in notation. */
export function randomMoves(name: string, chosen: OptionValues, manner: Manner = {}): string[] {
  const { seed = 1, most = Infinity, decide } = manner;
  const game = findGame(name);
  const tree = new GameTree(startOf(game, chosen, seed));
  const random = new Random(seed);
  const moves: string[] = [];
  for (let node = tree.root; node.state.turn !== OVER && moves.length < most;) {
    const isDecided = decide !== undefined && node.state.turn >= 0;
    const move = isDecided ? decide(node.state, random) : node.state.sample(random);
    moves.push(game.formatMove(node.state, move));
    node = tree.play(node, move);
  }
  return moves;
}
