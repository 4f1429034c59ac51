// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settleOptions } from '../../../../core/index.ts';
import { type SaboteurState, saboteur } from '../../../../games/saboteur/index.ts';
import { saboteurPage as page } from '../../../worker/games/saboteur/index.ts';
import { legalMoves } from '../../../worker/legalMoves.ts';
import type { LegalMove } from '../../../worker/messages.ts';
import type { Way } from '../../../worker/pageGame.ts';
import { movesAfter, nextSteps } from '../../state/choices.ts';
import type { BoardProps, MoveMark } from '../board.ts';
import { board } from './index.ts';

const { Board, Rules } = board;
const options = settleOptions(saboteur, {});

afterEach(cleanup);

function at(position: string): SaboteurState {
  return saboteur.parsePosition(position, options);
}

function legal(state: SaboteurState): LegalMove[] {
  return legalMoves(saboteur, state).map((move) => ({
    move: saboteur.formatMove(state, move),
    ways: page.ways(state, move),
  }));
}

interface Shown {
  readonly state: SaboteurState;
  readonly viewer?: number | undefined;
  readonly made?: Way;
  readonly marks?: readonly MoveMark[];
  readonly isFlipped?: boolean;
}

interface Calls {
  readonly onChoose: BoardProps<unknown>['onChoose'];
  readonly onCancel: BoardProps<unknown>['onCancel'];
}

function show({ state, viewer, made = [], marks = [], isFlipped = false }: Shown): Calls {
  const isOpen = state.turn >= 0 && (viewer === undefined || viewer === state.turn);
  const moves = isOpen ? legal(state) : [];
  const next = new Map([...nextSteps(moves, made)].map((step) => [step, page.stepTitle(state, step)]));
  const calls = { onChoose: vi.fn<Calls['onChoose']>(), onCancel: vi.fn<Calls['onCancel']>() };
  render(
    <Board
      view={page.view({ state, last: undefined, viewer })}
      node={1}
      isNext={false}
      choice={{ isOpen, made, next, moves: movesAfter(moves, made) }}
      marks={marks}
      isFlipped={isFlipped}
      {...calls}
    />,
  );
  return calls;
}

function step(name: string): Element {
  const found = document.querySelector(`[data-step="${name}"]`);
  if (!found) throw new Error(`nothing on the board for ${name}`);
  return found;
}

/** What is heard of it. */
function nameOf(found: Element): string | null {
  return found.getAttribute('aria-label') ?? found.querySelector('.unseen')?.textContent ?? null;
}

const EARLY = 'hand: 0 5 6 map malus destroy 8; tiles: 6,5=8; gold: 1';

describe('the board of Saboteur', () => {
  it('names the mine, its cells and the cards for those who hear it', () => {
    show({ state: at(EARLY), viewer: 0 });
    const mine = screen.getByRole('grid', { name: 'Mine, rows 4 to 12' });
    within(mine).getByLabelText('row 5, column 5, entrance');
    within(mine).getByLabelText('row 6, column 5, crossing, lit');
    within(mine).getByLabelText('row 12, column 3, left objective, face down');
    const hand = screen.getByRole('toolbar', { name: 'Cards of First' });
    expect(within(hand).getAllByRole('button')).toHaveLength(7);
    within(hand).getByRole('button', { name: 'card 1, straight (up, down)' });
    screen.getByRole('button', { name: 'Second, 7 cards, not blocked' });
  });

  it('has everything that can be chosen, and says which step it is', () => {
    const state = at(EARLY);
    const { onChoose } = show({ state, viewer: 0 });
    for (const name of new Set(legal(state).flatMap(({ ways }) => ways.flat()))) {
      fireEvent.click(step(name));
      expect(onChoose).toHaveBeenLastCalledWith(name);
    }
  });

  it('marks where a chosen tile can be laid, and how it would lie there', () => {
    const corner = { state: at(EARLY), viewer: 0, made: ['card 1'] };
    show(corner);
    expect(step('card 1').getAttribute('aria-pressed')).toBe('true');
    expect(nameOf(step('r7c5'))).toBe('row 7, column 5, empty, lay corner (up, left) here');
    expect(nameOf(step('r8c5'))).toBe('row 8, column 5, empty');
  });

  it('turns a chosen tile where it fits both ways', () => {
    const state = at(EARLY);
    const labels = ([[], ['flip']] as const).map((flips) => {
      cleanup();
      show({ state, viewer: 0, made: ['card 2', ...flips] });
      return [step('card 2'), step('r7c5')].map(nameOf);
    });
    expect(labels).toEqual([
      ['card 3, three-way (up, down, left)', 'row 7, column 5, empty, lay three-way (up, down, left) here'],
      ['card 3, three-way (up, right, down)', 'row 7, column 5, empty, lay three-way (up, right, down) here'],
    ]);
    expect(step('flip').getAttribute('aria-pressed')).toBe('true');
  });

  it('says what an action would do to its target', () => {
    const state = at(EARLY);
    const label = (card: string, target: string): string | null => {
      cleanup();
      show({ state, viewer: 0, made: [card] });
      return nameOf(step(target));
    };
    expect(label('card 4', 'seat 1')).toBe('Second, 7 cards, not blocked, block Second');
    expect(label('card 5', 'r12c7')).toBe('row 12, column 7, right objective, face down, look at it');
    expect(label('card 6', 'r6c5')).toBe('row 6, column 5, crossing, lit, destroy it');
  });

  it('shows a hidden hand as backs and nothing else', () => {
    show({ state: at(EARLY), viewer: 1 });
    expect(document.querySelectorAll('.hidden-hand .card-picture')).toHaveLength(7);
    expect(screen.queryByRole('toolbar', { name: 'Cards of First' })).toBeNull();
    expect(screen.getByRole('toolbar', { name: 'Cards of Second' })).toBeTruthy();
  });

  it('shows both hands where everything is open, and lets the player to move choose', () => {
    show({ state: at(EARLY) });
    screen.getByRole('toolbar', { name: 'Cards of First' });
    screen.getByRole('group', { name: 'Cards of Second' });
    expect(document.querySelectorAll('[data-step^="card "]')).toHaveLength(7);
  });
});

