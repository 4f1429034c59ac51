/** A board seen from the other side: turned by half a circle. */
import type { CellView, GridView } from './gridView.ts';

function flipCell(cell: CellView): CellView {
  const { stone } = cell;
  if (stone?.motion?.kind !== 'slide') return cell;
  const { columns, rows } = stone.motion;
  return { ...cell, stone: { ...stone, motion: { kind: 'slide', columns: -columns, rows: -rows } } };
}

export function flip(view: GridView): GridView {
  return {
    ...view,
    columnNames: view.columnNames.toReversed(),
    rowNames: view.rowNames.toReversed(),
    rows: view.rows.toReversed().map((cells) => cells.toReversed().map(flipCell)),
    ...((view.top ?? view.bottom) && { top: view.bottom, bottom: view.top }),
  };
}
