/** What a person at a terminal chooses from in Carcassonne: the tile in hand turned every way, the pieces to claim. */
import type { Move } from '../../core/index.ts';
import { CLAIM, PLACE } from './layout.ts';
import { formatMove, parseMove } from './notation.ts';
import { WIDTH, meepleAt, pictureOf, rowsOf } from './picture.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import { LETTERS, NAMES } from './tiles.ts';

const listed = new Int32Array(1024);

function movesOf(state: CarcassonneState): Move[] {
  return [...listed.subarray(0, state.moves(listed))];
}

function sideBySide(blocks: readonly (readonly string[])[]): string {
  const rows = blocks[0]!.map((_, row) => blocks.map((block) => block[row]!.padEnd(WIDTH)).join('   '));
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** The tile in hand, turned each way that fits somewhere, under the number of quarter turns. */
function drawRotations(state: CarcassonneState): string {
  const rotations = [...new Set(movesOf(state).map((move) => move & 3))].sort((a, b) => a - b);
  const blocks = rotations.map((rotation) =>
    [`  ${rotation}`].concat(rowsOf(pictureOf(4 * state.drawn + rotation))),
  );
  const example = formatMove(state, movesOf(state)[0]!).replace('r', ' ');
  return `in hand: ${LETTERS[state.drawn]}, ${NAMES[state.drawn]}; write cell and number: ${example}\n${sideBySide(blocks)}`;
}

/** The new tile with a number on each piece that can be claimed, and beside it the numbers and names. */
function drawClaims(state: CarcassonneState): string {
  const { table } = state;
  const kind = table.kindOf(table.tiles - 1);
  const picture = pictureOf(kind);
  const claims = movesOf(state);
  for (const claim of claims) if (claim !== NO_CLAIM) picture[meepleAt(kind, claim - 1)] = String(claim);
  const names = claims.map((claim) => `${claim} ${formatMove(state, claim)}`);
  const [top, middle, bottom] = rowsOf(picture);
  return [top, `${middle}   claim by number: ${names.join(', ')}`, bottom].join('\n');
}

export function drawChoice(state: CarcassonneState): string {
  return state.phase === PLACE ? drawRotations(state) : drawClaims(state);
}

const CELL_AND_NUMBER = /^(-?\d+,-?\d+)\s+([0-3])$/;

/** A placement as cell and number, `0,-1 2`, or a claim as its number. */
export function readMove(state: CarcassonneState, text: string): Move | undefined {
  if (CELL_AND_NUMBER.test(text)) return parseMove(state, text.replace(CELL_AND_NUMBER, '$1r$2'));
  return state.phase === CLAIM ? movesOf(state).find((move) => String(move) === text) : undefined;
}
