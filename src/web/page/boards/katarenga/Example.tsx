/** A small position for the legend and the guide to the rules, drawn like the board. */
import type { JSX } from 'preact';
import type { Ray } from '../../../worker/games/katarenga/view.ts';
import { CELL } from '../grid/geometry.ts';
import { Target } from '../grid/Cell.tsx';
import type { CellView, GridView } from '../grid/gridView.ts';
import { centreOf } from '../grid/places.ts';
import { Pawn } from './Pawn.tsx';
import { Rays } from './Rays.tsx';
import { Tiles } from './Tiles.tsx';
import './katarenga.css';
import './legend.css';

export interface ExampleProps {
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  /** Rows from the top, `/` between them; `.` for a tile whose kind does not matter. */
  readonly tiles: string;
  /** Cells of pawns: `a1 b2`. */
  readonly white?: string;
  readonly black?: string;
  /** The pawn whose move is shown, and where it can go. */
  readonly from?: string;
  readonly to?: string;
  /** Its slides: `a4 limit`. */
  readonly rays?: readonly Ray[];
  /** It leaves the board upwards. */
  readonly isLeaving?: boolean;
}

function wordsOf(text: string | undefined): ReadonlySet<string> {
  return new Set(text?.split(' '));
}

function gridOfExample(props: ExampleProps): GridView {
  const rows = props.tiles.split('/');
  const seats = [wordsOf(props.white), wordsOf(props.black)];
  const cell = (tile: string, x: number, row: number): CellView => {
    const name = `${String.fromCharCode(97 + x)}${rows.length - row}`;
    const seat = seats.findIndex((cells) => cells.has(name));
    const stone = seat === -1 ? undefined : { seat };
    return {
      name,
      label: name,
      gap: false,
      tile,
      stone,
      pressable: false,
      held: props.from === name,
      last: false,
      heat: 0,
    };
  };
  return {
    label: props.label,
    ply: 0,
    columnNames: [...rows[0]!],
    rowNames: rows,
    rows: rows.map((tiles, row) => [...tiles].map((tile, x) => cell(tile, x, row))),
    arrows: [],
  };
}

/** An arrow from a pawn out of the board. */
function Leaving({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <path
      class="leaving"
      d={`M${x} ${y - 40}V${y - 92}M${x - 16} ${y - 74}L${x} ${y - 94}L${x + 16} ${y - 74}`}
    />
  );
}

export function Example(props: ExampleProps): JSX.Element {
  const { label, from, rays = [], isLeaving = false } = props;
  const grid = gridOfExample(props);
  const targets = wordsOf(props.to);
  const cells = grid.rows.flat();
  const start = cells.find(({ name }) => name === from);
  const kind = start?.tile === 'N' ? 'leap' : 'step';
  const top = isLeaving ? 60 : 4;
  const width = grid.columnNames.length * CELL;
  const height = grid.rows.length * CELL;
  return (
    <svg
      class="katarenga-example"
      role="img"
      aria-label={label}
      viewBox={`-4 ${-top} ${width + 8} ${height + top + 4}`}
      style={{ '--columns': `${grid.columnNames.length}` }}
    >
      <rect class="sheet" x="-2" y="-2" width={width + 4} height={height + 4} rx="6" />
      {cells.map(({ name, tile }) => {
        const at = centreOf(grid, name)!;
        return <Tiles key={name} kind={tile ?? ''} centres={[at]} />;
      })}
      {from !== undefined && <Rays grid={grid} from={from} reach={{ cells: [...targets], rays }} />}
      {cells.map((cell) => {
        const { x, y } = centreOf(grid, cell.name)!;
        return (
          <g key={cell.name} transform={`translate(${x} ${y})`}>
            {cell.stone && <Pawn stone={cell.stone} tile={cell.tile} />}
            {targets.has(cell.name) && <Target kind={cell.stone ? 'capture' : kind} isOnTile />}
          </g>
        );
      })}
      {isLeaving && start && <Leaving {...centreOf(grid, start.name)!} />}
    </svg>
  );
}