describe('by keyboard', () => {
  it('one cell and one card can be tabbed to, and arrows lead to the others', () => {
    const { onChoose, onCancel } = show({ state: at(EARLY), viewer: 0 });
    const hand = screen.getByRole('toolbar');
    expect(
      within(hand)
        .getAllByRole('button')
        .map((card) => card.tabIndex),
    ).toEqual([0, -1, -1, -1, -1, -1, -1]);
    fireEvent.keyDown(step('card 0'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(step('card 1'));
    fireEvent.keyDown(step('card 1'), { key: 'Enter' });
    expect(onChoose).toHaveBeenLastCalledWith('card 1');
    fireEvent.keyDown(step('card 1'), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('leads up from the hand to the first cell that the chosen card fits', () => {
    const { onChoose } = show({ state: at(EARLY), viewer: 0, made: ['card 0'] });
    fireEvent.keyDown(step('card 0'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(step('r4c5'));
    fireEvent.keyDown(step('r4c5'), { key: ' ' });
    expect(onChoose).toHaveBeenLastCalledWith('r4c5');
  });

  it('cancels once from a button', () => {
    const { onCancel } = show({ state: at(EARLY), viewer: 0, made: ['card 0'] });
    fireEvent.keyDown(step('drop'), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

describe('what a search says', () => {
  const mark = (move: string, ways: readonly Way[], isBest: boolean): MoveMark => ({
    move,
    ways,
    heat: isBest ? 1 : 0.4,
    note: isBest ? '63' : undefined,
    isBest,
  });
  const marks = [mark('0@7,5', [['card 0', 'r7c5']], true), mark('drop:5', [['card 1', 'drop']], false)];

  it('is noted on the card and where it goes', () => {
    show({ state: at(EARLY), viewer: 0, marks });
    expect(step('card 0').textContent).toContain('63');
    expect(step('r7c5').querySelector('.mine-suggestion .ghost')).not.toBeNull();
    expect(step('drop').querySelector('.card-heat')).not.toBeNull();
  });

  it('about a hidden hand is not written on the cards of another', () => {
    show({ state: at(EARLY), viewer: 1, marks });
    expect(screen.getByRole('toolbar', { name: 'Cards of Second' }).querySelector('.card-heat')).toBeNull();
    expect(step('r7c5').querySelector('.ghost')).toBeNull();
  });
});

describe('turned', () => {
  it('the far side is near, and rows and columns keep their numbers', () => {
    show({ state: at(EARLY), viewer: 0, isFlipped: true });
    const [first] = within(screen.getByRole('grid')).getAllByRole('gridcell');
    expect(first!.getAttribute('data-step')).toBe('r12c8');
  });
});

describe('the end', () => {
  it('says who laid the last tile, and shows the tunnel to the nugget', () => {
    const state = at('hand: 0 5 6 map malus destroy 8; tiles: 6,5=8 7,5=8 8,5=8 9,5=8 10,5=0; gold: 1');
    state.play(saboteur.parseMove(state, '0@11,5'));
    show({ state });
    screen.getByRole('button', { name: /^First, .*laid the last tile$/ });
    expect(document.querySelector('.winning-line')).not.toBeNull();
    screen.getByLabelText('row 12, column 5, middle objective, nugget, revealed');
  });
});

describe('the rules', () => {
  it('have a picture for each of them', () => {
    render(<Rules />);
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toContain('Hidden objectives ask for nothing');
    expect(document.querySelectorAll('.rule-picture svg').length).toBeGreaterThan(titles.length);
  });
});
