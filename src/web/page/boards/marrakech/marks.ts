/** What a search says of turns and carpets, as far as the move that is being built leaves them open. */
import type { Way } from '../../../worker/pageGame.ts';
import type { MoveMark } from '../board.ts';
import { isTurn } from './steps.ts';

export interface TurnMark {
  readonly heat: number;
  readonly note: string | undefined;
  readonly isBest: boolean;
}

export interface CarpetMark extends TurnMark {
  readonly squares: Way;
}

/** The moves that begin with the steps made, each with what is left of the way. */
function stillOpen(marks: readonly MoveMark[], made: Way): { readonly mark: MoveMark; readonly rest: Way }[] {
  return marks.flatMap((mark) => {
    const way = mark.ways.find((candidate) => made.every((step, i) => candidate[i] === step));
    return way ? [{ mark, rest: way.slice(made.length) }] : [];
  });
}

/** Of each turn that is next: what its best move is worth. */
export function turnMarks(marks: readonly MoveMark[], made: Way): ReadonlyMap<string, TurnMark> {
  const turns = new Map<string, TurnMark>();
  for (const { mark, rest } of stillOpen(marks, made)) {
    const [turn] = rest;
    if (turn === undefined || !isTurn(turn)) continue;
    const known = turns.get(turn);
    turns.set(turn, {
      heat: Math.max(mark.heat, known?.heat ?? 0),
      note: known?.note ?? mark.note,
      isBest: mark.isBest || (known?.isBest ?? false),
    });
  }
  return turns;
}

/** The carpets that are next, without those that the search hardly looked at. */
export function carpetMarks(marks: readonly MoveMark[], made: Way): CarpetMark[] {
  return stillOpen(marks, made).flatMap(({ mark, rest }) => {
    const squares = rest.filter((step) => !isTurn(step));
    const isNext = squares.length > 0 && !isTurn(rest[0]!);
    const { heat, note, isBest } = mark;
    if (!isNext || (heat === 0 && note === undefined && !isBest)) return [];
    return [{ squares: [...made.filter((step) => !isTurn(step)), ...squares], heat, note, isBest }];
  });
}

/** The best move of all as turn and carpet, while nothing has been chosen. */
export function bestMove(
  marks: readonly MoveMark[],
): { readonly turn: string | undefined; readonly squares: Way } | undefined {
  const way = marks.find(({ isBest }) => isBest)?.ways[0];
  return way && { turn: way.find(isTurn), squares: way.filter((step) => !isTurn(step)) };
}
