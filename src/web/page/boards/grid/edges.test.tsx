// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import type { JSX } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { GridBoard } from './GridBoard.tsx';
import { flip } from './flip.ts';
import type { CellView, EdgeView, GridView } from './gridView.ts';

const cell = (name: string): CellView => ({
  name,
  label: name,
  gap: false,
  pressable: true,
  held: false,
  last: false,
  heat: 0,
});

const edge = (name: string): EdgeView => ({ name, label: `${name} edge`, pressable: true, heat: 0 });

const view: GridView = {
  label: 'a board with edges',
  ply: 0,
  columnNames: ['a', 'b'],
  rowNames: ['2', '1'],
  rows: [
    [cell('a2'), cell('b2')],
    [cell('a1'), cell('b1')],
  ],
  top: edge('far'),
  bottom: edge('near'),
  arrows: [{ from: 'a2', to: 'far', weight: 1 }],
};

afterEach(cleanup);

function show(shown: GridView): { readonly pressed: string[] } {
  const pressed: string[] = [];
  render(<GridBoard view={shown} onPress={(name) => pressed.push(name)} onCancel={() => {}} />);
  return { pressed };
}

const focused = (): string | null => document.activeElement?.getAttribute('data-step') ?? null;

test('arrow keys lead from the cells to the edges and back to the column they came from', () => {
  const { pressed } = show(view);
  const key = (name: string): void => void fireEvent.keyDown(document.activeElement!, { key: name });
  document.querySelector<SVGGElement>('[tabindex="0"]')!.focus();
  expect(focused()).toBe('a2');
  key('ArrowRight');
  key('ArrowUp');
  expect(focused()).toBe('far');
  key('Enter');
  key('ArrowDown');
  expect(focused()).toBe('b2');
  for (let i = 0; i < 5; i++) key('ArrowDown');
  key(' ');
  expect(pressed).toEqual(['far', 'near']);
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('an edge is pressed like a cell, and an arrow may lead into it', () => {
  const { pressed } = show(view);
  fireEvent.click(screen.getByLabelText('far edge'));
  expect(pressed).toEqual(['far']);
  expect(document.querySelectorAll('.arrow')).toHaveLength(1);
});

test('turning the board turns the edges as well', () => {
  expect([flip(view).top?.name, flip(view).bottom?.name]).toEqual(['near', 'far']);
  expect(flip(flip(view))).toEqual(view);
});

test('a search that warms a cell leaves all others as they were drawn', () => {
  let drawn = 0;
  const Piece = (): JSX.Element => {
    drawn++;
    return <circle />;
  };
  const nothing = (): void => {};
  const stones = {
    ...view,
    rows: view.rows.map((cells) => cells.map((at) => ({ ...at, stone: { seat: 0 } }))),
  };
  const warm = (heat: number): GridView => ({
    ...stones,
    rows: stones.rows.map((cells) => cells.map((at) => ({ ...at, heat }))),
  });
  const { rerender } = render(<GridBoard view={stones} Piece={Piece} onPress={nothing} onCancel={nothing} />);
  expect(drawn).toBe(4);
  rerender(<GridBoard view={warm(0.5)} Piece={Piece} onPress={nothing} onCancel={nothing} />);
  expect(document.querySelectorAll('.heat')).toHaveLength(4);
  expect(drawn).toBe(4);
  rerender(<GridBoard view={{ ...warm(0.5), ply: 1 }} Piece={Piece} onPress={nothing} onCancel={nothing} />);
  expect(drawn).toBe(8);
});
