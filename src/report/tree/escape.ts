/** Text as DOT wants it. */
import { printable } from '../../core/index.ts';

/** For text inside an HTML-like label. */
export function escaped(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A name or an attribute. */
export function quoted(text: string): string {
  return `"${printable(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
