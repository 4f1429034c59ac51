/** Opens a game from wherever it comes: new, from a position, a link, what was kept, or any text. */
import { findPageGame } from './games/index.ts';
import { type GameStart, GameTree, type TreeNode } from './gameTree.ts';
import { openLink } from './link.ts';
import type { Source } from './messages.ts';
import { readGame } from './readGame.ts';
import { loadTree, startAt, startOf } from './savedTree.ts';

/** A tree and where to look at it first. */
interface Opening {
  readonly tree: GameTree;
  readonly at: TreeNode;
  /** How many games there were to choose from, if several. */
  readonly outOf?: number;
}

function endOfMainLine(tree: GameTree): TreeNode {
  return tree.mainLineFrom(tree.root).at(-1)!;
}

/**
 * @param open the game that is open now, to which a bare position most likely belongs
 * @throws UserError for what is no game, or breaks the rules
 */
export function openSource(source: Source, open: GameStart | undefined): Opening {
  switch (source.from) {
    case 'new': {
      const { game } = findPageGame(source.game);
      const tree = new GameTree(startOf(game, source.chosen, source.seed));
      return { tree, at: tree.root };
    }
    case 'position': {
      const { game } = findPageGame(source.game);
      const tree = new GameTree(startAt(game, source.chosen, source.seed, source.text));
      return { tree, at: tree.root };
    }
    case 'link':
      return openLink(source.link);
    case 'saved': {
      const tree = loadTree(source.saved);
      return { tree, at: endOfMainLine(tree) };
    }
    case 'text': {
      const { tree, outOf } = readGame(source.text, source.seed, open);
      return { tree, at: tree.root, outOf };
    }
  }
}
