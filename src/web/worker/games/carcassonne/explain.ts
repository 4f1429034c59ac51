/** Why something on the board cannot be chosen now. */
import { CHANCE, OVER } from '../../../../core/index.ts';
import { placesOf } from '../../../../games/carcassonne/coordinates.ts';
import { MEEPLES, PLACE } from '../../../../games/carcassonne/layout.ts';
import { findPiece, isPieceName } from '../../../../games/carcassonne/notation.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/state.ts';
import { TERRAIN, pieceKind } from '../../../../games/carcassonne/tiles.ts';
import { capital } from '../../../../words/index.ts';
import type { Way } from '../../pageGame.ts';
import { ownersAmong, standing } from './claims.ts';
import { askedAt, asksInWords } from './holes.ts';
import { SEATS, SIDES, TERRAINS, TURNS, listed, tileName } from './names.ts';
import { NO_MEEPLE, newestKind, turnOf } from './steps.ts';

function cellNumber({ table }: CarcassonneState, cell: string): number | undefined {
  for (const [number, { x, y }] of placesOf(table)) if (`${x},${y}` === cell) return number;
  return undefined;
}

function whyNotCell(state: CarcassonneState, cell: string): string {
  const { table } = state;
  const number = cellNumber(state, cell);
  if (number === undefined) return 'A tile has to share a side with one that lies.';
  if (table.tileAt(number) !== -1) return `There is a tile on ${cell}: a new one goes beside it.`;
  const pattern = table.patternAt(number);
  const own = TERRAIN.subarray(16 * state.drawn, 16 * state.drawn + 4);
  const missing = [...new Set(askedAt(pattern))].filter((terrain) => terrain !== 0 && !own.includes(terrain));
  const reason =
    missing.length === 0
      ? 'it has them, but not in this order'
      : `it has no ${listed(missing.map((terrain) => TERRAINS[terrain]!.slice(2)))} on any side`;
  return `The tile (${tileName(state.drawn)}) does not fit on ${cell}: it would need ${asksInWords(pattern)}; ${reason}.`;
}

function whyNotTurn(state: CarcassonneState, cell: string | undefined, turn: number): string {
  const number = cell === undefined ? undefined : cellNumber(state, cell);
  if (number === undefined) return 'Choose a cell for the tile first, then turn it.';
  const asked = askedAt(state.table.patternAt(number));
  const has = (side: number): number => TERRAIN[4 * (4 * state.drawn + turn) + side]!;
  const side = asked.findIndex((terrain, at) => terrain !== 0 && terrain !== has(at));
  if (side === -1) return `${capital(TURNS[turn]!)} the tile looks as it does with a smaller turn.`;
  return `${capital(TURNS[turn]!)} the tile has ${TERRAINS[has(side)]} ${SIDES[side]}, and its neighbour there ${TERRAINS[asked[side]!]}.`;
}

function whyNotPiece(state: CarcassonneState, name: string): string {
  const { table } = state;
  const piece = findPiece(newestKind(state), name);
  if (piece === -1) return 'The new tile has nothing of the kind there.';
  if (table.supply(state.player) === 0)
    return `All ${MEEPLES} meeples of ${SEATS[state.player]} stand in the landscape. One comes back when its city, road or monastery is complete.`;
  const kind = pieceKind(newestKind(state) >> 2, piece);
  const meeples = standing(state, table.rootOf(table.tiles - 1, piece));
  const held = meeples.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const owners = ownersAmong(meeples).length === held.length ? held : ownersAmong(meeples);
  return `This ${kind} has a meeple of ${listed(owners.map((seat) => SEATS[seat]!))} on it already. Only what nobody has claimed can be claimed.`;
}

export function explain(state: CarcassonneState, made: Way, step: string): string | undefined {
  if (state.turn === OVER) return 'The game is over.';
  if (state.turn === CHANCE) return 'A tile is to be drawn first.';
  const isClaim = step === NO_MEEPLE || isPieceName(step);
  const turn = turnOf(step);
  if (state.phase === PLACE) {
    if (isClaim) return 'The tile is laid first; then a meeple may go on it.';
    return turn === undefined ? whyNotCell(state, step) : whyNotTurn(state, made[0], turn);
  }
  if (!isClaim) return 'The tile lies. Now put a meeple on one of its pieces, or choose no meeple.';
  return step === NO_MEEPLE ? undefined : whyNotPiece(state, step);
}
