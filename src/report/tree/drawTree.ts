/** `--tree FILE`: the tree of a search as a picture. */
import { TREE_AGENTS } from '../../agents/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { READABLE, type Search } from '../../search/index.ts';
import { treeDot } from './dot.ts';
import { type PictureFile, openPicture } from './pictureFile.ts';

/** A search that grows a tree. */
type TreeSearch = Search & Required<Pick<Search, 'excerpt'>>;

function growsTree(search: Search): search is TreeSearch {
  return search.excerpt !== undefined;
}

async function draw(game: Game, spec: string, search: TreeSearch, picture: PictureFile): Promise<string> {
  const { iterations, nodes, unit } = search.analysis();
  const excerpt = search.excerpt(READABLE);
  const title = `${game.title}: ${game.seatName(excerpt.seat)} to move`;
  const counts = `${iterations.toLocaleString('en')} iterations, ${nodes.toLocaleString('en')} nodes`;
  await picture.write(treeDot({ game, excerpt, unit, title, lines: [spec, counts] }));
  return `tree: ${excerpt.nodes} of ${nodes} nodes drawn in ${picture.path}`;
}

/**
 * Makes sure that the tree can be drawn, before the search begins.
 * @returns what draws it in the end, and says in one line what is on the picture
 * @throws UserError if the search grows no tree, or the file cannot be written
 */
export function prepareTree(path: string, game: Game, spec: string, search: Search): () => Promise<string> {
  if (!growsTree(search))
    throw new UserError(
      `--tree: ${spec} grows no tree that could be drawn`,
      `These do: ${TREE_AGENTS.join(', ')}, and agents made of them, such as uct(iterations=2000).`,
    );
  const picture = openPicture(path);
  return () => draw(game, spec, search, picture);
}
