// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, test } from 'vitest';
import { boardProps } from '../../../../../test/boardProps.ts';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type KatarengaState, katarenga } from '../../../../games/katarenga/index.ts';
import { katarengaPage as page } from '../../../worker/games/katarenga/index.ts';
import type { BoardProps } from '../board.ts';
import { board } from './index.ts';

/**
 *     4 (K) R  N [B]
 *     3  N  B  K  R
 *     2 (R) K  R  B
 *     1 [B](N) R  K
 *        a  b  c  d
 */
const POSITION = 'KRNB/NBKR/RKRB/BNRK w2b/4/w3/bw2 w 1:0 20';

function position(rules: OptionValues = {}, text = POSITION): KatarengaState {
  return katarenga.parsePosition(text, settleOptions(katarenga, { size: 4, ...rules }));
}

afterEach(cleanup);

interface Made {
  readonly rules?: OptionValues;
  readonly made?: readonly string[];
  readonly more?: Partial<BoardProps<unknown>>;
}

/** Shows the position; returns what is chosen. */
function show({ rules = {}, made = [], more = {} }: Made = {}): string[] {
  const chosen: string[] = [];
  const props = boardProps(page, { state: position(rules), made });
  const { Board } = board;
  render(<Board {...props} {...more} view={props.view} onChoose={(step) => chosen.push(step)} />);
  return chosen;
}

const at = (step: string): Element => document.querySelector(`[data-step="${step}"]`)!;
const count = (selector: string): number => document.querySelectorAll(`.board ${selector}`).length;

describe('the board', () => {
  it('says of every square what is there and what can be done', () => {
    show();
    expect(at('b1').getAttribute('aria-label')).toBe('b1, knight tile, white pawn, can move');
    expect(at('c3').getAttribute('aria-label')).toBe('c3, king tile, empty');
    expect(at('a1').getAttribute('aria-label')).toBe('a1, bishop tile, black pawn');
    expect(screen.getByRole('grid', { name: 'Katarenga board, 4 by 4' })).toBeTruthy();
  });

  it('shows points and pawns of both sides', () => {
    show();
    expect(at('white goal').getAttribute('aria-label')).toBe(
      "White's goal, 1 of 2 points, 3 pawns left, take a pawn off for a point",
    );
    expect(at('black goal').textContent).toBe("Black's goal: 0 of 2 points, 2 pawns left");
    expect(at('white goal').querySelectorAll('.pawn')).toHaveLength(1);
  });

  it('has camps in the corners where pawns go into camps', () => {
    show({ rules: { goal: 'camps' } });
    expect(at('white goal').textContent).toBe('Move into a camp');
    expect(at('black goal').textContent).toBe("Black's goal: 0 of 2 camps, 2 pawns left");
  });

  it('reports every press, whatever it leads to', () => {
    const chosen = show();
    for (const step of ['b1', 'c3', 'white goal']) fireEvent.click(at(step));
    expect(chosen).toEqual(['b1', 'c3', 'white goal']);
  });

  it('is turned with its goals', () => {
    show({ more: { isFlipped: true } });
    const steps = [...document.querySelectorAll('[data-step]')].map((place) =>
      place.getAttribute('data-step'),
    );
    expect([steps[0], steps[1], steps.at(-1)]).toEqual(['black goal', 'd1', 'white goal']);
  });
});

