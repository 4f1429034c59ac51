/** Tables of quantities, published values next to ours. */
import type { Cell, Column, Row, Table, Text } from '../../report/document.ts';
import { fixed, formatCount, range } from '../../words/index.ts';
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

/** Large counts are grouped: `210,253`. */
function formatted(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '–';
  return digits === 0 && value >= 1000 ? formatCount(Math.round(value)) : fixed(value, digits);
}

/** A quantity with its interval next to it, if it has one. */
export function quantityCell(quantity: Quantity | null, digits: number): Cell {
  if (!quantity || Number.isNaN(quantity.value)) return { text: '–' };
  const { value: mean, low, high } = quantity;
  const format = (value: number): string => formatted(value, digits);
  const text = format(mean);
  return low === -Infinity && high === Infinity
    ? { text }
    : { text, note: range({ mean, low, high }, format) };
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
