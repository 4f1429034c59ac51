/** Errors of people: one class for them all, names that were mistyped, and texts that are too long to repeat. */

/**
 * The one class of error for what a person got wrong. It is shown as a message and a hint,
 * never with a stack trace; everything else that is thrown is a bug and keeps its trace.
 */
export class UserError extends Error {
  /** What would have been right, as a sentence; empty when the message says it all. */
  readonly hint: string;

  constructor(message: string, hint = '') {
    super(shortenWords(message));
    this.name = 'UserError';
    this.hint = shortenWords(hint);
  }
}

/** The code of a failure of the system, such as ENOENT; what is said of it if it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}

/** No word that a person has typed is longer; one from a broken file or program may be a megabyte. */
const LONGEST_WORD = 200;
/** No message that a person reads to the end is longer. */
const LONGEST_MESSAGE = 2000;

/** The beginning of a long text, and how long it is. */
export function shorten(text: string, most = 60): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
}

/** What is wrong is often repeated in the message, and must not drown it. */
function shortenWords(text: string): string {
  if (text.length <= LONGEST_WORD) return text;
  const words = text.replaceAll(/\S+/g, (word) => (word.length > LONGEST_WORD ? shorten(word) : word));
  return shorten(words, LONGEST_MESSAGE);
}

/**
 * Edit distance (insert, delete, replace, swap of neighbours), for "did you mean". Only distances up to `limit` matter,
 * so that only a band around the diagonal is looked at; `limit + 1` stands for anything larger.
 */
function distance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, far));
  for (let i = 1; i <= a.length; i++) {
    const row = Array<number>(b.length + 1).fill(far);
    row[0] = Math.min(i, far);
    const end = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= end; j++) {
      const replace = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replace, last[j]! + 1, row[j - 1]! + 1, far);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1);
      row[j] = best;
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** A word of fewer letters stands in too many names. */
const SHORTEST_PART = 4;

/**
 * The known name of which `word` is the last part, as `uct` is of `survey-uct`; else the one closest to it, if it is close
 * enough to be a slip of the finger; else one of which it is any part, as `depth` is of `treeDepth`.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const longest = Math.max(0, ...known.map((name) => name.length));
  const limit = Math.max(1, Math.floor(word.length / 3));
  // A longer word is too far from every name; it need not even be looked at.
  if (word.length - limit > longest) return undefined;
  const written = word.toLowerCase();
  const longer = known.find((name) => written !== '' && name.toLowerCase().endsWith(`-${written}`));
  if (longer !== undefined) return longer;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    const d = distance(written, name.toLowerCase(), bestDistance - 1);
    if (d < bestDistance) [best, bestDistance] = [name, d];
  }
  if (best !== undefined || word.length < SHORTEST_PART) return best;
  return known.find((name) => name.toLowerCase().includes(written));
}

/** The error for a name that is not in a closed list: suggests the nearest, or lists them all. */
export function unknownName(what: string, word: string, known: readonly string[]): UserError {
  const near = nearest(word, known);
  const list = known.join(', ');
  return new UserError(
    `unknown ${what} "${shorten(word)}"`,
    near ? `Did you mean "${near}"? Known: ${list}.` : `Known: ${list}.`,
  );
}
