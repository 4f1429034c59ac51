/**
 * How results are printed: lines for people, one JSON document for programs. All output passes here:
 * names of runs and agents, what engines say and what a store contains may come from strangers, so every text is made
 * safe for a terminal.
 */
import { type DrawnLine, printable } from '../core/index.ts';
import { hasColours, paintLine } from './colours.ts';
import { type Terminal, isClosedPipe } from './terminal.ts';

/** @param line safe for a terminal */
function write({ output, errors }: Terminal, line: string): void {
  output.write(line, (failure) => {
    // On a full disk the result is still worth showing; a reader that has closed the pipe wants no more of it.
    if (failure && !isClosedPipe(output.errored ?? failure)) errors.write(line);
  });
}

export function printLine(terminal: Terminal, text = ''): void {
  write(terminal, `${printable(text)}\n`);
}

/** With colours where they are wanted. */
export function printDrawing(terminal: Terminal, lines: readonly DrawnLine[]): void {
  const isColoured = hasColours(terminal.output, terminal.environment);
  write(terminal, lines.map((line) => `${paintLine(line, isColoured)}\n`).join(''));
}

/** A line on standard error, where notes and complaints go. */
export function noteLine(terminal: Terminal, text: string): void {
  terminal.errors.write(`${printable(text)}\n`);
}

export function printJson(terminal: Terminal, value: unknown): void {
  printLine(terminal, JSON.stringify(value, null, 2));
}
