/**
 * The mine for a terminal. A cell is three characters: heavy lines are tunnels that can be walked through, light ones
 * end in the tile. `E` is the entrance, `?` an objective that nobody has revealed, `R` a rock, `N` the nugget.
 */
import { SIDES, TUNNELS, cardName, listCards } from './cards.ts';
import { ENTRANCE, OBJECTIVES, OBJECTIVE_NAMES, SIZE, cellAt } from './cells.ts';
import type { SaboteurState } from './state.ts';

/** Line drawings by open sides (N 1, E 2, S 4, W 8). */
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';
const LIGHT = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** Three characters. */
export function drawPiece(piece: number): string {
  const sides = SIDES[piece]!;
  const isThrough = TUNNELS[piece] !== 0;
  const [west, east] = isThrough ? ['━', '━'] : ['╴', '╶'];
  return (sides & 8 ? west : ' ') + (isThrough ? HEAVY : LIGHT)[sides]! + (sides & 2 ? east : ' ');
}

/** @param seen objectives whose content may be shown, bits 0 to 2 */
function drawCell(state: SaboteurState, cell: number, seen: number): string {
  if (cell === ENTRANCE) return '━E━';
  const objective = OBJECTIVES.indexOf(cell);
  if (objective >= 0) {
    const face = (seen >> objective) & 1 ? (state.gold === objective ? 'N' : 'R') : '?';
    return (state.board.revealed >> objective) & 1 ? `━${face}━` : `[${face}]`;
  }
  const piece = state.board.pieceAt(cell);
  return piece < 0 ? ' · ' : drawPiece(piece);
}

function drawBoard(state: SaboteurState, seen: number): string[] {
  const numbers = Array.from({ length: SIZE }, (_, i) => i);
  const rows = numbers.map((row) => {
    const cells = numbers.map((column) => drawCell(state, cellAt(row, column), seen));
    return `${String(row).padStart(2)} ${cells.join('')}`.trimEnd();
  });
  return [...rows, `   ${numbers.map((n) => String(n).padStart(2).padEnd(3)).join('')}`.trimEnd()];
}

function cards(counts: Readonly<Uint8Array>): string {
  return listCards(counts).map(cardName).join(' ') || '-';
}

function blockedText(blocks: number): string {
  return blocks === 0 ? '' : blocks === 1 ? '   (blocked)' : `   (blocked ${blocks} times)`;
}

/** Everything, also what is hidden: both hands, and what is under the objectives. */
export function draw(state: SaboteurState): string {
  return [
    ...drawBoard(state, 7),
    '',
    ...['first ', 'second'].map(
      (name, seat) => `${name}  ${cards(state.handOf(seat))}${blockedText(state.blocks[seat]!)}`,
    ),
    `pile    ${state.pileSize} cards, nugget ${OBJECTIVE_NAMES[state.gold]}`,
  ].join('\n');
}

/** What one seat sees. */
export function drawView(state: SaboteurState, seat: number): string {
  const other = 1 - seat;
  const held = state.handOf(other).reduce((sum, copies) => sum + copies, 0);
  return [
    ...drawBoard(state, state.seenBy(seat)),
    '',
    `hand      ${cards(state.handOf(seat))}${blockedText(state.blocks[seat]!)}`,
    `opponent  ${held} cards${blockedText(state.blocks[other]!)}`,
    `pile      ${state.pileSize} cards`,
  ].join('\n');
}
