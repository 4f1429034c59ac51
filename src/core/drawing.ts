/**
 * A drawing for a terminal: lines of text in pieces, each with the colour it would have. The text alone says everything;
 * only who prints it knows whether there are colours.
 */

export type Ink = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'faint';

/** What a piece of a drawing points out: what the last move did, or where the next one may go. */
export type Mark = 'last' | 'legal';

export interface Span {
  readonly text: string;
  readonly ink?: Ink | undefined;
  readonly mark?: Mark | undefined;
}

export type DrawnLine = readonly Span[];

/** A line without colours. */
export function plainLine(line: DrawnLine): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}

/** A drawing without colours. */
export function plainText(lines: readonly DrawnLine[]): string {
  return lines.map(plainLine).join('\n');
}
