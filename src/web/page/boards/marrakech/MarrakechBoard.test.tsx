// @vitest-environment happy-dom
/** The board of Marrakech: what it says, and what pressing leads to. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type MarrakechState, marrakech } from '../../../../games/marrakech/index.ts';
import { marrakechPage } from '../../../worker/games/marrakech/index.ts';
import { legalMoves } from '../../../worker/legalMoves.ts';
import { movesAfter, nextSteps } from '../../state/choices.ts';
import type { BoardProps, MoveMark } from '../board.ts';
import type { MarrakechView } from '../../../worker/games/marrakech/view.ts';
import { board } from './index.ts';

/** Green of Blue lies before Assam, on c4: four squares of it. */
const KNOWN = '1d-d2/2D2/2d2/5/5 c4N p1a die1 30,30 6,6,6,6';
/** The same after a walk: Assam stands on c3. */
const LAYING = '5/1d-d2/3C1/3c1/5 c3N p1a lay 30,30 7,7,7,7';
const AFTER: OptionValues = { preset: 'paper', dieTiming: 'after' };

function at(position: string, given: OptionValues = {}): MarrakechState {
  return marrakech.parsePosition(position, settleOptions(marrakech, given));
}

function propsFor(state: MarrakechState, made: readonly string[] = []): BoardProps<MarrakechView> {
  const moves = state.turn < 0 ? [] : legalMoves(marrakech, state);
  const legal = moves.map((move) => ({
    move: marrakech.formatMove(state, move),
    ways: marrakechPage.ways(state, move),
  }));
  const next = [...nextSteps(legal, made)];
  return {
    view: marrakechPage.view({ state, last: undefined, viewer: undefined }),
    node: 1,
    isNext: false,
    choice: {
      isOpen: moves.length > 0,
      made,
      next: new Map(next.map((step) => [step, marrakechPage.stepTitle(state, step)])),
      moves: movesAfter(legal, made),
    },
    marks: [],
    isFlipped: false,
    onChoose: vi.fn(),
    onCancel: vi.fn(),
  };
}

function show(props: BoardProps<MarrakechView>): BoardProps<MarrakechView> {
  render(<board.Board {...props} />);
  return props;
}

function square(name: string): Element {
  const found = document.querySelector(`.cell[data-step="${name}"]`);
  if (!found) throw new Error(`no square ${name}`);
  return found;
}

afterEach(cleanup);

describe('the market', () => {
  it('says what lies where, and where Assam stands', () => {
    show(propsFor(at(KNOWN)));
    const grid = screen.getByRole('grid', { name: 'Market, 5 by 5' });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(25);
    screen.getByLabelText('b1, green carpet of Blue, joined with c1, area of 4');
    screen.getByLabelText('c4, bare, Assam, facing north');
  });

  it('offers three arrows, each with its toll, and reports the one that is pressed', () => {
    const { onChoose } = show(propsFor(at(KNOWN)));
    fireEvent.click(screen.getByLabelText('Straight on: to c3, pays 4 to Blue'));
    fireEvent.keyDown(screen.getByLabelText('Left: to b4, pays nothing'), { key: 'Enter' });
    expect(vi.mocked(onChoose).mock.calls).toEqual([['straight'], ['left']]);
  });

  it('has one element for every step, with the turn chosen or not', () => {
    for (const made of [[], ['left']]) {
      show(propsFor(at(KNOWN), made));
      for (const step of ['left', 'straight', 'right', 'a1', 'c3'])
        expect(document.querySelectorAll(`[data-step="${step}"]`)).toHaveLength(1);
      cleanup();
    }
  });

  it('shows all walks until one is looked at', () => {
    show(propsFor(at(KNOWN)));
    expect(document.querySelectorAll('.walk-line')).toHaveLength(3);
    fireEvent.focus(screen.getByLabelText('Straight on: to c3, pays 4 to Blue'));
    expect(document.querySelectorAll('.walk-line')).toHaveLength(1);
    expect(document.querySelector('.toll')?.textContent).toBe('−4');
  });

  it('shows what every roll costs where the die is rolled after the turn', () => {
    show(propsFor(at(KNOWN.replace('die1', 'turn'), AFTER)));
    screen.getByLabelText(
      'Straight on: 1 (1 in 6): to c3, pays 4 to Blue; 2 (1 in 3): to c2, pays 4 to Blue; ' +
        '3 (1 in 3): to c1, pays 4 to Blue; 4 (1 in 6): to d1, pays nothing',
    );
    expect(document.querySelectorAll('.roll')).toHaveLength(12);
  });

  it('leaves an agent to its move', () => {
    const props = propsFor(at(KNOWN));
    show({ ...props, choice: { isOpen: false, made: [], next: new Map(), moves: [] } });
    expect(document.querySelectorAll('[role="button"], button')).toHaveLength(0);
  });
});

