/** What the page is given from outside: kept games, links and files, by an older page, another one, or someone else. */
import { type Random, parseJson } from '../../src/core/index.ts';
import { GameTree } from '../../src/web/worker/gameTree.ts';
import { formatLink, openLink } from '../../src/web/worker/link.ts';
import { readGame } from '../../src/web/worker/readGame.ts';
import { loadTree, saveTree, startOf } from '../../src/web/worker/savedTree.ts';
import type { Trial } from './classes.ts';
import { type Seed, recordOf, textsOf, transcripts } from './corpus.ts';
import { pick } from './mutate.ts';

const written = transcripts();

function treeOf({ game, options, state }: Seed, random: Random): GameTree {
  const tree = new GameTree(startOf(game, options, random.below(1000), game.formatPosition(state)));
  for (let node = tree.root; node.ply < 4 && node.state.turn !== -2;)
    node = tree.play(node, node.state.sample(random));
  return tree;
}

/** Any text that the page opens: a saved game, a record, a transcript, a position, or several. */
export function pageFile(seed: Seed, random: Random): Trial {
  const tree = treeOf(seed, random);
  const saved = JSON.stringify(saveTree(tree));
  const record = recordOf(seed, random);
  const transcript = pick(random, written);
  const text = pick(random, [
    saved,
    record,
    transcript,
    pick(random, textsOf(seed)),
    `${transcript}\n${record}\n`,
    `[${record}, ${saved}]`,
  ]);
  return {
    text,
    isJson: parseJson(text) !== undefined,
    read(damaged) {
      const read = readGame(damaged, 1, tree.start);
      // What was read can be kept, and is the same when it is opened again.
      const [kept, again] = [saveTree(read.tree), saveTree(loadTree(saveTree(read.tree)))];
      if (JSON.stringify(kept) !== JSON.stringify(again)) throw new Error('it is not kept as it was read');
    },
  };
}

export function pageLink(seed: Seed, random: Random): Trial {
  const tree = treeOf(seed, random);
  const [end] = tree.mainLineFrom(tree.root).slice(-1);
  return { text: formatLink(tree, end!), read: (text) => void openLink(text) };
}
