/** From a position of Katarenga and what a person has chosen so far to what the grid shows. */
import type { KatarengaCell, KatarengaView, SideView } from '../../../worker/games/katarenga/view.ts';
import type { BoardProps } from '../board.ts';
import type { CellView, EdgeView, GridView, Motion } from '../grid/gridView.ts';
import { type GridMarks, gridMarks } from '../grid/marks.ts';
import { slideOf } from '../grid/places.ts';
import { KINDS } from './glyphs.ts';

type Props = Pick<BoardProps<KatarengaView>, 'view' | 'node' | 'isNext' | 'choice' | 'marks'>;

/** How the pawn on a cell came there, if it has just done so. */
function motionTo({ rows, last }: KatarengaView, name: string): Motion | undefined {
  return last?.to === name ? slideOf(rows, last.from, name) : undefined;
}

/** All that the cells have in common. */
interface Context extends Props {
  readonly heats: GridMarks;
  /** The pawn that has been picked up. */
  readonly held: KatarengaCell | undefined;
  /** A pawn is to score, and is being chosen. */
  readonly isScoring: boolean;
}

function contextOf(props: Props): Context {
  const { view, choice, marks } = props;
  return {
    ...props,
    heats: gridMarks(marks),
    held: view.rows.flat().find(({ name }) => choice.made.includes(name)),
    isScoring: view.sides.some(({ goal }) => choice.made.includes(goal)),
  };
}

function targetOf({ choice, held, isScoring }: Context, { name, pawn }: KatarengaCell): CellView['target'] {
  if (!choice.next.has(name) || (!held && !isScoring)) return undefined;
  if (pawn >= 0) return 'capture';
  return held?.tile === 'N' ? 'leap' : 'step';
}

/** What pressing a cell does, for those who hear it. */
function actionOf({ choice, held, isScoring }: Context, { name, pawn }: KatarengaCell): string | undefined {
  if (held?.name === name) return 'picked up';
  if (!choice.next.has(name)) return undefined;
  if (isScoring) return 'take it from here';
  if (!held) return 'can move';
  return pawn === -1 ? 'move here' : 'capture it';
}

function cellView(context: Context, cell: KatarengaCell): CellView {
  const { view, isNext, choice, held, heats } = context;
  const { name, tile, pawn } = cell;
  const isOther = pawn >= 0 && pawn === held?.pawn && (view.reaches[name]?.cells.length ?? 0) > 0;
  const content = pawn === -1 ? 'empty' : `${view.sides[pawn]?.title.toLowerCase()} pawn`;
  return {
    name,
    label: [name, `${KINDS[tile]} tile`, content, actionOf(context, cell) ?? []].flat().join(', '),
    gap: false,
    tile,
    ...(pawn >= 0 && { stone: { seat: pawn, motion: isNext ? motionTo(view, name) : undefined } }),
    pressable: choice.next.has(name) || isOther,
    held: held?.name === name,
    target: targetOf(context, cell),
    last: view.last?.from === name || view.last?.to === name,
    heat: heats.heat.get(name) ?? 0,
    note: heats.notes.get(name),
  };
}

/** `1 of 2 points`, `0 of 2 camps` */
export function standing({ goal, hasCamps }: KatarengaView, { points }: SideView): string {
  if (points > goal) return `${points} points`;
  return `${points} of ${goal} ${hasCamps ? 'camps' : 'points'}`;
}

export function pawnsLeft({ pawns }: SideView): string {
  return `${pawns} ${pawns === 1 ? 'pawn' : 'pawns'} left`;
}

function edgeView({ view, choice, heats }: Context, side: SideView): EdgeView {
  const { goal, title } = side;
  const can = view.hasCamps ? 'move a pawn into a camp' : 'take a pawn off for a point';
  const isOpen = choice.next.has(goal);
  const parts = [`${title}'s goal`, standing(view, side), pawnsLeft(side), isOpen ? can : []];
  return {
    name: goal,
    label: parts.flat().join(', '),
    pressable: isOpen,
    heat: heats.heat.get(goal) ?? 0,
    note: heats.notes.get(goal),
  };
}

/** White's pawns leave at the top, Black's at the bottom. */
export function gridOf(props: Props): GridView {
  const { view, node } = props;
  const context = contextOf(props);
  const [white, black] = view.sides;
  const size = view.rows.length;
  return {
    label: `Katarenga board, ${size} by ${size}`,
    ply: node,
    columnNames: view.rows[0]?.map(({ name }) => name.replace(/\d+/, '')) ?? [],
    rowNames: view.rows.map(([first]) => first?.name.replace(/\D+/, '') ?? ''),
    rows: view.rows.map((cells) => cells.map((cell) => cellView(context, cell))),
    top: white && edgeView(context, white),
    bottom: black && edgeView(context, black),
    arrows: context.heats.arrows,
  };
}
