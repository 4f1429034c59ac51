/** Cells for those who hear the board. */
import type { CarcassonneView, HoleView, TileView } from '../../../worker/games/carcassonne/view.ts';

const MEEPLES = { city: 'knight', road: 'thief', field: 'farmer', monastery: 'monk' } as const;

export function tileLabel(view: CarcassonneView, tile: TileView): string {
  const { meeple, seat, features } = tile;
  const by = seat === null ? 'start tile' : `laid by ${view.seats[seat]}`;
  const stands = meeple
    ? `, ${MEEPLES[view.features[features[meeple.piece]!]!.kind]} of ${view.seats[meeple.seat]}`
    : '';
  return `${tile.cell}, ${view.types[tile.type]!.name}, ${by}${stands}`;
}

export function holeLabel(view: CarcassonneView, hole: HoleView, isOpen: boolean): string {
  const asks = `${hole.cell}, empty, needs ${hole.asks}, ${hole.copies} of ${view.left} tiles fit`;
  const ways = hole.turns.length;
  if (!isOpen || view.hand === null) return asks;
  if (ways === 0) return `${asks}, not the tile in hand`;
  return `${asks}, can be laid here${ways === 1 ? '' : ` in ${ways} ways`}`;
}

export function boardLabel(view: CarcassonneView): string {
  const count = view.tiles.length;
  const lie = `Carcassonne, ${count} ${count === 1 ? 'tile lies' : 'tiles lie'}`;
  if (view.phase === 'over') return `${lie}, the game is over`;
  const who = view.seats[view.player];
  if (view.phase === 'draw') return `${lie}, ${who} draws`;
  return view.hand === null
    ? `${lie}, ${who} may put a meeple`
    : `${lie}, ${who} has ${view.types[view.hand]!.name}`;
}
