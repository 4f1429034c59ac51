/** The beginning of a game: tiles as the options ask for them, all pawns on their home rows, White to move. */
import type { Random } from '../../core/index.ts';
import { Board } from './board.ts';
import { cellAt, homeRow } from './cells.ts';
import type { KatarengaOptions } from './options.ts';
import { KatarengaState } from './state.ts';
import { drawTiles } from './tiles.ts';

export function start(options: KatarengaOptions, random: Random): KatarengaState {
  const { size } = options;
  const state = new KatarengaState(new Board(drawTiles(options.tiles, size, random), options), 0);
  for (let side = 0; side < 2; side++) {
    for (let x = 0; x < size; x++) state.pawns.put(side, cellAt(x, homeRow(side, size), size));
  }
  return state.open();
}
