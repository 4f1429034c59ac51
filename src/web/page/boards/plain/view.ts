/** From a scene of any game with a grid to what the grid shows. */
import type { Game, Grid, State } from '../../../../core/index.ts';
import type { Scene } from '../gameBoard.ts';
import type { CellView, GridView } from '../grid/gridView.ts';
import { cellName, waysOf } from './press.ts';

/** The cells of the move that led here. */
function lastCells(game: Game, { last }: Scene<State>): ReadonlySet<string> {
  const way = last && waysOf(game, last.before).find(({ move }) => move === last.move);
  return new Set(way?.cells);
}

export function plainView(game: Game, grid: Grid, scene: Scene<State>): GridView {
  const stones = grid.stones(scene.state);
  const ways = scene.playable ? waysOf(game, scene.state) : [];
  const last = lastCells(game, scene);
  const { held } = scene;

  const cellView = (seat: number, row: number, column: number): CellView => {
    const name = cellName(row, column, stones.length);
    const content = seat < 0 ? 'empty' : game.seatName(seat);
    const isTarget = held !== undefined && ways.some(({ cells }) => cells[0] === held && cells[1] === name);
    const pressable = isTarget || ways.some(({ cells }) => cells[0] === name);
    return {
      name,
      label: pressable ? `${name}, ${content}, can be pressed` : `${name}, ${content}`,
      gap: false,
      ...(seat >= 0 && { stone: { seat } }),
      pressable,
      held: held === name,
      ...(isTarget && { target: 'step' as const }),
      last: last.has(name),
      heat: 0,
    };
  };

  return {
    label: `${game.title} board, ${stones[0]?.length ?? 0} by ${stones.length}`,
    ply: scene.ply,
    columnNames: (stones[0] ?? []).map((_, column) => String.fromCharCode(97 + column)),
    rowNames: stones.map((_, row) => String(stones.length - row)),
    rows: stones.map((seats, row) => seats.map((seat, column) => cellView(seat, row, column))),
    arrows: [],
  };
}
