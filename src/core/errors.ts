/**
 * The one class of error for what a person got wrong. It is shown as a message and a hint,
 * never with a stack trace; everything else that is thrown is a bug and keeps its trace.
 */
export class UserError extends Error {
  /** What would have been right, as a sentence; empty when the message says it all. */
  readonly hint: string;

  constructor(message: string, hint = '') {
    super(message);
    this.name = 'UserError';
    this.hint = hint;
  }
}

/** Edit distance (insert, delete, replace, swap of neighbours), for "did you mean". */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replace, rows[i - 1]![j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The known name closest to `word`, if it is close enough to be a slip of the finger. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    const d = distance(word.toLowerCase(), name.toLowerCase());
    if (d < bestDistance) [best, bestDistance] = [name, d];
  }
  return best;
}

/** The error for a name that is not in a closed list: suggests the nearest, or lists them all. */
export function unknownName(what: string, word: string, known: readonly string[]): UserError {
  const near = nearest(word, known);
  const list = known.join(', ');
  return new UserError(
    `unknown ${what} "${word}"`,
    near ? `Did you mean "${near}"? Known: ${list}.` : `Known: ${list}.`,
  );
}
