import { describe, expect, it } from 'vitest';
import { flip } from './flip.ts';
import type { CellView, GridView } from './gridView.ts';

const cell = (name: string, more: Partial<CellView> = {}): CellView => ({
  name,
  label: name,
  gap: false,
  pressable: false,
  held: false,
  last: false,
  heat: 0,
  ...more,
});

const view: GridView = {
  label: 'a board',
  ply: 1,
  columnNames: ['a', 'b'],
  rowNames: ['2', '1'],
  rows: [
    [cell('a2'), cell('b2', { stone: { seat: 0, motion: { kind: 'slide', columns: -1, rows: 1 } } })],
    [cell('a1'), cell('b1')],
  ],
  arrows: [],
};

describe('a board that is turned', () => {
  it('shows the far side near, with stones moving the other way', () => {
    const turned = flip(view);
    expect(turned.rows.map((row) => row.map(({ name }) => name))).toEqual([
      ['b1', 'a1'],
      ['b2', 'a2'],
    ]);
    expect([turned.columnNames, turned.rowNames]).toEqual([
      ['b', 'a'],
      ['1', '2'],
    ]);
    expect(turned.rows[1]![0]!.stone?.motion).toEqual({ kind: 'slide', columns: 1, rows: -1 });
  });

  it('is as before when turned again', () => {
    expect(flip(flip(view))).toEqual(view);
  });
});
