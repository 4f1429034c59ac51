/**
 * A board of square cells as SVG. It knows no rules: it draws a view model and reports which cell was
 * pressed, by mouse, finger or keyboard. For assistive technology it is a grid with rows.
 */
import type { ComponentChildren, JSX } from 'preact';
import type { PieceProps } from './Cell.tsx';
import { Edge } from './Edge.tsx';
import { Ground } from './Ground.tsx';
import { Names } from './Names.tsx';
import { Arrows, Notes } from './Pencil.tsx';
import { Row } from './Row.tsx';
import { Ruling } from './Ruling.tsx';
import { Stone } from './Stone.tsx';
import { CELL, EDGE_GAP, MARGIN, edgeHeight, lettering } from './geometry.ts';
import type { EdgeView, GridView } from './gridView.ts';
import { useRovingFocus } from './useRovingFocus.ts';

interface GridBoardProps {
  readonly view: GridView;
  onPress(place: string): void;
  onCancel(): void;
  /** What stands on the cells; stones unless the game has its own. */
  Piece?(props: PieceProps): JSX.Element;
  /** What is drawn on the sheet before anything else: the kinds of ground. */
  readonly tiles?: ComponentChildren;
  /** What is drawn between the ground and what stands on it. */
  readonly lines?: ComponentChildren;
  /** What is drawn in an edge, in a box from 0, 0. */
  drawEdge?(edge: EdgeView): ComponentChildren;
}

function Hatch(): JSX.Element {
  return (
    <defs>
      <pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch-ground" width="12" height="12" />
        <path class="hatch-line" d="M0 0V12" />
      </pattern>
    </defs>
  );
}

export function GridBoard(props: GridBoardProps): JSX.Element {
  const { view, onPress, onCancel, Piece = Stone, tiles, lines, drawEdge } = props;
  const { root, tabStop, setFocus, handlers } = useRovingFocus<SVGSVGElement>(view, onPress, onCancel);
  const rows = view.rows.length;
  const columns = view.columnNames.length;
  const width = columns * CELL;
  const height = rows * CELL;
  const margin = MARGIN * lettering(columns);
  const edge = EDGE_GAP + edgeHeight(columns);
  const top = view.top ? -edge : 0;
  const bottom = height + (view.bottom ? edge : 0);

  /** What is to happen to the place, if any, on which something has happened. */
  const onPlace =
    (act: (place: string) => void) =>
    ({ target }: Event): void => {
      const place = target instanceof Element ? target.closest('[data-step]') : null;
      if (place) act(place.getAttribute('data-step')!);
    };

  const drawn = (at: EdgeView | undefined, y: number): JSX.Element | undefined =>
    at && (
      <Edge edge={at} y={y} width={width} height={edgeHeight(columns)} tabStop={tabStop === at.name}>
        {drawEdge?.(at)}
      </Edge>
    );

  return (
    <svg
      ref={root}
      class="board"
      role="grid"
      // It listens for focus, which alone would make Tab stop here.
      tabindex={-1}
      aria-label={view.label}
      viewBox={`${-margin} ${top - 6} ${width + margin + 6} ${bottom - top + margin + 6}`}
      {...handlers}
      onClick={onPlace(onPress)}
      onFocusIn={onPlace(setFocus)}
    >
      <Hatch />
      <rect class="sheet" x="-3" y="-3" width={width + 6} height={height + 6} rx="8" />
      <Ruling columns={columns} rows={rows} />
      <Names view={view} bottom={bottom} />
      {tiles}
      <Ground view={view} />
      {lines}
      <Arrows view={view} />
      {drawn(view.top, top)}
      {view.rows.map((cells, row) => (
        <Row
          key={view.rowNames[row]}
          cells={cells}
          row={row}
          ply={view.ply}
          tabStop={tabStop}
          Piece={Piece}
        />
      ))}
      {drawn(view.bottom, height + EDGE_GAP)}
      <Notes view={view} />
    </svg>
  );
}
