/** From a position of any game with a grid to what the grid shows. */
import type { PlainCell, PlainView } from '../../../worker/games/plain/view.ts';
import type { BoardProps } from '../board.ts';
import type { CellView, GridView, Motion, StoneView } from '../grid/gridView.ts';
import { type GridMarks, gridMarks } from '../grid/marks.ts';
import { slideOf } from '../grid/places.ts';

type Props = Pick<BoardProps<PlainView>, 'view' | 'node' | 'isNext' | 'choice' | 'marks'>;

type Rows = readonly (readonly PlainCell[])[];

/** How the stone on a cell came there, if it has just done so: from the first cell of the move, or from nowhere. */
function motionTo({ view, isNext }: Props, rows: Rows, name: string): Motion | undefined {
  const [from] = view.last;
  if (!isNext || from === undefined || view.last.at(-1) !== name) return undefined;
  return view.last.length > 1 ? slideOf(rows, from, name) : { kind: 'grow' };
}

function stoneOf(props: Props, rows: Rows, { name, stone }: PlainCell): StoneView | undefined {
  if (stone < 0) return undefined;
  return { seat: stone, sign: props.view.seats[stone]?.sign, motion: motionTo(props, rows, name) };
}

function cellView(props: Props, rows: Rows, { heat, notes }: GridMarks, cell: PlainCell): CellView {
  const { view, choice } = props;
  const { name, stone } = cell;
  const content = stone < 0 ? 'empty' : (view.seats[stone]?.name ?? '');
  const pressable = choice.next.has(name);
  const held = choice.made.includes(name);
  const action = held ? 'picked up' : pressable ? 'can be pressed' : [];
  return {
    name,
    label: [name, content, action].flat().join(', '),
    gap: false,
    stone: stoneOf(props, rows, cell),
    pressable,
    held,
    target: pressable && choice.made.length > 0 ? (stone < 0 ? 'step' : 'capture') : undefined,
    last: view.last.includes(name),
    heat: heat.get(name) ?? 0,
    note: notes.get(name),
  };
}

export function gridOf(props: Props, rows: Rows): GridView {
  const marks = gridMarks(props.marks);
  const first = rows[0] ?? [];
  return {
    label: `${props.view.title} board, ${first.length} by ${rows.length}`,
    ply: props.node,
    columnNames: first.map(({ name }) => name.replace(/\d+/, '')),
    rowNames: rows.map(([cell]) => cell?.name.replace(/\D+/, '') ?? ''),
    rows: rows.map((cells) => cells.map((cell) => cellView(props, rows, marks, cell))),
    arrows: marks.arrows,
  };
}
