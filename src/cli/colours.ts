/** Colours for a terminal that shows them; elsewhere the same text without. */
import type { Readable, Writable } from 'node:stream';
import { type DrawnLine, type Ink, type Mark, type Span, plainLine, printable } from '../core/index.ts';
import { type Environment, isScreen } from './terminal.ts';

/** The codes of "select graphic rendition" for the usual sixteen colours; dark blue is hard to read on black. */
const INK_CODES: Readonly<Record<Ink, number>> = {
  red: 31,
  green: 32,
  yellow: 33,
  blue: 94,
  magenta: 35,
  cyan: 36,
  faint: 2,
};
const [BOLD, GREEN, INVERSE] = [1, 32, 7];
const MARK_CODES: Readonly<Record<Mark, readonly number[]>> = { last: [BOLD, INVERSE], legal: [BOLD, GREEN] };

/** Does a person who looks at this stream want colours? Who forces them wants them in files as well. */
export function hasColours(
  stream: Readable | Writable,
  { FORCE_COLOR, NO_COLOR, TERM }: Environment,
): boolean {
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return !NO_COLOR && TERM !== 'dumb' && isScreen(stream);
}

function paintSpan({ text, ink, mark }: Span): string {
  const codes = [...(ink ? [INK_CODES[ink]] : []), ...(mark ? MARK_CODES[mark] : [])];
  const safe = printable(text);
  return codes.length === 0 ? safe : `\u001b[${codes.join(';')}m${safe}\u001b[0m`;
}

/** A line of a drawing that is safe to print. */
export function paintLine(line: DrawnLine, isColoured: boolean): string {
  return isColoured ? line.map(paintSpan).join('') : printable(plainLine(line));
}