describe('laying a carpet', () => {
  it('marks the squares beside Assam more strongly than those beyond', () => {
    show(propsFor(at(LAYING, AFTER)));
    const targets = [...document.querySelectorAll('.rug-target')];
    expect(targets.filter((target) => !target.classList.contains('rug-target-far'))).toHaveLength(4);
    expect(targets.length).toBeGreaterThan(4);
  });

  it('shows the carpet before it is laid, and what it may not cover', () => {
    const props = show(propsFor(at(LAYING, AFTER), ['d3']));
    screen.getByLabelText(/^d3, .*, chosen$/);
    expect(document.querySelectorAll('.forbidden')).toHaveLength(1);
    expect(document.querySelectorAll('.rug-ghost .rug-pattern')).toHaveLength(1);
    fireEvent.pointerEnter(square('e3'));
    expect(document.querySelectorAll('.rug-ghost .rug-pattern')).toHaveLength(2);
    fireEvent.click(square('e3'));
    expect(props.onChoose).toHaveBeenCalledWith('e3');
  });

  it('is done by keys', () => {
    const props = show(propsFor(at(LAYING, AFTER)));
    const first = document.querySelector<SVGElement>('.cell[tabindex="0"]');
    expect(first?.getAttribute('data-step')).toBe('c3');
    first?.focus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-step')).toBe('c4');
    fireEvent.keyDown(document.activeElement!, { key: ' ' });
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(props.onChoose).toHaveBeenCalledWith('c4');
    expect(props.onCancel).toHaveBeenCalledTimes(1);
  });

  it('tells what the area under the pointer costs', () => {
    show(propsFor(at(LAYING, AFTER)));
    fireEvent.pointerEnter(square('d3'));
    screen.getByText(/area of 2: the others pay 2 to Blue here/);
    expect(document.querySelectorAll('.area rect')).toHaveLength(2);
  });
});

describe('what a search says', () => {
  const mark = (way: string[], more: Partial<MoveMark>): MoveMark => ({
    move: way.join(''),
    ways: [way],
    heat: 0,
    note: undefined,
    isBest: false,
    ...more,
  });
  const marks = [
    mark(['straight', 'b3', 'a3'], { heat: 1, note: '63', isBest: true }),
    mark(['straight', 'd3', 'd2'], { heat: 0.5, note: '60' }),
    mark(['left', 'a4', 'a5'], { heat: 0.2, note: '52' }),
  ];
  const notes = (): (string | null)[] => [...document.querySelectorAll('.note')].map((n) => n.textContent);

  it('is noted at the arrows first, with the best move drawn', () => {
    show({ ...propsFor(at(KNOWN)), marks });
    expect(notes()).toEqual(['52', '63']);
    expect(document.querySelectorAll('.best-walk, .carpet-mark-best')).toHaveLength(2);
  });

  it('is noted at the carpets once the turn is chosen', () => {
    show({ ...propsFor(at(KNOWN), ['straight']), marks });
    expect(notes()).toEqual(['63', '60']);
    expect(document.querySelectorAll('.carpet-mark')).toHaveLength(2);
  });
});

describe('the last move', () => {
  const before = at(KNOWN);
  const move = marrakech.parseMove(before, 'Sb3b4');
  const rolling = before.clone();
  rolling.play(move);
  const rolled = rolling.clone();
  rolled.play(2);
  const afterMove = {
    ...propsFor(rolling),
    view: marrakechPage.view({ state: rolling, last: { before, move }, viewer: undefined }),
    node: 2,
  };
  const afterRoll = {
    ...propsFor(rolled),
    view: marrakechPage.view({
      state: rolled,
      last: { before: rolling, move: 2 },
      decision: { before, move },
      viewer: undefined,
    }),
    node: 3,
    isNext: true,
  };

  it('moves Assam and unrolls the carpet only if it has just been made', () => {
    show({ ...afterMove, isNext: true });
    expect(document.querySelectorAll('.assam-walks, .rug-unrolls')).toHaveLength(2);
    cleanup();
    show(afterMove);
    expect(document.querySelectorAll('.assam-walks, .rug-unrolls')).toHaveLength(0);
    expect(document.querySelectorAll('.last-rug')).toHaveLength(1);
  });

  it('is not cut short by the roll that follows, and stays marked', () => {
    const { rerender } = render(<board.Board {...afterMove} isNext />);
    const walking = document.querySelector('.assam-walks');
    rerender(<board.Board {...afterRoll} />);
    expect(document.querySelector('.assam-walks')).toBe(walking);
    expect(document.querySelectorAll('.last-rug')).toHaveLength(1);
    screen.getByLabelText('The die shows 2');
  });
});

it('turns the board around', () => {
  show({ ...propsFor(at(KNOWN)), isFlipped: true });
  const names = [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('data-step'));
  expect(names.slice(0, 6)).toEqual(['e5', 'd5', 'c5', 'b5', 'a5', 'e4']);
});

it('shows purses, carpets left and who is out', () => {
  const state = at('5/5/5/5/5 d4N p1a turn 60,out,30,30 12,12,12,12', {
    preset: 'official4',
    size: 5,
  });
  show(propsFor(state));
  const players = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(players.map((player) => player.textContent)).toEqual([
    expect.stringContaining('60 coins'),
    expect.stringContaining('out'),
    expect.stringContaining('12 gold carpets left'),
    expect.stringContaining('30 coins'),
  ]);
});

it('explains the rules in pictures that say which variant is played', () => {
  const { view } = propsFor(at(KNOWN));
  render(<board.Rules view={view} />);
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(9);
  expect(document.body.textContent).toMatch(/The paper \(as in this game\): the die is rolled first/);
  cleanup();
  render(<board.Rules />);
  expect(document.body.textContent).not.toMatch(/this game/);
});
