/**
 * A tree of positions as plain data, so that it outlives a reload, and back. Games with secrets are sealed. Everything
 * read is checked as if a stranger had written it.
 */
import { type Game, UserError, parseJson, settleOptions } from '../../core/index.ts';
import {
  type ValueOf,
  choice,
  dictionary,
  integer,
  list,
  openObject,
  optional,
  plain,
  required,
  text,
} from '../../core/schema/index.ts';
import { findGame } from '../../games/index.ts';
import { type GameStart, GameTree, type TreeNode } from './gameTree.ts';
import { seal, unseal } from './seal.ts';

export const SAVED_FORMAT = 'playout-game/1';

const headSchema = openObject('saved game', {
  format: required(choice([SAVED_FORMAT]), 'What this is.'),
  game: required(text(), 'The name of the game.'),
  chosen: required(dictionary(plain()), 'Its options, preset included.'),
  sealed: optional(text(), 'The rest, where it has secrets.'),
});

const bodySchema = openObject('saved game', {
  seed: required(integer(0), 'What set-up and chance are drawn from.'),
  position: optional(text(), 'Where it starts, if that was set.'),
  moves: required(list(text()), 'Of each position but the start: the move that led to it.'),
  parents: required(list(integer(0)), 'And the number of the position before, from 0 for the start.'),
});

type Head = ValueOf<typeof headSchema>;
type Body = ValueOf<typeof bodySchema>;

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

function bodyOf(tree: GameTree): Body {
  const { game, seed, position } = tree.start;
  const numbers = new Map<TreeNode, number>();
  const nodes = tree.all();
  for (const [number, node] of nodes.entries()) numbers.set(node, number);
  const others = nodes.slice(1);
  return {
    seed,
    ...(position !== undefined && { position }),
    moves: others.map(({ parent, move }) => game.formatMove(parent!.state, move)),
    parents: others.map(({ parent }) => numbers.get(parent!)!),
  };
}

export function saveTree(tree: GameTree): Readonly<Record<string, unknown>> {
  const { game, chosen } = tree.start;
  const head = { format: SAVED_FORMAT, game: game.name, chosen };
  const body = bodyOf(tree);
  return game.hasHidden ? { ...head, sealed: seal(JSON.stringify(body)) } : { ...head, ...body };
}

function readBody(saved: unknown, { sealed }: Head): Body {
  return bodySchema.read(sealed === undefined ? saved : parseJson(unseal(sealed)), []);
}

/** @throws UserError for what is no saved game, or one that the rules do not allow */
export function loadTree(saved: unknown): GameTree {
  const head = headSchema.read(saved, []);
  const game = findGame(head.game);
  const { seed, position, moves, parents } = readBody(saved, head);
  if (moves.length !== parents.length)
    throw new UserError(`there are ${moves.length} moves, but ${parents.length} positions before them`);
  const tree = new GameTree(startOf(game, head.chosen, seed, position));
  const nodes = [tree.root];
  for (const [i, move] of moves.entries()) {
    const parent = nodes[parents[i]!];
    if (!parent) throw new UserError(`move ${i + 1} follows a position that is not there`);
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
