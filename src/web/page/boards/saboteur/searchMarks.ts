/**
 * What a search says of moves, as marks on cards and targets. Before a card is chosen, both the card and where it would
 * go are warm; after that, only where the chosen card can go.
 */
import type { Way } from '../../../worker/pageGame.ts';
import type { MoveMark } from '../board.ts';

export interface SearchMarks {
  readonly heat: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, string>;
  /** The way of the best move, if it can still be made. */
  readonly best: Way | undefined;
}

export const NO_MARKS: SearchMarks = { heat: new Map(), notes: new Map(), best: undefined };

function begins(way: Way, made: Way): boolean {
  return made.every((step, i) => way[i] === step);
}

/** @param marks the best first */
export function searchMarks(marks: readonly MoveMark[], made: Way): SearchMarks {
  const heat = new Map<string, number>();
  const notes = new Map<string, string>();
  let best: Way | undefined;
  for (const mark of marks) {
    const way = mark.ways.find((steps) => begins(steps, made));
    const target = way?.at(-1);
    if (!way || target === undefined) continue;
    if (mark.isBest) best = way;
    for (const step of new Set(made.length === 0 ? [way[0]!, target] : [target])) {
      heat.set(step, Math.max(mark.heat, heat.get(step) ?? 0));
      if (mark.note !== undefined && !notes.has(step)) notes.set(step, mark.note);
    }
  }
  return { heat, notes, best };
}
