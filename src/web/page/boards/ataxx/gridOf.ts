/** From a position of Ataxx and what a person has chosen so far to what the grid shows. */
import type { AtaxxCell, AtaxxView } from '../../../worker/games/ataxx/view.ts';
import type { BoardProps } from '../board.ts';
import type { CellView, GridView, Motion } from '../grid/gridView.ts';
import { type GridMarks, gridMarks } from '../grid/marks.ts';
import { placeOf, slideOf } from '../grid/places.ts';

type Props = Pick<BoardProps<AtaxxView>, 'view' | 'node' | 'isNext' | 'choice' | 'marks'>;

/** King steps between two cells. */
function distance({ rows }: AtaxxView, a: string, b: string): number {
  const [from, to] = [placeOf(rows, a), placeOf(rows, b)];
  return from && to ? Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column)) : NaN;
}

/** How the stone on a cell came there or changed sides, if it has just done so. */
function motionOf(view: AtaxxView, { name, isConverted }: AtaxxCell): Motion | undefined {
  const { last, rows } = view;
  if (!last) return undefined;
  const [here, to] = [placeOf(rows, name), placeOf(rows, last.to)];
  if (isConverted && here && to) return { kind: 'flip', order: Math.abs(here.column - to.column) };
  if (name !== last.to) return undefined;
  return last.from !== null && last.isJump ? slideOf(rows, last.from, name) : { kind: 'grow' };
}

function targetOf({ view, choice }: Props, { name, stone }: AtaxxCell): CellView['target'] {
  const [from] = choice.made;
  if (from === undefined || stone !== -1 || !choice.next.has(name)) return undefined;
  return distance(view, from, name) === 1 ? 'step' : 'leap';
}

/** What pressing a cell does, for those who hear it. */
function actionOf(props: Props, cell: AtaxxCell): string | undefined {
  const { choice } = props;
  if (choice.made.includes(cell.name)) return 'picked up';
  if (!choice.next.has(cell.name)) return undefined;
  if (cell.stone >= 0) return 'can move';
  return targetOf(props, cell) === 'leap' ? 'jump here' : 'clone here';
}

function contentOf({ stone }: AtaxxCell): string {
  if (stone === -2) return 'gap';
  if (stone === -1) return 'empty';
  return stone === 0 ? 'black stone' : 'white stone';
}

function cellView(props: Props, { heat, notes }: GridMarks, cell: AtaxxCell): CellView {
  const { view, isNext, choice } = props;
  const { name, stone } = cell;
  const isEmpty = stone === -1;
  return {
    name,
    label: [name, contentOf(cell), actionOf(props, cell) ?? []].flat().join(', '),
    gap: stone === -2,
    ...(stone >= 0 && { stone: { seat: stone, motion: isNext ? motionOf(view, cell) : undefined } }),
    pressable: choice.next.has(name),
    held: choice.made.includes(name),
    target: targetOf(props, cell),
    last: view.last?.from === name || view.last?.to === name,
    heat: isEmpty ? (heat.get(name) ?? 0) : 0,
    note: isEmpty ? notes.get(name) : undefined,
  };
}

export function gridOf(props: Props): GridView {
  const { rows } = props.view;
  const marks = gridMarks(props.marks);
  return {
    label: `Ataxx board, ${rows.length} by ${rows.length}`,
    ply: props.node,
    columnNames: (rows[0] ?? []).map(({ name }) => name.slice(0, 1)),
    rowNames: rows.map(([first]) => first?.name.slice(1) ?? ''),
    rows: rows.map((cells) => cells.map((cell) => cellView(props, marks, cell))),
    arrows: marks.arrows,
  };
}
