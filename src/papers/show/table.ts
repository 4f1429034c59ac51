/** Tables of quantities, published values next to ours. */
import type { Cell, Column, Row, Table, Text } from '../../report/document.ts';
import { fixed, range } from '../../words/index.ts';
import type { Quantity } from '../quantity.ts';

export interface QuantitiesTable {
  /** Begins with the id of the experiment in small letters: `c1-constants`. */
  readonly id: string;
  readonly caption: Text;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | Cell)[])[];
  /** The same as plain numbers, for the CSV file. */
  readonly data: readonly Row[];
}

export function table(content: QuantitiesTable): Table {
  return { kind: 'table', ...content };
}

/** A quantity with its interval next to it. */
export function quantityCell(quantity: Quantity | null, digits: number): Cell {
  if (!quantity || Number.isNaN(quantity.value)) return { text: '–' };
  const format = (value: number): string => (Number.isFinite(value) ? fixed(value, digits) : '–');
  return {
    text: format(quantity.value),
    note: range({ mean: quantity.value, low: quantity.low, high: quantity.high }, format),
  };
}

/** Several groups of columns of a CSV file as one row. */
export function joinRows(...groups: readonly Row[]): Row {
  return Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
}

/** The quantity as columns of a CSV file. */
export function quantityRow(name: string, quantity: Quantity | null): Row {
  const finite = (value: number | undefined): number | null =>
    value !== undefined && Number.isFinite(value) ? value : null;
  return {
    [name]: finite(quantity?.value),
    [`${name} low`]: finite(quantity?.low),
    [`${name} high`]: finite(quantity?.high),
    [`${name} games`]: quantity?.games ?? null,
  };
}
