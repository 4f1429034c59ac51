/**
 * A row of cells. A search says something new many times a second, and a large board has hundreds of cells: a row is drawn
 * again only when something on it has changed.
 */
import { Component, type JSX } from 'preact';
import { Cell, type PieceProps } from './Cell.tsx';
import type { CellView } from './gridView.ts';

interface RowProps {
  readonly cells: readonly CellView[];
  readonly row: number;
  readonly ply: number;
  /** The name of the one place that Tab leads to, wherever it is. */
  readonly tabStop: string | undefined;
  Piece(props: PieceProps): JSX.Element;
}

/** Whether a cell would be drawn as it is; warmth and notes are drawn elsewhere. */
function isSame(a: CellView, b: CellView): boolean {
  return (
    a.name === b.name &&
    a.label === b.label &&
    a.pressable === b.pressable &&
    a.held === b.held &&
    a.target === b.target &&
    a.tile === b.tile &&
    a.stone?.seat === b.stone?.seat &&
    a.stone?.sign === b.stone?.sign &&
    (a.stone?.motion === undefined) === (b.stone?.motion === undefined)
  );
}

const has = (cells: readonly CellView[], name: string | undefined): boolean =>
  cells.some((cell) => cell.name === name);

export class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: Readonly<RowProps>): boolean {
    const { cells, row, ply, tabStop, Piece } = this.props;
    return !(
      row === next.row &&
      ply === next.ply &&
      Piece === next.Piece &&
      (tabStop === next.tabStop || (!has(cells, tabStop) && !has(next.cells, next.tabStop))) &&
      cells.length === next.cells.length &&
      cells.every((cell, column) => isSame(cell, next.cells[column]!))
    );
  }

  override render({ cells, row, ply, tabStop, Piece }: Readonly<RowProps>): JSX.Element {
    return (
      <g role="row">
        {cells.map((cell, column) => (
          <Cell
            key={cell.name}
            cell={cell}
            row={row}
            column={column}
            ply={ply}
            tabStop={cell.name === tabStop}
            Piece={Piece}
          />
        ))}
      </g>
    );
  }
}
