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
}

interface TargetProps {
  readonly kind: NonNullable<CellView['target']>;
  readonly isOnTile: boolean;
}

/** Where what is held may go. */
export function Target({ kind, isOnTile }: TargetProps): JSX.Element {
  return <circle class={`target target-${kind}`} r={(isOnTile ? TARGETS_ON_TILES : TARGETS)[kind]} />;
}

/** Presses and focus bubble to the board. What is empty is drawn in place: moving it there would cost in every frame. */
export function Cell({ cell, row, column, ply, tabStop, Piece }: CellProps): JSX.Element {
  const { name, label, pressable, held, target, tile, stone } = cell;
  const [x, y] = [column * CELL, row * CELL];
  return (
    <g
      role="gridcell"
      class={pressable ? 'cell cell-pressable' : 'cell'}
      aria-label={label}
      aria-selected={held}
      tabindex={tabStop ? 0 : -1}
      data-cell={name}
      data-step={name}
    >
      <rect class="press-area" x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} />
      {(stone ?? target) && (
        <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
          {/* A stone that has just moved is a new element, so that its motion starts; the others stay. */}
          {stone && <Piece key={stone.motion ? `ply ${ply}` : 'still'} stone={stone} tile={tile} />}
          {target && <Target kind={target} isOnTile={tile !== undefined} />}
        </g>
      )}
      {tabStop && <rect class="focus-ring" x={x + 4} y={y + 4} width={CELL - 8} height={CELL - 8} rx="12" />}
    </g>
  );
}
