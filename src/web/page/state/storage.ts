/**
 * What outlives a reload. Each tab keeps its game in its own storage, so that two tabs never overwrite each other's; a
 * copy that they share is what a new tab starts with. Everything read back is checked as if a stranger had written it:
 * an old or broken entry means a fresh start, never a broken page.
 */
import { UserError, parseJson, settleOptions } from '../../../core/index.ts';
import {
  type ValueOf,
  anything,
  choice,
  dictionary,
  flag,
  integer,
  list,
  openObject,
  optional,
  plain,
  readIfFits,
  required,
  text,
} from '../../../core/schema/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';
import { LEVELS, OPPONENTS } from './players.ts';
import { replay } from './timeline.ts';

const KEY = 'playout.game';
const VERSION = 1;

const anyText = text({ mayBeEmpty: true });

const playerSchema = openObject('player', {
  opponent: required(choice(OPPONENTS.map(({ name }) => name))),
  level: required(integer(0, LEVELS.length - 1)),
  own: required(anyText),
});

const gameSchema = openObject('game', {
  game: required(text()),
  chosen: required(dictionary(plain()), 'What was chosen in the set-up panel.'),
  start: required(anyText),
  moves: required(list(anyText)),
  players: required(list(playerSchema)),
  seed: required(integer(0)),
});

const sessionSchema = openObject('session', {
  version: required(integer(VERSION, VERSION)),
  hints: required(flag()),
  earlier: optional(anything(), 'Games that were left for another one, the latest last.'),
});

/** A game as it was played: enough to continue it. */
export type SavedGame = ValueOf<typeof gameSchema>;

/** All that a session keeps. */
export interface SavedSession extends SavedGame {
  readonly hints: boolean;
  readonly earlier: readonly SavedGame[];
}

type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The storage of the tab, and the one that all tabs share: the window. Reading the property alone may throw. */
export interface Storages {
  readonly sessionStorage: PageStorage;
  readonly localStorage: PageStorage;
}

const OWN_FIRST = ['sessionStorage', 'localStorage'] as const;

export function save(storages: Storages, saved: SavedSession): void {
  const entry = JSON.stringify({ version: VERSION, ...saved });
  for (const storage of OWN_FIRST) {
    try {
      storages[storage].setItem(KEY, entry);
    } catch {
      // A full or forbidden storage costs the memory of a reload, not the game.
    }
  }
}

function readGame(entry: unknown, boards: readonly GameBoard[]): SavedGame | undefined {
  const saved = readIfFits(gameSchema, entry);
  const board = boards.find(({ game }) => game.name === saved?.game);
  if (!saved || saved.players.length !== board?.seatTitles.length) return undefined;
  try {
    replay(board.game, settleOptions(board.game, saved.chosen), saved.start, saved.moves);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
  return saved;
}

function readSession(entry: unknown, boards: readonly GameBoard[]): SavedSession | undefined {
  const session = readIfFits(sessionSchema, entry);
  const game = readGame(entry, boards);
  if (!session || !game) return undefined;
  const { hints, earlier } = session;
  const kept = Array.isArray(earlier) ? earlier.flatMap((old) => readGame(old, boards) ?? []) : [];
  return { ...game, hints, earlier: kept };
}

function read(storages: Storages, storage: keyof Storages): unknown {
  try {
    return parseJson(storages[storage].getItem(KEY) ?? 'null');
  } catch (error) {
    if (error instanceof UserError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The tab's own game, else a copy of the last one in any tab, if there is one and it still can be played. */
export function load(storages: Storages, boards: readonly GameBoard[]): SavedSession | undefined {
  for (const storage of OWN_FIRST) {
    const saved = readSession(read(storages, storage), boards);
    if (saved) return saved;
  }
  return undefined;
}
