/**
 * A board of square cells as SVG. It knows no rules: it draws a view model and reports which cell was
 * pressed, by mouse, finger or keyboard. For assistive technology it is a grid with rows.
 */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Cell } from './Cell.tsx';
import { Ground } from './Ground.tsx';
import { Arrows, Notes } from './Pencil.tsx';
import { type Place, isSideways, step } from './focus.ts';
import { CELL, MARGIN } from './geometry.ts';
import type { GridView } from './gridView.ts';

interface GridBoardProps {
  readonly view: GridView;
  onPress(cell: string): void;
  onCancel(): void;
}

function Names({ view }: { readonly view: GridView }): JSX.Element {
  const bottom = view.rows.length * CELL + 29;
  return (
    <g class="names" aria-hidden="true">
      {view.columnNames.map((name, column) => (
        <text key={name} x={(column + 0.5) * CELL} y={bottom}>
          {name}
        </text>
      ))}
      {view.rowNames.map((name, row) => (
        <text key={name} x={-22} y={(row + 0.5) * CELL + 8}>
          {name}
        </text>
      ))}
    </g>
  );
}

function Ruling({ columns, rows }: { readonly columns: number; readonly rows: number }): JSX.Element {
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${rows * CELL}`);
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${columns * CELL}`);
  return <path class="ruling" d={[...down, ...across].join('')} />;
}

export function GridBoard({ view, onPress, onCancel }: GridBoardProps): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const [chosen, setFocus] = useState<Place>({ row: 0, column: 0 });
  const rows = view.rows.length;
  const columns = view.columnNames.length;
  // The board may have shrunk since.
  const focus = { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) };

  /** Did a press bring the focus here? Then nobody sees it, and left and right step through the game instead. */
  const pressed = useRef(false);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (pressed.current && isSideways(event.key)) return;
    const to = step(event.key, focus, rows, columns);
    const cell = view.rows[focus.row]?.[focus.column];
    if (to) {
      pressed.current = false;
      setFocus(to);
      const name = view.rows[to.row]?.[to.column]?.name;
      svg.current?.querySelector<SVGGElement>(`[data-cell="${name}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && cell) onPress(cell.name);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };

  const width = columns * CELL;
  const height = rows * CELL;
  return (
    <svg
      ref={svg}
      class="board"
      role="grid"
      aria-label={view.label}
      viewBox={`${-MARGIN} -6 ${width + MARGIN + 6} ${height + MARGIN + 6}`}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && svg.current?.contains(to))) pressed.current = false;
      }}
    >
      <defs>
        <pattern
          id="hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="hatch-ground" width="12" height="12" />
          <path class="hatch-line" d="M0 0V12" />
        </pattern>
      </defs>
      <rect class="sheet" x="-3" y="-3" width={width + 6} height={height + 6} rx="8" />
      <Ruling columns={columns} rows={rows} />
      <Names view={view} />
      <Ground view={view} />
      <Arrows view={view} />
      {view.rows.map((cells, row) => (
        <g role="row" key={view.rowNames[row]}>
          {cells.map((cell, column) => (
            <Cell
              key={cell.name}
              cell={cell}
              row={row}
              column={column}
              ply={view.ply}
              tabStop={focus.row === row && focus.column === column}
              onPress={() => onPress(cell.name)}
              onFocus={() => setFocus({ row, column })}
            />
          ))}
        </g>
      ))}
      <Notes view={view} />
    </svg>
  );
}
