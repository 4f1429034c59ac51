// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { Random, playMoves, settleOptions } from '../../../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../../../../games/carcassonne/index.ts';
import { carcassonnePage } from '../../../worker/games/carcassonne/index.ts';
import { movesAfter, nextSteps } from '../../state/choices.ts';
import type { BoardProps } from '../board.ts';
import { board } from './index.ts';

function after(moves: string): CarcassonneState {
  const state = carcassonne.start(settleOptions(carcassonne, {}), new Random(1));
  playMoves(carcassonne, state, moves.split(' '));
  return state;
}

const listed = new Int32Array(carcassonne.maxMoves);

type Props = Omit<BoardProps<ReturnType<typeof carcassonnePage.view>>, 'onChoose' | 'onCancel'>;

function propsFor(state: CarcassonneState, made: readonly string[] = []): Props {
  const legal = [...listed.subarray(0, state.turn < 0 ? 0 : state.moves(listed))].map((move) => ({
    move: carcassonne.formatMove(state, move),
    ways: carcassonnePage.ways(state, move),
  }));
  const next = new Map(
    [...nextSteps(legal, made)].map((step) => [step, carcassonnePage.stepTitle(state, step)]),
  );
  return {
    view: carcassonnePage.view({ state, last: undefined, viewer: undefined }),
    node: 1,
    isNext: false,
    choice: { isOpen: true, made, next, moves: movesAfter(legal, made) },
    marks: [],
    isFlipped: false,
  };
}

let chosen: string[] = [];
let cancelled = 0;

function show(props: Props): void {
  render(<board.Board {...props} onChoose={(step) => chosen.push(step)} onCancel={() => cancelled++} />);
}

function cell(name: string): SVGElement {
  return document.querySelector<SVGElement>(`[data-cell="${name}"]`)!;
}

beforeEach(() => {
  chosen = [];
  cancelled = 0;
});
afterEach(cleanup);

