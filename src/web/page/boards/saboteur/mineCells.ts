/** The cells of the mine as they are shown and said: what lies there, and what choosing them would do. */
import type {
  ObjectiveView,
  PieceView,
  PlaceView,
  SaboteurView,
  TileView,
} from '../../../worker/games/saboteur/view.ts';
import type { BoardProps } from '../board.ts';
import { type SearchMarks, searchMarks } from './searchMarks.ts';
import { type Selection, pieceOn, selectionOf } from './selection.ts';

export interface MineCell extends PlaceView {
  /** The step, as the keyboard knows it. */
  readonly name: string;
  readonly label: string;
  readonly tile: TileView | undefined;
  readonly objective: ObjectiveView | undefined;
  readonly isEntrance: boolean;
  readonly isLast: boolean;
  /** Can the chosen card go here? */
  readonly isTarget: boolean;
  /** How the chosen tile would lie here, or the one that the search would lay. */
  readonly ghost: PieceView | undefined;
  /** Is this where the best move goes? */
  readonly isBest: boolean;
  readonly heat: number;
  readonly note: string | undefined;
}

type Props = Pick<BoardProps<SaboteurView>, 'view' | 'choice' | 'marks' | 'isFlipped'>;

function knownAs({ face, isRevealed, isInferred }: ObjectiveView): string {
  if (face === undefined) return 'face down';
  if (isRevealed) return `${face}, revealed`;
  return isInferred ? `must be ${face}` : `face down, you know it is ${face}`;
}

function lookedAt({ hands }: SaboteurView, { lookedBy }: ObjectiveView): string[] {
  return lookedBy.map((seat) => `${hands[seat]!.title} has looked at it`);
}

function litAs({ lit }: TileView): string {
  return lit === 0 ? 'dark' : 'lit';
}

/** What lies on a cell. */
function contentOf(view: SaboteurView, cell: PlaceView): string[] {
  const objective = view.objectives.find(({ step }) => step === cell.step);
  if (objective) return [objective.title, knownAs(objective), ...lookedAt(view, objective)];
  if (cell.step === view.entrance.step) return ['entrance'];
  const tile = view.tiles.find(({ step }) => step === cell.step);
  return tile ? [tile.piece.title, litAs(tile)] : ['empty'];
}

/** What choosing a cell does. */
function actionOf(selection: Selection | undefined, cell: string): string[] {
  const action = selection?.card.action;
  if (action === 'map') return ['look at it'];
  if (action === 'destroy') return ['destroy it'];
  const piece = selection && pieceOn(selection, cell);
  return piece ? [`lay ${piece.title} here`] : ['can be chosen'];
}

interface Context {
  readonly view: SaboteurView;
  readonly choice: Props['choice'];
  readonly selection: Selection | undefined;
  readonly marks: SearchMarks;
}

function cellAt({ view, choice, selection, marks }: Context, place: PlaceView): MineCell {
  const { step, row, column } = place;
  const { heat, notes, best } = marks;
  const isTarget = choice.isOpen && selection !== undefined && choice.next.has(step);
  const isBest = best?.at(-1) === step;
  const suggested = isBest ? selectionOf(view, best) : undefined;
  const ghosted = isTarget ? selection : suggested;
  return {
    ...place,
    name: step,
    label: [
      `row ${row}, column ${column}`,
      ...contentOf(view, place),
      ...(step === view.last?.cell ? ['last move'] : []),
      ...(isTarget ? actionOf(selection, step) : []),
    ].join(', '),
    tile: view.tiles.find((tile) => tile.step === step),
    objective: view.objectives.find((objective) => objective.step === step),
    isEntrance: step === view.entrance.step,
    isLast: step === view.last?.cell,
    isTarget,
    ghost: ghosted && pieceOn(ghosted, step),
    isBest,
    heat: heat.get(step) ?? 0,
    note: notes.get(step),
  };
}

/** Row by row as they are on the screen. */
export function mineCells(props: Props): MineCell[][] {
  const { view, choice } = props;
  const { top, left, rows, columns } = view.crop;
  const selection = selectionOf(view, choice.made);
  const marks = searchMarks(props.marks, choice.made);
  const cells = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => {
      const [row, column] = [top + i, left + j];
      return cellAt({ view, choice, selection, marks }, { step: `r${row}c${column}`, row, column });
    }),
  );
  return props.isFlipped ? cells.toReversed().map((row) => row.toReversed()) : cells;
}
