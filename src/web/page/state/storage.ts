/**
 * What outlives a reload. Each tab keeps its game in its own storage, so that two tabs never overwrite each other's; a
 * copy that they share is what a new tab starts with. Everything read back is checked as if a stranger had written it:
 * an old or broken entry means a fresh start, never a broken page.
 */
import { type OptionValues, UserError, parseJson, settleOptions } from '../../../core/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';
import { OPPONENTS, type Player, LEVELS } from './players.ts';
import { replay } from './timeline.ts';

const KEY = 'playout.game';
const VERSION = 1;

/** A game as it was played: enough to continue it. */
export interface SavedGame {
  readonly game: string;
  /** What was chosen in the set-up panel. */
  readonly chosen: OptionValues;
  readonly start: string;
  readonly moves: readonly string[];
  readonly players: readonly Player[];
  readonly seed: number;
}

/** All that a session keeps. */
export interface SavedSession extends SavedGame {
  readonly hints: boolean;
  /** Games that were left for another one, the latest last. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOptions(value: unknown): value is OptionValues {
  return (
    isRecord(value) && Object.values(value).every((v) => ['string', 'number', 'boolean'].includes(typeof v))
  );
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value)) return false;
  const level = value['level'];
  const known = OPPONENTS.some(({ name }) => name === value['opponent']);
  return known && typeof value['own'] === 'string' && typeof level === 'number' && level in LEVELS;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function checkGame(entry: unknown, boards: readonly GameBoard[]): SavedGame | undefined {
  if (!isRecord(entry)) return undefined;
  const { game: name, chosen, start, moves, players, seed } = entry;
  const board = boards.find(({ game }) => game.name === name);
  if (!board || !isOptions(chosen) || !isText(start)) return undefined;
  if (!Array.isArray(moves) || !moves.every(isText)) return undefined;
  if (!Array.isArray(players) || !players.every(isPlayer)) return undefined;
  if (players.length !== board.seatTitles.length) return undefined;
  if (!Number.isSafeInteger(seed) || Number(seed) < 0) return undefined;
  try {
    replay(board.game, settleOptions(board.game, chosen), start, moves);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
  return { game: board.game.name, chosen, start, moves, players, seed: Number(seed) };
}

function checkSession(entry: unknown, boards: readonly GameBoard[]): SavedSession | undefined {
  const game = checkGame(entry, boards);
  if (!game || !isRecord(entry) || entry['version'] !== VERSION) return undefined;
  const { hints, earlier } = entry;
  if (typeof hints !== 'boolean') return undefined;
  const kept = Array.isArray(earlier) ? earlier.flatMap((old) => checkGame(old, boards) ?? []) : [];
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
    const saved = checkSession(read(storages, storage), boards);
    if (saved) return saved;
  }
  return undefined;
}