describe('a tile in hand', () => {
  it('is announced with the cells that it fits', () => {
    show(propsFor(after('U')));
    screen.getByRole('grid', { name: 'Carcassonne, 1 tile lies, Red has straight road' });
    expect(cell('0,0').getAttribute('aria-label')).toBe('0,0, one city edge, straight road, start tile');
    expect(cell('1,0').getAttribute('aria-label')).toBe(
      '1,0, empty, needs a road to the west, 43 of 70 tiles fit, can be laid here',
    );
    expect(cell('0,-1').getAttribute('aria-label')).toBe(
      '0,-1, empty, needs a city to the south, 43 of 70 tiles fit, not the tile in hand',
    );
  });

  it('goes where a cell is pressed, also where the page has to say why not', () => {
    show(propsFor(after('U')));
    fireEvent.click(cell('1,0'));
    fireEvent.click(cell('0,-1'));
    expect(chosen).toEqual(['1,0', '0,-1']);
  });

  it('is turned through the turns that fit and laid by the tick', () => {
    // A bend fits beside the road turned so that either of its ends is there.
    show(propsFor(after('V'), ['1,0']));
    const turns = screen.getByRole('group', { name: 'How to lay it on 1,0' });
    expect(
      within(turns)
        .getAllByRole('button')
        .map((button) => button.dataset['step']),
    ).toEqual(['r0', 'r1']);
    fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lay the tile' }));
    fireEvent.click(cell('1,0'));
    fireEvent.click(screen.getByRole('button', { name: 'Lay the tile' }));
    fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect([chosen, cancelled]).toEqual([['r1', 'r0'], 1]);
  });

  it('is turned by wheel and keys, and laid by Enter', () => {
    show(propsFor(after('V'), ['1,0']));
    fireEvent.wheel(cell('1,0'), { deltaY: 100 });
    cell('1,0').focus();
    fireEvent.keyDown(cell('1,0'), { key: 'Enter' });
    fireEvent.keyDown(cell('1,0'), { key: 'r' });
    fireEvent.keyDown(cell('1,0'), { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'R', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(cell('1,0'), { key: 'Escape' });
    expect([chosen, cancelled]).toEqual([['r1', 'r0', 'r1'], 1]);
  });

  it('is reached by arrow keys', () => {
    show(propsFor(after('U')));
    cell('0,0').focus();
    fireEvent.keyDown(cell('0,0'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(cell('0,-1'));
    fireEvent.keyDown(cell('0,-1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell('1,0'));
    fireEvent.keyDown(cell('1,0'), { key: ' ' });
    expect(chosen).toEqual(['1,0']);
  });

  it('lies still while nobody may move', () => {
    const props = propsFor(after('U'));
    show({ ...props, choice: { ...props.choice, isOpen: false } });
    fireEvent.click(cell('1,0'));
    expect(chosen).toEqual([]);
    screen.getByText(/of the 70 tiles left fit here/);
  });
});

describe('a tile just laid', () => {
  it('offers its pieces, on the tile and in a list', () => {
    show(propsFor(after('U 1,0r1')));
    const claims = screen.getByRole('group', { name: 'Where to put a meeple' });
    expect(
      within(claims)
        .getAllByRole('button')
        .map((button) => button.dataset['step']),
    ).toEqual(['road-e', 'field-ese', 'field-nnw', 'none']);
    fireEvent.click(within(claims).getByRole('button', { name: /^Thief/ }));
    fireEvent.click(document.querySelector('.carc-picture [data-spot="field-ese"]')!);
    fireEvent.click(within(claims).getByRole('button', { name: 'No meeple' }));
    expect(chosen).toEqual(['road-e', 'field-ese', 'none']);
  });

  it('shows what is taken, and lets the page say why', () => {
    show(propsFor(after('U 1,0r1 road U 2,0r1')));
    const taken = screen.getByRole('button', { name: /^Thief.*taken$/ });
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(taken);
    expect(chosen).toEqual(['road-e']);
  });
});

describe('what is pointed at', () => {
  it('is explained: who holds a feature and what it is worth', () => {
    show(propsFor(after('U 1,0r1 road')));
    fireEvent.click(cell('1,0').querySelector('.carc-hit-road')!);
    screen.getByText('Road of 2 tiles, open on 2 sides');
    screen.getByText('Red holds it. 2 points now, at least 4 when complete.');
    expect(document.querySelectorAll('.carc-highlight path')).toHaveLength(2);
  });

  it('is explained feature by feature to the keyboard', () => {
    show(propsFor(after('U')));
    cell('0,0').focus();
    fireEvent.keyDown(cell('0,0'), { key: 'Enter' });
    screen.getByText(/^City of 1 tile/);
    fireEvent.keyDown(cell('0,0'), { key: 'Enter' });
    screen.getByText(/^Road of 1 tile/);
    expect(chosen).toEqual([]);
  });
});

test('farms are tinted and counted on demand', () => {
  show(propsFor(after('E 0,-1r2 field')));
  expect(document.querySelector('.carc-worths')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Farms' }));
  expect(document.querySelector('.carc-worths')?.textContent).toBe('3');
});

test('points stand by kind, with what the end would bring', () => {
  show(propsFor(after('E 0,-1r2 city U 1,0r1 road')));
  const rows = screen.getAllByRole('row').filter((row) => row.tagName === 'TR');
  expect(rows.map((row) => row.textContent.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'CitiesRoadsMonasteriesFarmsTotal',
    'Red ×740004',
    'Blue ×600 +2000 +2',
  ]);
});

test('marks of a search stand on the cells, the best as a tile', () => {
  const marks = [
    { move: '1,0r1', ways: [['1,0']], heat: 1, note: '61', isBest: true },
    { move: '-1,0r1', ways: [['-1,0']], heat: 0.4, note: '55', isBest: false },
  ];
  show({ ...propsFor(after('U')), marks });
  expect([...document.querySelectorAll('.note')].map((note) => note.textContent).sort()).toEqual([
    '55',
    '61',
  ]);
  expect(document.querySelectorAll('.carc-best')).toHaveLength(1);
});

test('the guide shows a picture with words for every rule', () => {
  render(<board.Rules />);
  const pictures = screen.getAllByRole('img');
  expect(pictures).toHaveLength(screen.getAllByRole('heading').length);
  for (const picture of pictures) expect(picture.getAttribute('aria-label')).toMatch(/\.$/);
});
