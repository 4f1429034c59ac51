/**
 * What outlives a reload. Everything read back is checked as if a stranger had written it: an old or broken
 * entry means a fresh start, never a broken page.
 */
import { type OptionValues, UserError, settleOptions } from '../../../core/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';
import { OPPONENTS, type Player, LEVELS } from './players.ts';
import { replay } from './timeline.ts';

const KEY = 'playout.game';
const VERSION = 1;

export interface SavedGame {
  readonly game: string;
  /** What was chosen in the set-up panel. */
  readonly chosen: OptionValues;
  readonly start: string;
  readonly moves: readonly string[];
  readonly players: readonly Player[];
  readonly hints: boolean;
  readonly seed: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function save(shelf: Shelf, saved: SavedGame): void {
  try {
    shelf.setItem(KEY, JSON.stringify({ version: VERSION, ...saved }));
  } catch {
    // A full or forbidden storage costs the memory of a reload, not the game.
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

function check(entry: unknown, boards: readonly GameBoard[]): SavedGame | undefined {
  if (!isRecord(entry) || entry['version'] !== VERSION) return undefined;
  const { game: name, chosen, start, moves, players, hints, seed } = entry;
  const board = boards.find(({ game }) => game.name === name);
  if (!board || !isOptions(chosen) || !isText(start)) return undefined;
  if (!Array.isArray(moves) || !moves.every(isText)) return undefined;
  if (!Array.isArray(players) || !players.every(isPlayer)) return undefined;
  if (players.length !== board.seatTitles.length) return undefined;
  if (typeof hints !== 'boolean' || !Number.isSafeInteger(seed) || Number(seed) < 0) return undefined;
  replay(board.game, settleOptions(board.game, chosen), start, moves);
  return { game: board.game.name, chosen, start, moves, players, hints, seed: Number(seed) };
}

/** The game that was kept, if there is one and it still can be played. */
export function load(shelf: Shelf, boards: readonly GameBoard[]): SavedGame | undefined {
  try {
    return check(JSON.parse(shelf.getItem(KEY) ?? 'null'), boards);
  } catch (error) {
    if (error instanceof UserError || error instanceof SyntaxError || error instanceof DOMException)
      return undefined;
    throw error;
  }
}
