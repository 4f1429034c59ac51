/** One cell that can be pressed: what stands on it, and where what is held may go. */
import type { JSX } from 'preact';
import { CELL } from './geometry.ts';
import type { CellView, StoneView } from './gridView.ts';

/** Radii of the marks of targets. */
const TARGETS = { step: 15, leap: 19, capture: 44 };
/** On a tile they are around what it shows. */
const TARGETS_ON_TILES = { step: 33, leap: 33, capture: 44 };

export interface PieceProps {
  readonly stone: StoneView;
  /** The ground that it stands on. */
  readonly tile: string | undefined;
}

interface CellProps {
  readonly cell: CellView;
  readonly row: number;
  readonly column: number;
  readonly ply: number;
  /** The one cell that Tab leads to. */
  readonly tabStop: boolean;
  Piece(props: PieceProps): JSX.Element;
  onPress(): void;
  onFocus(): void;
}

interface TargetProps {
  readonly kind: NonNullable<CellView['target']>;
  readonly isOnTile: boolean;
}

/** Where what is held may go. */
export function Target({ kind, isOnTile }: TargetProps): JSX.Element {
  return <circle class={`target target-${kind}`} r={(isOnTile ? TARGETS_ON_TILES : TARGETS)[kind]} />;
}

export function Cell({ cell, row, column, ply, tabStop, Piece, onPress, onFocus }: CellProps): JSX.Element {
  const half = CELL / 2;
  const moved = cell.stone?.motion !== undefined;
  return (
    <g
      role="gridcell"
      class={cell.pressable ? 'cell cell-pressable' : 'cell'}
      transform={`translate(${column * CELL + half} ${row * CELL + half})`}
      aria-label={cell.label}
      aria-selected={cell.held}
      tabindex={tabStop ? 0 : -1}
      data-cell={cell.name}
      data-step={cell.name}
      onClick={onPress}
      onFocus={onFocus}
    >
      <rect class="press-area" x={1 - half} y={1 - half} width={CELL - 2} height={CELL - 2} />
      {/* A stone that has just moved is a new element, so that its motion starts; the others stay. */}
      {cell.stone && <Piece key={moved ? `ply ${ply}` : 'still'} stone={cell.stone} tile={cell.tile} />}
      {cell.target && <Target kind={cell.target} isOnTile={cell.tile !== undefined} />}
      <rect class="focus-ring" x="-46" y="-46" width="92" height="92" rx="12" />
    </g>
  );
}
