/**
 * From pressed cells to moves. A stone is picked up, then its target pressed; an empty cell onto which
 * there is just one clone can be pressed at once.
 */
import { parseSquare } from '../../../../games/ataxx/options.ts';
import type { AtaxxState } from '../../../../games/ataxx/state.ts';
import type { Press } from '../gameBoard.ts';
import { starts, ways } from './reach.ts';

const nothing: Press = { kind: 'hold', cell: undefined };

export function press(state: AtaxxState, held: string | undefined, cell: string): Press {
  const square = parseSquare(cell);
  if (square === undefined || cell === held) return nothing;
  const legal = ways(state);
  if (state.stoneAt(square) === state.turn)
    return legal.some((way) => starts(way, cell)) ? { kind: 'hold', cell } : nothing;
  const here = legal.filter((way) => way.to === cell);
  if (held !== undefined) {
    const way = here.find((w) => starts(w, held));
    return way ? { kind: 'play', move: way.move } : nothing;
  }
  const clones = here.filter((way) => way.kind === 'step');
  return clones.length === 1 ? { kind: 'play', move: clones[0]!.move } : nothing;
}
