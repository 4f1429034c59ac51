/**
 * Makes a table fit a screen: columns that may be left out go first, from the right; then text that is wrapped gets
 * less room, and text that may be cut is cut: specs in the middle, because they differ at their ends.
 */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** Longer text is broken between words. */
  readonly width?: number;
  /** What happens to it where the table is wider than the screen: its text is cut in the middle or at its end, or it is left out. */
  readonly narrow?: 'middle' | 'end' | 'drop';
}

export interface TableParts {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** Between two columns. */
export const GAP = 2;
/** Nothing is made narrower than this: it could not be read. */
const NARROWEST = 12;

function lengthOf(text: string): number {
  return [...text].length;
}

function widthsOf({ columns, rows }: TableParts): number[] {
  return columns.map(({ title, width }, i) => {
    const longest = Math.max(lengthOf(title), ...rows.map((row) => lengthOf(row[i] ?? '')));
    return Math.min(longest, width ?? Infinity);
  });
}

function excess(widths: readonly number[], width: number): number {
  return widths.reduce((sum, w) => sum + w, 0) + GAP * (widths.length - 1) - width;
}

/** `uct(c=0.…ns=200)`, or only the beginning. */
function cut(text: string, width: number, where: 'middle' | 'end'): string {
  const letters = [...text];
  if (letters.length <= width) return text;
  const end = where === 'middle' ? Math.floor((width - 1) / 2) : 0;
  return `${letters.slice(0, width - 1 - end).join('')}…${letters.slice(letters.length - end).join('')}`;
}

function without({ columns, rows }: TableParts, place: number): TableParts {
  return {
    columns: columns.filter((_, i) => i !== place),
    rows: rows.map((row) => row.filter((_, i) => i !== place)),
  };
}

function dropColumns(table: TableParts, width: number): TableParts {
  const place = table.columns.findLastIndex(({ narrow }) => narrow === 'drop');
  if (place < 0 || excess(widthsOf(table), width) <= 0) return table;
  return dropColumns(without(table, place), width);
}

function isCut(narrow: Column['narrow']): narrow is 'middle' | 'end' {
  return narrow === 'middle' || narrow === 'end';
}

/** Takes from the widest of the columns that can give, until everything fits or none can give more. */
function shrink({ columns, rows }: TableParts, width: number): TableParts {
  const widths = widthsOf({ columns, rows });
  const giving = columns.map(({ narrow, width: most }) => most !== undefined || isCut(narrow));
  for (let over = excess(widths, width); over > 0; over--) {
    const widest = Math.max(NARROWEST, ...widths.filter((_, i) => giving[i]));
    const place = widths.findIndex((w, i) => giving[i] && w === widest);
    if (widest === NARROWEST || place < 0) break;
    widths[place]!--;
  }
  return {
    columns: columns.map((column, i) =>
      column.width === undefined ? column : { ...column, width: widths[i]! },
    ),
    rows: rows.map((row) =>
      row.map((text, i) => {
        const narrow = columns[i]?.narrow;
        return isCut(narrow) ? cut(text, widths[i]!, narrow) : text;
      }),
    ),
  };
}

/** @param width undefined for a file or a program, which gets all */
export function fitTable(table: TableParts, width: number | undefined): TableParts {
  if (width === undefined || excess(widthsOf(table), width) <= 0) return table;
  return shrink(dropColumns(table, width), width);
}
