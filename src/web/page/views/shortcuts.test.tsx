// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { App } from '../App.tsx';
import { boards } from '../boards/registry.ts';
import type { Engine } from '../engine/engine.ts';
import { firstGame } from '../state/firstGame.ts';
import { HUMAN } from '../state/players.ts';
import { Session } from '../state/session.ts';
import { shortcutsOn, shortcutsShown } from '../state/shortcuts.ts';

const engine: Engine = {
  state: signal('idle'),
  start: () => {},
  hurry: () => {},
  stop: () => {},
  destroy: () => {},
};

function show(moves: readonly string[] = ['a6', 'g6', 'b6']): Session {
  const own = { ...HUMAN, opponent: 'own' };
  const session = new Session({ ...firstGame(boards[0]), players: [HUMAN, own], moves }, boards);
  session.pause();
  render(<App session={session} engine={engine} />);
  return session;
}

const press = (key: string, target: Element = document.body): boolean => fireEvent.keyDown(target, { key });

afterEach(() => {
  cleanup();
  shortcutsOn.value = 'on';
  shortcutsShown.value = false;
});

describe('single keys', () => {
  it('step through the game', () => {
    const session = show();
    const seen = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowLeft', 'End', 'ArrowRight'].map(
      (key) => {
        press(key);
        return session.shownPly.value;
      },
    );
    expect(seen).toEqual([2, 1, 2, 0, 0, 3, 3]);
    expect(session.cursor.value).toBeUndefined();
  });

  it('take back, start a new game, and bring the old one back', () => {
    const session = show();
    press('u');
    expect(session.moves.value).toEqual(['a6', 'g6']);
    press('N');
    expect(session.moves.value).toEqual([]);
    press('u');
    expect(session.moves.value).toEqual(['a6', 'g6']);
  });

  it('turn hints and the board', async () => {
    const session = show();
    press('h');
    expect(session.hints.value).toBe(true);
    press('h');
    expect(session.hints.value).toBe(false);
    const first = (): string | null => document.querySelector('[role=gridcell]')!.getAttribute('data-cell');
    expect(first()).toBe('a7');
    press('f');
    await screen.findByLabelText('g1, black stone');
    await expect.poll(first).toBe('g1');
    expect(document.querySelector('.player-side')?.textContent).toBe('Black');
  });

  it('are listed on request, and can be turned off there', () => {
    const session = show();
    press('?');
    expect(shortcutsShown.value).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: 'Shortcuts on', hidden: true }));
    shortcutsShown.value = false;
    press('u');
    press('?');
    expect(session.moves.value).toEqual(['a6', 'g6', 'b6']);
    expect(shortcutsShown.value).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(shortcutsShown.value).toBe(true);
  });

  it('are named by the buttons that do the same', () => {
    show();
    const titles = screen.getAllByTitle(/\(.+\)$/).map((element) => element.getAttribute('title'));
    expect(titles).toEqual(
      expect.arrayContaining(['Undo (U)', 'One move back (←)', 'New game (N)', 'Hints on or off (H)']),
    );
  });

  it.each([
    ['a text field', () => screen.getByLabelText('Spec'), ['u', 'n', '?', 'ArrowLeft', 'Home']],
    ['the position', () => screen.getByLabelText('as text, or paste another'), ['u', 'ArrowLeft', 'End']],
    ['a list to choose from', () => screen.getByLabelText('Black is played by'), ['n', 'h', 'ArrowLeft']],
    ['radio buttons', () => screen.getByLabelText('Community'), ['ArrowLeft', 'Home']],
    ['the open dialog', () => screen.getByText('Close'), ['u', 'ArrowLeft', 'n']],
  ])('stay with %s', (_, field, keys) => {
    const session = show();
    const before = session.snapshot();
    const taken = keys.filter((key) => !press(key, field()));
    expect(taken).toEqual([]);
    expect(session.snapshot()).toEqual(before);
    expect(session.cursor.value).toBeUndefined();
  });

  it('do not touch what the browser does with Ctrl, Alt or Cmd', () => {
    const session = show();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      fireEvent.keyDown(document.body, { key: 'n', ...held });
    expect(session.ply.value).toBe(3);
  });
});

describe('arrow keys on the board', () => {
  const focused = (): string | null => document.activeElement?.getAttribute('data-cell') ?? null;
  const cell = (name: string): SVGGElement => document.querySelector<SVGGElement>(`[data-cell="${name}"]`)!;

  it('go from cell to cell when it was reached with the keyboard', async () => {
    const session = show();
    await act(() => cell('c4').focus());
    press('ArrowLeft', cell('c4'));
    expect(focused()).toBe('b4');
    expect(session.cursor.value).toBeUndefined();
  });

  it('step through the game after a press with mouse or finger, until the keyboard takes over', async () => {
    const session = show();
    fireEvent.pointerDown(cell('c4'));
    await act(() => cell('c4').focus());
    press('ArrowLeft', cell('c4'));
    expect(session.shownPly.value).toBe(2);
    expect(focused()).toBe('c4');
    press('ArrowUp', cell('c4'));
    expect(focused()).toBe('c5');
    press('ArrowLeft', cell('c5'));
    expect(focused()).toBe('b5');
    expect(session.shownPly.value).toBe(2);
  });
});
