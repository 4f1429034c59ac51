/** The mine: a grid of cells to press, by mouse, finger or keyboard; for assistive technology a grid with rows. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PlaceView, SaboteurView } from '../../../worker/games/saboteur/view.ts';
import type { BoardProps } from '../board.ts';
import { Names } from '../grid/Names.tsx';
import { Ruling } from '../grid/Ruling.tsx';
import { CELL, MARGIN, lettering } from '../grid/geometry.ts';
import { type Point, centreOf } from '../grid/places.ts';
import { useRovingFocus } from '../grid/useRovingFocus.ts';
import { MineCell } from './MineCell.tsx';
import { TilePicture } from './TilePicture.tsx';
import { type MineCell as Cell, mineCells } from './mineCells.ts';

type Rows = readonly (readonly Cell[])[];

function Ground({ rows }: { readonly rows: Rows }): JSX.Element {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const columnNames = (rows[0] ?? []).map(({ column }) => `${column}`);
  const rowNames = rows.map(([first]) => `${first?.row}`);
  return (
    <>
      <rect class="earth" x="-3" y="-3" width={width * CELL + 6} height={height * CELL + 6} rx="8" />
      <Ruling columns={width} rows={height} />
      <Names view={{ columnNames, rowNames }} bottom={height * CELL} />
    </>
  );
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

interface WinningProps {
  readonly rows: Rows;
  readonly tunnel: readonly PlaceView[];
  readonly isNext: boolean;
}

/** The tunnel that won, from beside the ladder to beside the nugget. */
function Winning({ rows, tunnel, isNext }: WinningProps): JSX.Element {
  const centres = tunnel.flatMap(({ step }) => centreOf({ rows }, step) ?? []);
  const start = between(centres[0]!, centres[1]!, 0.36);
  const end = between(centres.at(-1)!, centres.at(-2)!, 0.33);
  const line = `M${[start, ...centres.slice(1, -1), end].map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g class={isNext ? 'winning winning-new' : 'winning'} aria-hidden="true">
      <path class="winning-edge" d={line} />
      <path class="winning-line" d={line} />
    </g>
  );
}

/** A tile that was destroyed just now, breaking up. */
function Ruin({ rows, view }: { readonly rows: Rows; readonly view: SaboteurView }): JSX.Element | null {
  const removed = view.last?.removed;
  const centre = removed && centreOf({ rows }, removed.step);
  if (!centre) return null;
  return (
    <g class="ruin" transform={`translate(${centre.x} ${centre.y})`} aria-hidden="true">
      <g class="ruin-tile">
        <TilePicture piece={removed.piece} lit={0} />
      </g>
    </g>
  );
}

function Notes({ rows }: { readonly rows: Rows }): JSX.Element {
  const note = (cell: Cell, i: number, j: number): JSX.Element | undefined =>
    cell.note === undefined ? undefined : (
      <text key={cell.name} class="note" x={(j + 0.5) * CELL} y={(i + 0.5) * CELL + 11}>
        {cell.note}
      </text>
    );
  return (
    <g class="pencil" aria-hidden="true">
      {rows.map((cells, i) => cells.map((cell, j) => note(cell, i, j)))}
    </g>
  );
}

export function Mine(props: BoardProps<SaboteurView>): JSX.Element {
  const { view, node, isNext, isFlipped, choice, onChoose, onCancel } = props;
  const rows = mineCells(props);
  const columns = rows[0]?.length ?? 0;
  const margin = MARGIN * lettering(columns);
  const { root, tabStop, setFocus, handlers } = useRovingFocus<SVGSVGElement>({ rows }, onChoose, onCancel);
  const firstTarget = rows.flat().find(({ isTarget }) => isTarget)?.name;
  // With a card chosen, Tab leads to where it can go.
  useEffect(() => {
    if (firstTarget !== undefined) setFocus(firstTarget);
  }, [choice.made[0]]);

  return (
    <svg
      ref={root}
      class="board mine"
      role="grid"
      // It listens for focus, which alone would make Tab stop here.
      tabindex={-1}
      aria-label={`Mine, rows ${view.crop.top} to ${view.crop.top + view.crop.rows - 1}`}
      viewBox={`${-margin} -6 ${columns * CELL + margin + 6} ${rows.length * CELL + margin + 6}`}
      style={{ '--columns': columns }}
      {...handlers}
    >
      <Ground rows={rows} />
      {isNext && <Ruin key={node} rows={rows} view={view} />}
      {rows.map((cells, i) => (
        <g role="row" key={cells[0]?.row}>
          {cells.map((cell, j) => (
            <MineCell
              key={cell.name}
              cell={cell}
              row={i}
              column={j}
              node={node}
              isNext={isNext}
              isFlipped={isFlipped}
              isTabStop={tabStop === cell.name}
              onPress={() => onChoose(cell.name)}
              onFocus={() => setFocus(cell.name)}
            />
          ))}
        </g>
      ))}
      {view.end && view.end.tunnel.length > 0 && (
        <Winning rows={rows} tunnel={view.end.tunnel} isNext={isNext} />
      )}
      <Notes rows={rows} />
    </svg>
  );
}
