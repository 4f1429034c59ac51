/** One cell of the mine that can be pressed. */
import type { JSX } from 'preact';
import { CELL } from '../grid/geometry.ts';
import { Entrance, Objective } from './Landmarks.tsx';
import { TilePicture } from './TilePicture.tsx';
import { Eye } from './glyphs.tsx';
import type { MineCell as Cell } from './mineCells.ts';

interface MineCellProps {
  readonly cell: Cell;
  /** On the screen. */
  readonly row: number;
  readonly column: number;
  readonly node: number;
  /** Did the last move just happen? */
  readonly isNext: boolean;
  /** Is the mine seen from the far side? */
  readonly isFlipped: boolean;
  readonly isTabStop: boolean;
  onPress(): void;
  onFocus(): void;
}

function Content({
  cell,
  isNext,
  node,
}: Pick<MineCellProps, 'cell' | 'isNext' | 'node'>): JSX.Element | null {
  const { tile, objective, isEntrance, isLast } = cell;
  if (isEntrance) return <Entrance />;
  if (objective) return <Objective key={node} objective={objective} isTurning={isNext && objective.isNew} />;
  if (!tile) return null;
  const wait = isNext ? tile.litAfter : undefined;
  return (
    <g
      // What has just been laid or lit is a new element, so that its motion starts.
      key={isNext && (isLast || wait !== undefined) ? node : 'still'}
      class={`${isNext && isLast ? 'lay' : ''} ${wait === undefined ? '' : 'light-up'}`}
      style={wait === undefined ? {} : { '--wait': wait }}
    >
      <TilePicture piece={tile.piece} lit={tile.lit} />
    </g>
  );
}

/** What the chosen card would do here. */
function Target({ cell }: { readonly cell: Cell }): JSX.Element {
  const { objective, tile, ghost } = cell;
  return (
    <g class="mine-target">
      {ghost && <g class="ghost">{<TilePicture piece={ghost} lit={0} />}</g>}
      <rect class="mine-target-ring" x="-46" y="-46" width="92" height="92" rx="8" />
      {objective && (
        <g class="mine-target-badge" transform="translate(31 31)">
          <circle r="17" />
          <g transform="scale(0.75)">
            <Eye />
          </g>
        </g>
      )}
      {tile && <path class="mine-target-cross" d="M-22 -22L22 22M22 -22L-22 22" />}
    </g>
  );
}

/** Where the search would go. */
function Suggestion({ cell }: { readonly cell: Cell }): JSX.Element {
  return (
    <g class="mine-suggestion">
      {cell.ghost && <g class="ghost">{<TilePicture piece={cell.ghost} lit={0} />}</g>}
      <rect class="mine-suggestion-ring" x="-46" y="-46" width="92" height="92" rx="8" />
    </g>
  );
}

export function MineCell(props: MineCellProps): JSX.Element {
  const { cell, row, column, node, isNext, isFlipped, isTabStop } = props;
  const { heat, isTarget, isBest, isLast } = cell;
  const isTile = cell.tile !== undefined || cell.ghost !== undefined;
  return (
    <g
      role="gridcell"
      class={isTarget ? 'cell cell-pressable' : 'cell'}
      transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}
      aria-label={cell.label}
      aria-selected={false}
      tabindex={isTabStop ? 0 : -1}
      data-step={cell.name}
      onClick={props.onPress}
      onFocus={props.onFocus}
    >
      <rect class="press-area" x="-49" y="-49" width="98" height="98" />
      {heat > 0 && (
        <rect class="mine-heat" x="-44" y="-44" width="88" height="88" rx="9" opacity={0.1 + 0.6 * heat} />
      )}
      <g transform={isFlipped && isTile ? 'rotate(180)' : ''}>
        <Content cell={cell} isNext={isNext} node={node} />
        {isTarget ? <Target cell={cell} /> : isBest && <Suggestion cell={cell} />}
      </g>
      {isLast && <rect class="mine-last" x="-46" y="-46" width="92" height="92" rx="7" />}
      <rect class="focus-ring" x="-46" y="-46" width="92" height="92" rx="12" />
    </g>
  );
}
