/**
 * Text from outside that is safe to show. Control characters can move the cursor of a terminal, rename its window or
 * hide what is printed; characters that turn the direction of writing can make a line read as another; and some are
 * forbidden in XML, so that no picture can be drawn of them. All are shown as their JSON escapes: a JSON document
 * stays the same document.
 */

/** Control characters, halves of characters, what turns the direction of writing or ends a line unseen, non-characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\uFFFE\uFFFF]/u;
const UNPRINTABLE_IN_LINE = new RegExp(UNPRINTABLE.source, 'gu');
/** The same except for tabs and line ends. */
const UNPRINTABLE_IN_LINES = new RegExp(`(?![\\t\\n])${UNPRINTABLE.source}`, 'gu');

function escape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The text with everything escaped that must not reach a screen; tabs and line ends stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE_IN_LINES, escape);
}

/** The same for one line: tabs and line ends are escaped too. */
export function printableLine(text: string): string {
  return text.replace(UNPRINTABLE_IN_LINE, escape);
}

/** Can it stand in one line as it is? */
export function isPrintableLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** The same for a text of several lines. */
export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE_IN_LINES) < 0;
}
