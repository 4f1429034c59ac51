/**
 * Moves as text: `9f@7,5` lays tile 9 turned on row 7, column 5; `malus`, `bonus`, `map@12,3`, `destroy@7,5` play an
 * action; `drop:15` puts a card away. Any of `@ : ,` and spaces may stand between the parts, so the notation of the
 * rules (`9f 7 5`) is read as well.
 */
import { type Move, OVER, UserError } from '../../core/index.ts';
import { EMPTY } from './constants.ts';
import { BONUS, DESTROY, MAP, TILES, cardName, cardOf, parseCard, parsePiece, pieceName } from './cards.ts';
import { OBJECTIVES, formatCell, parseCell } from './cells.ts';
import {
  KIND_NAMES,
  MAX_MOVES,
  PLAY_BONUS,
  PLAY_MALUS,
  destroyMove,
  dropMove,
  kindOf,
  layMove,
  mapMove,
  pieceOf,
  targetOf,
} from './moves.ts';
import type { SaboteurState } from './state.ts';

export const SEAT_NAMES = ['first', 'second'] as const;

const HINT =
  'A tile is laid as 9f@7,5 (tile, turned if f, row, column); the others are malus, bonus, map@12,3, destroy@7,5, drop:15.';

const listed = new Int32Array(MAX_MOVES);

export function formatMove(_state: SaboteurState, move: Move): string {
  const kind = KIND_NAMES[kindOf(move)]!;
  switch (kind) {
    case 'tile':
      return `${pieceName(pieceOf(move))}@${formatCell(targetOf(move))}`;
    case 'map':
      return `map@${formatCell(OBJECTIVES[targetOf(move)]!)}`;
    case 'destroy':
      return `destroy@${formatCell(targetOf(move))}`;
    case 'drop':
      return `drop:${cardName(targetOf(move))}`;
    case 'malus':
    case 'bonus':
      return kind;
  }
}

/** The move as the opponent sees it: what a face-down card was, it does not. */
export function formatMoveFor(state: SaboteurState, move: Move, seat: number): string {
  const isHidden = KIND_NAMES[kindOf(move)] === 'drop' && !state.options.dropsOpen && seat !== state.turn;
  return isHidden ? 'drop' : formatMove(state, move);
}

function notAMove(text: string, why: string): UserError {
  return new UserError(`"${text}" is not a move: ${why}`, HINT);
}

function readCell(text: string, parts: readonly string[]): number {
  if (parts.length !== 3) throw notAMove(text, 'it should name a row and a column');
  const cell = parseCell(parts[1]!, parts[2]!);
  if (cell === undefined)
    throw notAMove(text, `${parts[1]},${parts[2]} is no cell; rows and columns are 0 to 13`);
  return cell;
}

function readMap(text: string, parts: readonly string[]): Move {
  const objective = OBJECTIVES.indexOf(readCell(text, parts));
  if (objective < 0) throw notAMove(text, 'the objectives are at 12,3, 12,5 and 12,7');
  return mapMove(objective);
}

function readDrop(text: string, parts: readonly string[]): Move {
  const card = parts.length === 2 ? parseCard(parts[1]!) : undefined;
  if (card === undefined)
    throw notAMove(text, 'a drop names one card, 0 to 15, malus, bonus, map or destroy');
  return dropMove(card);
}

function readLay(text: string, parts: readonly string[]): Move {
  const piece = parsePiece(parts[0]!);
  if (piece !== undefined) return layMove(piece, readCell(text, parts));
  const card = parseCard(parts[0]!.replace(/f$/i, ''));
  if (card !== undefined && card < TILES) throw notAMove(text, `tile ${card} looks the same turned`);
  throw notAMove(text, `there is no card "${parts[0]}"`);
}

/** What the text says, whether legal or not. */
function readMove(text: string): Move {
  const parts = text.trim().split(/[\s@:,]+/);
  switch (parts[0]!.toLowerCase()) {
    case 'malus':
    case 'bonus':
      if (parts.length > 1) throw notAMove(text, `${parts[0]} has no target`);
      return parts[0]!.toLowerCase() === 'malus' ? PLAY_MALUS : PLAY_BONUS;
    case 'map':
      return readMap(text, parts);
    case 'destroy':
      return destroyMove(readCell(text, parts));
    case 'drop':
      return readDrop(text, parts);
    default:
      return readLay(text, parts);
  }
}

/** Why a move cannot be played, in the words of the rules; says nothing that the mover cannot see. */
function reason(state: SaboteurState, move: Move): string {
  const seat = state.turn;
  const { board } = state;
  const target = targetOf(move);
  const has = (card: number): boolean => ((state.kindsOf(seat) >> card) & 1) === 1;
  switch (KIND_NAMES[kindOf(move)]!) {
    case 'tile':
      if (!has(cardOf(pieceOf(move)))) return `there is no ${cardName(cardOf(pieceOf(move)))} in the hand`;
      if (state.blocks[seat]! > 0) return 'a blocked player lays no tiles';
      return board.contents[target] === EMPTY ? 'it does not fit there' : 'that cell is not empty';
    case 'bonus':
      return has(BONUS) ? 'only a blocked player can play it' : 'there is no bonus in the hand';
    case 'map':
      return has(MAP) ? 'that objective is revealed already' : 'there is no map in the hand';
    case 'destroy':
      return has(DESTROY) ? 'no laid tile is there' : 'there is no destroy in the hand';
    case 'malus':
      return 'there is no malus in the hand';
    case 'drop':
      return `there is no ${cardName(target)} in the hand`;
  }
}

export function parseMove(state: SaboteurState, text: string): Move {
  const move = readMove(text);
  if (state.turn === OVER) throw new UserError(`move ${text} is not legal: the game is over`);
  const count = state.moves(listed);
  if (listed.subarray(0, count).includes(move)) return move;
  const some = [...listed.subarray(0, Math.min(count, 6))].map((other) => formatMove(state, other));
  throw new UserError(
    `move ${text} is not legal for ${SEAT_NAMES[state.turn]}: ${reason(state, move)}`,
    `Legal: ${some.join(' ')}${count > some.length ? ` … (${count} in all)` : ''}.`,
  );
}
