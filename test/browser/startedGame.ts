/** Games that are under way when the page is opened: written into the storage as the page itself keeps them. */
import type { OptionValues } from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';
import type { Player } from '../../src/web/page/state/players.ts';
import { GameTree } from '../../src/web/worker/gameTree.ts';
import { formatLink } from '../../src/web/worker/link.ts';
import { playLine, saveTree, startOf } from '../../src/web/worker/savedTree.ts';

export interface StartedGame {
  readonly game: string;
  readonly chosen?: OptionValues;
  readonly seed?: number;
  /** Where it starts; by its seed unless given. */
  readonly position?: string;
  /** In notation. */
  readonly moves?: readonly string[];
  readonly players: readonly Player[];
}

/** The address of the position at the end of these moves. */
export function hashOf({
  game,
  chosen = {},
  seed = 1,
  position,
  moves = [],
}: Omit<StartedGame, 'players'>): string {
  const tree = new GameTree(startOf(findGame(game), chosen, seed, position));
  return `#${formatLink(tree, playLine(tree, moves))}`;
}

/** What the browser has kept, and the address at which the tab was. */
export interface Entries {
  readonly local: Readonly<Record<string, string>>;
  readonly tab: string;
  readonly hash: string;
}

const ID = 'started';

export function entriesOf(started: StartedGame): Entries {
  const { game, chosen = {}, seed = 1, position, moves = [], players } = started;
  const tree = new GameTree(startOf(findGame(game), chosen, seed, position));
  playLine(tree, moves);
  const entry = {
    version: 2,
    id: ID,
    name: '',
    game,
    plies: moves.length,
    changed: 0,
    players,
    tree: saveTree(tree),
  };
  return {
    local: { [`playout.game.${ID}`]: JSON.stringify(entry) },
    tab: ID,
    hash: hashOf(started),
  };
}
