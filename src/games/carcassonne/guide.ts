/** Carcassonne for a person at a terminal. */
import type { Guide } from '../../core/index.ts';
import { drawChoice, readMove } from './choice.ts';
import { drawBoard } from './draw.ts';
import { formatMove } from './notation.ts';
import { type CarcassonneState } from './state.ts';
import { PLACE } from './layout.ts';

export const guide: Guide<CarcassonneState> = {
  rules: `Lay the tile that was drawn so that it fits all its neighbours, then claim a city, road,
monastery or field of it with a meeple, unless one stands there already. Cities (#), roads (- |
+) and monasteries (M) score when they are complete, and the meeple comes back; what is open,
and fields (.), score at the end.`,
  notation: `A tile goes to column and row, then r and quarter turns clockwise. Columns grow to the east,
rows to the south, so that 0,-1 is the cell above the first tile:
  0,-1r3      the cell above 0,0, three quarter turns
  0,-1 3      the same
  0,-1        the same, where the tile fits in one way only
A claim is a piece of the tile and the side it is on; a field is on half a side, as on a
compass:
  city-n      the city on the north side, or just city if there is one only
  road-e      the road on the east side
  field-nne   the field at the eastern half of the north side
  monastery   the monastery
  none        claim nothing
  2           the piece with this number in the drawing, 0 for none`,
  marks: '> < the newest tile; 0,-1 above r02: the tile fits there with rotations 0 and 2',
  drawBoard,
  drawChoice,
  readMove,
  groupOf: (state, move) => (state.phase === PLACE ? `on ${formatMove(state, move).replace(/r.*/, '')}` : ''),
};
