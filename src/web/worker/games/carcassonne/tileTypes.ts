/** The types of tiles as the board needs them: their shapes from the tile data, and how many are left. */
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import data from '../../../../games/carcassonne/tiles.json' with { type: 'json' };
import type { TileType } from './view.ts';

function sidesOf(edges: readonly string[]): number[] {
  return edges.map((edge) => 'NESW'.indexOf(edge));
}

export function tileTypes(state: CarcassonneState): TileType[] {
  return data.types.map(({ id, name, cities, roads, fields, monastery }, type) => ({
    letter: id,
    name,
    left: state.copiesLeft(type),
    cities: cities.map(({ edges, pennants }) => ({ sides: sidesOf(edges), hasPennant: pennants > 0 })),
    roads: roads.map(({ edges }) => sidesOf(edges)),
    fields: fields.map(({ halfEdges }) => halfEdges),
    hasMonastery: monastery,
  }));
}