describe('a pawn that is picked up', () => {
  it('shows the squares of its tile, and captures apart', () => {
    show({ made: ['a2'] });
    expect(at('a2').getAttribute('aria-selected')).toBe('true');
    expect(at('a3').getAttribute('aria-label')).toBe('a3, knight tile, empty, move here');
    expect(at('a1').getAttribute('aria-label')).toBe('a1, bishop tile, black pawn, capture it');
    expect(at('a1').querySelector('.target-capture')).toBeTruthy();
    expect(count('.target-step')).toBe(4);
    expect(count('.ray')).toBe(3);
  });

  it('leaps on a knight tile, without lines', () => {
    show({ made: ['b1'] });
    expect([count('.target-leap'), count('.target-step'), count('.ray')]).toEqual([3, 0, 0]);
  });

  it('shows why a slide ends: a tile of the same kind, or the length of slides', () => {
    show({ made: ['a2'], rules: { slide: 'untilSameTile' } });
    expect([count('.ray-tile'), count('.ray-bar')]).toEqual([1, 0]);
    cleanup();
    show({ made: ['a2'], rules: { slide: '2' } });
    expect([count('.ray-tile'), count('.ray-bar')]).toEqual([0, 1]);
  });

  it('may be chosen after the goal where several can score', () => {
    const state = position({}, 'KRNB/NBKR/RKBR/BNRK w1wb/4/4/bw2 w 1:0 20');
    const { Board } = board;
    render(<Board {...boardProps(page, { state, made: ['white goal'] })} />);
    expect(at('a4').getAttribute('aria-label')).toBe('a4, king tile, white pawn, take it from here');
    expect(count('.target-capture')).toBe(2);
  });
});

describe('a pawn that is only looked at', () => {
  it('shows where it could go, also out of turn', () => {
    show();
    fireEvent.pointerOver(at('d4'));
    expect(count('.outlook-target')).toBeGreaterThan(0);
    fireEvent.pointerOver(at('c3'));
    expect(count('.outlook-target')).toBe(0);
  });
});

test('only a move that has just been made is in motion', () => {
  const before = position();
  const move = katarenga.parseMove(before, 'a2xa1');
  const state = before.clone();
  state.play(move);
  const props = boardProps(page, { state, last: { before, move } });
  const { Board } = board;
  const { rerender } = render(<Board {...props} />);
  expect([count('.stone-slide'), count('.katarenga-captured .pawn-1'), count('.ground-last')]).toEqual([
    1, 1, 2,
  ]);
  rerender(<Board {...props} isNext={false} />);
  expect([count('.stone-slide'), count('.katarenga-captured .pawn-1'), count('.ground-last')]).toEqual([
    0, 0, 2,
  ]);
});

test('a pawn that has just scored comes from its square', () => {
  const before = position({ goal: 'camps' }, POSITION.replace('1:0', '0:0'));
  const move = katarenga.parseMove(before, 'a4-off');
  const state = before.clone();
  state.play(move);
  const { Board } = board;
  render(<Board {...boardProps(page, { state, last: { before, move } })} />);
  expect(at('white goal').querySelectorAll('.pawn.stone-slide')).toHaveLength(1);
});

test('what a search says is marked on squares and goals', () => {
  const mark = (way: string[], note: string) => ({
    move: way.join('-'),
    ways: [way],
    heat: 0.8,
    note,
    isBest: false,
  });
  show({ more: { marks: [mark(['a4', 'white goal'], '91'), mark(['b1', 'c3'], '63')] } });
  expect([...document.querySelectorAll('.note')].map((note) => note.textContent).toSorted()).toEqual([
    '63',
    '91',
  ]);
  expect([count('.arrow'), count('.heat')]).toEqual([2, 2]);
});

test('the kinds of tiles are explained below, as the rules in force have them', () => {
  show({ rules: { slide: 'untilSameTile' } });
  expect(document.querySelector('.katarenga-legend')!.textContent).toContain(
    'As far as the next rook tile along its row or column',
  );
  cleanup();
  show();
  expect(document.querySelector('.katarenga-legend')!.textContent).toContain(
    'Up to three squares along a diagonal',
  );
});

test('the guide to the rules says which of them are in force', () => {
  const { Rules } = board;
  render(
    <Rules view={page.view({ state: position({ goal: 'camps' }), last: undefined, viewer: undefined })} />,
  );
  const inForce = [...document.querySelectorAll('.is-in-force')].map((variant) => variant.textContent);
  expect(inForce).toHaveLength(3);
  expect(inForce[0]).toContain('Paper, as in this game: three squares at most');
  expect(inForce[1]).toContain('Official, as in this game: it goes into one of two camps');
  cleanup();
  render(<Rules />);
  expect(document.querySelectorAll('.is-in-force')).toHaveLength(0);
});
