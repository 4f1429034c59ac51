// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Tab } from '../../../../test/page/tab.ts';
import { App } from '../App.tsx';
import type { AppState } from '../state/appState.ts';
import { PERSON } from '../state/players.ts';
import { shortcutsOn } from '../state/shortcuts.ts';

const MOVES = ['a6', 'g6', 'b6'];

async function show(): Promise<AppState> {
  const tab = new Tab();
  const { app } = tab;
  await app.games.begin('ataxx', {}, [PERSON, { kind: 'agent', spec: 'greedy' }]);
  app.session.pause();
  for (const move of MOVES) {
    await app.session.play(move);
    app.session.pause();
  }
  await tab.settle();
  render(<App app={app} />);
  await screen.findByRole('grid');
  return app;
}

const plyOf = ({ session }: AppState): number | undefined => session.node.value?.ply;

const press = (key: string, target: Element = document.body): boolean => fireEvent.keyDown(target, { key });

afterEach(() => {
  cleanup();
  shortcutsOn.value = 'on';
});

describe('single keys', () => {
  it('step through the game', async () => {
    const app = await show();
    const seen = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowLeft', 'End', 'ArrowRight'].map(
      (key) => {
        press(key);
        return plyOf(app);
      },
    );
    expect(seen).toEqual([2, 1, 2, 0, 0, 3, 3]);
  });

  it('take back, and start a new game', async () => {
    const app = await show();
    press('u');
    expect(plyOf(app)).toBe(2);
    press('N');
    await expect.poll(() => app.session.open.value?.round).toBe(2);
    expect(plyOf(app)).toBe(0);
  });

  it('turn analysis, threats and the board', async () => {
    const { analyst, session } = await show();
    for (const [key, flag] of [
      ['a', analyst.isOn],
      ['x', analyst.isThreat],
      ['p', session.isPaused],
    ] as const) {
      const before = flag.value;
      press(key);
      expect(flag.value).toBe(!before);
      press(key);
      expect(flag.value).toBe(before);
    }
    const first = (): string | null => document.querySelector('[role=gridcell]')!.getAttribute('data-cell');
    expect(first()).toBe('a7');
    press('f');
    await expect.poll(first).toBe('g1');
    expect(document.querySelector('.player-side')?.textContent).toBe('Black');
  });

  it('are listed on request, and can be turned off there', async () => {
    const app = await show();
    press('?');
    expect(app.overlay.value).toBe('shortcuts');
    fireEvent.click(screen.getByRole('switch', { name: 'Shortcuts on', hidden: true }));
    app.overlay.value = undefined;
    press('u');
    press('?');
    expect([plyOf(app), app.overlay.value]).toEqual([3, undefined]);
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(app.overlay.value).toBe('shortcuts');
  });

  it('open the rules and the kept games', async () => {
    const app = await show();
    press('r');
    expect(app.overlay.value).toBe('rules');
    await screen.findByRole('heading', { name: 'Landing converts', hidden: true });
    app.overlay.value = undefined;
    press('g');
    expect(app.overlay.value).toBe('games');
  });

  it('are named by the buttons that do the same', async () => {
    await show();
    const titles = screen.getAllByTitle(/\(.+\)$/).map((element) => element.getAttribute('title'));
    expect(titles).toEqual(
      expect.arrayContaining(['Undo (U)', 'One move back (←)', 'New game (N)', 'Analysis on or off (A)']),
    );
  });

  it.each([
    ['a text field', () => screen.getByLabelText('Spec'), ['u', 'n', '?', 'ArrowLeft', 'Home']],
    ['the position', () => screen.getByLabelText('as text, or paste another'), ['u', 'ArrowLeft', 'End']],
    ['a list to choose from', () => screen.getByLabelText('Black is played by'), ['n', 'a', 'ArrowLeft']],
    ['radio buttons', () => screen.getByLabelText('Community'), ['ArrowLeft', 'Home']],
    [
      'a dialog',
      () => screen.getByRole('switch', { name: 'Shortcuts on', hidden: true }),
      ['u', 'ArrowLeft', 'n'],
    ],
  ])('stay with %s', async (_, field, keys) => {
    const app = await show();
    const taken = keys.filter((key) => !press(key, field()));
    expect(taken).toEqual([]);
    expect([plyOf(app), app.session.open.value?.round]).toEqual([3, 1]);
  });

  it('do not touch what the browser does with Ctrl, Alt or Cmd', async () => {
    const app = await show();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      fireEvent.keyDown(document.body, { key: 'u', ...held });
    expect(plyOf(app)).toBe(3);
  });
});

describe('arrow keys on the board', () => {
  const focused = (): string | null => document.activeElement?.getAttribute('data-cell') ?? null;
  const cell = (name: string): SVGGElement => document.querySelector<SVGGElement>(`[data-cell="${name}"]`)!;

  it('go from cell to cell when it was reached with the keyboard', async () => {
    const app = await show();
    await act(() => cell('c4').focus());
    press('ArrowLeft', cell('c4'));
    expect([focused(), plyOf(app)]).toEqual(['b4', 3]);
  });

  it('step through the game after a press with mouse or finger, until the keyboard takes over', async () => {
    const app = await show();
    fireEvent.pointerDown(cell('c4'));
    await act(() => cell('c4').focus());
    press('ArrowLeft', cell('c4'));
    expect([focused(), plyOf(app)]).toEqual(['c4', 2]);
    press('ArrowUp', cell('c4'));
    expect(focused()).toBe('c5');
    press('ArrowLeft', cell('c5'));
    expect([focused(), plyOf(app)]).toEqual(['b5', 2]);
  });
});
