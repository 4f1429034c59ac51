/**
 * What a search says of moves, as marks on a grid: the places that it wants to move to are warm, the best few moves carry
 * their worth, and those that go from one place to another an arrow.
 */
import type { MoveMark } from '../board.ts';
import type { ArrowView } from './gridView.ts';

/** This many of the noted moves may be drawn as arrows. */
const ARROWS = 3;

export interface GridMarks {
  /** By the place where a move ends. */
  readonly heat: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, string>;
  readonly arrows: readonly ArrowView[];
}

/** @param marks the best first */
export function gridMarks(marks: readonly MoveMark[]): GridMarks {
  const heat = new Map<string, number>();
  const notes = new Map<string, string>();
  const arrows: ArrowView[] = [];
  for (const mark of marks) {
    const way = mark.ways[0] ?? [];
    const to = way.at(-1);
    if (to === undefined) continue;
    heat.set(to, Math.max(mark.heat, heat.get(to) ?? 0));
    if (mark.note === undefined) continue;
    if (!notes.has(to)) notes.set(to, mark.note);
    if (way.length > 1 && arrows.length < ARROWS) arrows.push({ from: way[0]!, to, weight: mark.heat });
  }
  return { heat, notes, arrows };
}
