/** A tree of positions as plain data, so that it outlives a reload, and back. */
import { type Game, settleOptions } from '../../core/index.ts';
import { type SavedGame, readSaved, writeSaved } from '../../core/savedGame.ts';
import { findGame } from '../../games/index.ts';
import { type GameStart, GameTree, type TreeNode } from './gameTree.ts';

/** What is common to a game that is new and to all others. @throws UserError for options that cannot be */
export function startOf(game: Game, chosen: GameStart['chosen'], seed: number, position?: string): GameStart {
  return { game, chosen, options: settleOptions(game, chosen), seed, position };
}

/** A game from a position that was set, in any text that the game reads. @throws UserError for one that cannot be */
export function startAt(game: Game, chosen: GameStart['chosen'], seed: number, text: string): GameStart {
  const start = startOf(game, chosen, seed);
  // As the game itself writes it, so that equal positions give equal links.
  return { ...start, position: game.formatPosition(game.parsePosition(text, start.options)) };
}

function contentOf(tree: GameTree): SavedGame {
  const { game, chosen, seed, position } = tree.start;
  const numbers = new Map<TreeNode, number>();
  const nodes = tree.all();
  for (const [number, node] of nodes.entries()) numbers.set(node, number);
  const others = nodes.slice(1);
  return {
    game: game.name,
    chosen,
    seed,
    ...(position !== undefined && { position }),
    moves: others.map(({ parent, move }) => game.formatMove(parent!.state, move)),
    parents: others.map(({ parent }) => numbers.get(parent!)!),
  };
}

export function saveTree(tree: GameTree): Readonly<Record<string, unknown>> {
  return writeSaved(contentOf(tree), tree.start.game.hasHidden);
}

/** @throws UserError for what is no saved game, or one that the rules do not allow */
export function loadTree(saved: unknown): GameTree {
  const { game: name, chosen, seed, position, moves, parents } = readSaved(saved);
  const game = findGame(name);
  const tree = new GameTree(startOf(game, chosen, seed, position));
  const nodes = [tree.root];
  for (const [i, move] of moves.entries()) {
    const parent = nodes[parents[i]!]!;
    nodes.push(tree.play(parent, game.parseMove(parent.state, move)));
  }
  return tree;
}

/** Adds a line of moves in notation and returns where it ends. @throws UserError for a move that is not legal */
export function playLine(tree: GameTree, moves: readonly string[]): TreeNode {
  let node = tree.root;
  for (const move of moves) node = tree.play(node, tree.start.game.parseMove(node.state, move));
  return node;
}
