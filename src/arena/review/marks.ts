/**
 * Marks of moves, as chess has them. The thresholds are those of lichess (modules/tree/src/main/Advice.scala: a loss of
 * 0.1, 0.2 and 0.3 on a scale from -1 to 1), on ours from 0 to 1.
 */
export const MARKS = ['?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** The least loss, as a chance to win, for which a move is marked. */
export const THRESHOLDS: Readonly<Record<Mark, number>> = { '?!': 0.05, '?': 0.1, '??': 0.15 };

/** A difference of less than this many standard errors may be noise. */
const SURE = 2;

/** @param swing the loss as a chance to win */
export function markOf(swing: number): Mark | null {
  return MARKS.findLast((mark) => swing >= THRESHOLDS[mark]) ?? null;
}

export function isSure(difference: number, error: number): boolean {
  return difference >= SURE * error;
}
