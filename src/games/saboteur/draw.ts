/**
 * The mine for a terminal. A cell is three characters: heavy lines are tunnels that can be walked through, light ones
 * end in the tile. `E` is the entrance, `?` an objective that nobody has revealed, `R` a rock, `N` the nugget. Tunnels leave
 * no room for marks beside a cell, so the last move is pointed out by its row and column.
 */
import { type DrawnLine, type Shown, type Span, plainText } from '../../core/index.ts';
import { SIDES, TUNNELS, cardName, listCards } from './cards.ts';
import { ENTRANCE, OBJECTIVES, OBJECTIVE_NAMES, SIZE, cellAt, columnOf, formatCell, rowOf } from './cells.ts';
import { KIND_NAMES, MAX_MOVES, kindOf, targetOf } from './moves.ts';
import type { SaboteurState } from './state.ts';

/** Line drawings by open sides (N 1, E 2, S 4, W 8). */
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';
const LIGHT = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const FACE_INKS = { N: 'yellow', R: 'faint', '?': 'cyan' } as const;
const ALL_SEEN = 7;
const WIDTH = 3;

const listed = new Int32Array(MAX_MOVES);

/** Three characters. */
export function drawPiece(piece: number): string {
  const sides = SIDES[piece]!;
  const isThrough = TUNNELS[piece] !== 0;
  const [west, east] = isThrough ? ['━', '━'] : ['╴', '╶'];
  return (sides & 8 ? west : ' ') + (isThrough ? HEAVY : LIGHT)[sides]! + (sides & 2 ? east : ' ');
}

/** The cell that the last move was about; undefined for a card without a place. */
function lastCell({ last }: Shown<SaboteurState>): number | undefined {
  if (!last) return undefined;
  const kind = KIND_NAMES[kindOf(last.move)];
  if (kind === 'map') return OBJECTIVES[targetOf(last.move)];
  return kind === 'tile' || kind === 'destroy' ? targetOf(last.move) : undefined;
}

/** Cells where a tile of the hand fits. */
function cellsToLay({ state, marksLegal }: Shown<SaboteurState>): Set<number> {
  const moves = marksLegal ? [...listed.subarray(0, state.moves(listed))] : [];
  return new Set(moves.filter((move) => KIND_NAMES[kindOf(move)] === 'tile').map(targetOf));
}

interface Look {
  readonly state: SaboteurState;
  /** Objectives whose content may be shown, bits 0 to 2. */
  readonly seen: number;
  readonly toLay: ReadonlySet<number>;
  readonly newest: number | undefined;
}

function drawCell({ state, seen, toLay, newest }: Look, cell: number): Span {
  const mark = cell === newest ? 'last' : undefined;
  if (cell === ENTRANCE) return { text: '━E━', ink: 'green' };
  const objective = OBJECTIVES.indexOf(cell);
  if (objective >= 0) {
    const face = (seen >> objective) & 1 ? (state.gold === objective ? 'N' : 'R') : '?';
    const text = (state.board.revealed >> objective) & 1 ? `━${face}━` : `[${face}]`;
    return { text, ink: FACE_INKS[face], mark };
  }
  const piece = state.board.pieceAt(cell);
  if (piece >= 0) return { text: drawPiece(piece), mark };
  return toLay.has(cell) ? { text: ' + ', mark: 'legal' } : { text: ' · ', ink: 'faint', mark };
}

function drawMine(look: Look): DrawnLine[] {
  const { newest } = look;
  const numbers = Array.from({ length: SIZE }, (_, i) => i);
  const rows = numbers.map((row): Span[] => [
    { text: String(row).padStart(2) },
    newest !== undefined && rowOf(newest) === row ? { text: '>', mark: 'last' } : { text: ' ' },
    ...numbers.map((column) => drawCell(look, cellAt(row, column))),
  ]);
  const below: DrawnLine = [
    { text: `   ${numbers.map((n) => String(n).padStart(2).padEnd(WIDTH)).join('')}` },
  ];
  if (newest === undefined) return [...rows, below];
  const pointer: DrawnLine = [
    { text: ' '.repeat(WIDTH * (columnOf(newest) + 1) + 1) },
    { text: '^', mark: 'last' },
    { text: `  ${formatCell(newest)}` },
  ];
  return [...rows, below, pointer];
}

function cards(counts: Readonly<Uint8Array>): string {
  return listCards(counts).map(cardName).join(' ') || '-';
}

function blockedText(blocks: number): string {
  return blocks === 0 ? '' : blocks === 1 ? '   (blocked)' : `   (blocked ${blocks} times)`;
}

/** Everything, also what is hidden: both hands, and what is under the objectives. */
function allOf(state: SaboteurState): string[] {
  return [
    ...['first ', 'second'].map(
      (name, seat) => `${name}  ${cards(state.handOf(seat))}${blockedText(state.blocks[seat]!)}`,
    ),
    `pile    ${state.pileSize} cards, nugget ${OBJECTIVE_NAMES[state.gold]}`,
  ];
}

function seenBy(state: SaboteurState, seat: number): string[] {
  const other = 1 - seat;
  const held = state.handOf(other).reduce((sum, copies) => sum + copies, 0);
  return [
    `hand      ${cards(state.handOf(seat))}${blockedText(state.blocks[seat]!)}`,
    `opponent  ${held} cards${blockedText(state.blocks[other]!)}`,
    `pile      ${state.pileSize} cards`,
  ];
}

export function drawBoard(shown: Shown<SaboteurState>): DrawnLine[] {
  const { state, viewer } = shown;
  const seen = viewer === undefined ? ALL_SEEN : state.seenBy(viewer);
  const mine = drawMine({ state, seen, toLay: cellsToLay(shown), newest: lastCell(shown) });
  const texts = viewer === undefined ? allOf(state) : seenBy(state, viewer);
  return [...mine, ...['', ...texts].map((text) => [{ text }])];
}

/** Everything, also what is hidden. */
export function draw(state: SaboteurState): string {
  return plainText(drawBoard({ state }));
}

/** What one seat sees. */
export function drawView(state: SaboteurState, seat: number): string {
  return plainText(drawBoard({ state, viewer: seat }));
}
