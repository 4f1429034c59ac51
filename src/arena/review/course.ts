/** The course of a game: what every position was worth, for a graph. */
import type { Judgement, Values } from './judgement.ts';

export interface CoursePoint {
  /** Plies played before the position. */
  readonly ply: number;
  /** By seat; null where no position of the game was looked at. */
  readonly values: Values | null;
}

/**
 * One point for every position, the first and the last included. A position is worth what the judgement of the next ply
 * says; the last one, or one in which nobody looked, what is known from the ply before, or else from a later one.
 */
export function course(judgements: readonly Judgement[]): readonly CoursePoint[] {
  let known: Values | null = null;
  const values: (Values | null)[] = [];
  for (const { before, after } of judgements) {
    values.push(before ?? known);
    known = after ?? before ?? known;
  }
  values.push(known);
  for (let i = values.length - 2; i >= 0; i--) values[i] ??= values[i + 1]!;
  const first = judgements[0]?.ply ?? 0;
  return values.map((value, i) => ({ ply: first + i, values: value }));
}
