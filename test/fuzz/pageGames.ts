/** What the page is given from outside: kept games, links and files, by an older page, another one, or someone else. */
import type { Random } from '../../src/core/index.ts';
import { GameTree } from '../../src/web/worker/gameTree.ts';
import { formatLink, openLink } from '../../src/web/worker/link.ts';
import { readGame } from '../../src/web/worker/readGame.ts';
import { saveTree, startOf } from '../../src/web/worker/savedTree.ts';
import type { Trial } from './classes.ts';
import type { Seed } from './corpus.ts';

function treeOf({ game, options, state }: Seed, random: Random): GameTree {
  const tree = new GameTree(startOf(game, options, random.below(1000), game.formatPosition(state)));
  for (let node = tree.root; node.ply < 4 && node.state.turn !== -2;)
    node = tree.play(node, node.state.sample(random));
  return tree;
}

export function pageFile(seed: Seed, random: Random): Trial {
  return {
    text: JSON.stringify(saveTree(treeOf(seed, random))),
    isJson: true,
    read: (text) => void readGame(text),
  };
}

export function pageLink(seed: Seed, random: Random): Trial {
  const tree = treeOf(seed, random);
  const [end] = tree.mainLineFrom(tree.root).slice(-1);
  return { text: formatLink(tree, end!), read: (text) => void openLink(text) };
}
