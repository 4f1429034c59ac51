/** Values of the board's fields as colours, one board for each agent, all on the same scale. */
import type { TopLevelSpec } from 'vega-lite';
import { type Label, type Theme, frame, labelOn } from './theme.ts';

export interface Board {
  readonly heading: Label;
  /** Row by row from the top. */
  readonly values: readonly number[];
  /** What stands before the value in each field, such as the letter of its tile. */
  readonly letters?: readonly string[];
}

export interface BoardAxes {
  /** From the top, and from the left. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly title: string;
}

/** The part of the width that labels and gaps need, for each board. */
const MARGIN = 44;
const LARGEST_FIELD = 36;
/** Below this size a number no longer fits into its field. */
const ROOM_FOR_TEXT = 25;

/** As many boards side by side as fit with numbers in their fields. */
function layout(boards: number, columns: number, width: number): { perRow: number; field: number } {
  const perRow = Math.max(1, Math.min(boards, Math.floor(width / (columns * ROOM_FOR_TEXT + MARGIN))));
  const room = width / perRow - MARGIN;
  return { perRow, field: Math.max(7, Math.min(LARGEST_FIELD, Math.floor(room / columns))) };
}

function decimals(most: number): number {
  return most >= 10 ? 0 : most >= 1 ? 1 : 2;
}

function inkOn(share: number, theme: Theme): string {
  return share > theme.fullFrom.sequential ? theme.onFull : theme.onFaint;
}

export function boardMaps(boards: readonly Board[], axes: BoardAxes, theme: Theme): TopLevelSpec {
  const { rows, columns, title } = axes;
  const { perRow, field } = layout(boards.length, columns.length, theme.width);
  const most = Math.max(0, ...boards.flatMap(({ values }) => values)) || 1;
  const fields = ({ values, letters }: Board) =>
    values.map((value, i) => ({
      row: rows[Math.floor(i / columns.length)]!,
      column: columns[i % columns.length]!,
      value,
      text: `${letters ? `${letters[i]!} ` : ''}${value.toFixed(decimals(most))}`,
      ink: inkOn(value / most, theme),
    }));
  const numbers = {
    mark: { type: 'text', fontSize: 9.5 },
    encoding: {
      text: { field: 'text', type: 'nominal' },
      color: { field: 'ink', type: 'nominal', scale: null },
    },
  } as const;
  const squares = {
    mark: { type: 'rect', stroke: theme.paper, strokeWidth: 1 },
    encoding: {
      fill: {
        field: 'value',
        type: 'quantitative',
        scale: { domain: [0, most], range: [...theme.sequential], interpolate: 'lab' },
        legend: { title, orient: 'bottom', gradientLength: 200, titleLimit: 0, tickCount: 4 },
      },
    },
  } as const;
  return {
    ...frame(theme),
    columns: perRow,
    spacing: 18,
    concat: boards.map((board) => ({
      title: {
        text: labelOn(theme, board.heading),
        color: theme.ink,
        fontSize: 11.5,
        fontWeight: 'normal',
        offset: 4,
      },
      data: { values: fields(board) },
      width: { step: field },
      height: { step: field },
      encoding: {
        x: {
          field: 'column',
          type: 'nominal',
          scale: { domain: [...columns] },
          axis: { title: null, labelAngle: 0, domain: false, ticks: false, labelOverlap: true },
        },
        y: {
          field: 'row',
          type: 'nominal',
          scale: { domain: [...rows] },
          axis: { title: null, labelOverlap: true },
        },
      },
      layer: field < ROOM_FOR_TEXT ? [squares] : [squares, numbers],
    })),
    resolve: { scale: { fill: 'shared' } },
  };
}
