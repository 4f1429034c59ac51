/** What the steps made so far mean on the board: which way Assam is sent, where he will stand, where the carpet goes. */
import type { MarrakechView, StopView, TurnStep, WalkView } from '../../../worker/games/marrakech/view.ts';
import type { Choice } from '../board.ts';
import { isTurn } from './steps.ts';

export interface Selection {
  /** The walks that can still be taken, or looked at. */
  readonly walks: readonly WalkView[];
  readonly turn: TurnStep | undefined;
  /** Is a turn the next thing to choose? */
  readonly isTurning: boolean;
  /** The squares of the carpet that have been chosen. */
  readonly squares: readonly string[];
  /** The squares that may be chosen next. */
  readonly targets: ReadonlySet<string>;
  /** Where Assam stands when the carpet is laid, as far as that is known. */
  readonly stand: Pick<StopView, 'square' | 'facing'>;
}

export function selectionOf(view: MarrakechView, { made, next }: Choice): Selection {
  const turn = made.find(isTurn);
  const squares = made.filter((step) => !isTurn(step));
  const walks = view.walks.filter(
    ({ carpet }) => carpet.length === 0 || (squares.length === 2 && carpet.every((s) => squares.includes(s))),
  );
  const stops = walks.find((walk) => walk.turn === turn)?.stops ?? [];
  return {
    walks,
    turn,
    isTurning: [...next.keys()].some(isTurn),
    squares,
    targets: new Set([...next.keys()].filter((step) => !isTurn(step))),
    stand: turn !== undefined && stops.length === 1 ? stops[0]! : view.assam,
  };
}

/** The carpet as it would lie: both squares chosen, or the second one under the pointer. */
export function ghostOf({ squares, targets }: Selection, pointed: string | undefined): readonly string[] {
  const isSecond = squares.length === 1 && pointed !== undefined && targets.has(pointed);
  return isSecond ? [...squares, pointed] : squares;
}

/** The square that may not be added, because both together show one carpet that is protected. */
export function forbiddenSecond(view: MarrakechView, { squares, targets }: Selection): string | undefined {
  const [only, ...others] = squares;
  if (only === undefined || others.length > 0) return undefined;
  const { joins, isProtected } = view.squares.find(({ name }) => name === only) ?? {};
  return joins !== undefined && joins !== null && isProtected && !targets.has(joins) ? joins : undefined;
}
