// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Tab } from '../../../../test/page/tab.ts';
import { PERSON, type Player } from '../state/players.ts';
import { PlayView } from './PlayView.tsx';

const RANDOM: Player = { kind: 'agent', spec: 'random' };

async function show(players: readonly Player[] = [PERSON, PERSON], chosen = {}): Promise<Tab> {
  const tab = new Tab();
  await tab.app.games.begin('ataxx', chosen, players);
  await tab.settle();
  render(<PlayView app={tab.app} />);
  await screen.findByRole('grid');
  return tab;
}

const lineOf = ({ app: { session } }: Tab): string[] => session.line.value.slice(1).map(({ move }) => move);

afterEach(cleanup);

describe('the view of a game', () => {
  it('is a grid with rows, of which one cell can be tabbed to', async () => {
    await show();
    const grid = screen.getByRole('grid', { name: 'Ataxx board, 7 by 7' });
    expect(within(grid).getAllByRole('row')).toHaveLength(7);
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells).toHaveLength(49);
    expect(cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('can be played with the keyboard, and Escape puts the stone back', async () => {
    const tab = await show();
    const { session } = tab.app;
    const grid = screen.getByRole('grid');
    fireEvent.keyDown(grid, { key: 'Enter' });
    await expect.poll(() => session.made.value).toEqual(['a7']);
    fireEvent.keyDown(grid, { key: 'Escape' });
    await expect.poll(() => session.made.value).toEqual([]);
    fireEvent.keyDown(grid, { key: ' ' });
    await screen.findByLabelText('a7, black stone, picked up');
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    await screen.findByLabelText('a6, empty, clone here');
    fireEvent.keyDown(grid, { key: 'Enter' });
    await expect.poll(() => lineOf(tab)).toEqual(['a6']);
  });

  it('can be played from the list of choices', async () => {
    const tab = await show();
    fireEvent.click(screen.getByRole('button', { name: 'a7', hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'c5', hidden: true }));
    await expect.poll(() => lineOf(tab)).toEqual(['a7c5']);
  });

  it('says why a press leads nowhere', async () => {
    await show();
    fireEvent.click(document.querySelector('[data-cell="g7"]')!);
    expect((await screen.findByRole('alert')).textContent).toBe('The stone on g7 belongs to White.');
  });

  it('starts a new game with the rules that were chosen, and a map brings its size', async () => {
    const tab = await show();
    fireEvent.click(screen.getByLabelText('Nonlinear'));
    fireEvent.click(await screen.findByRole('button', { name: 'New game with these rules' }));
    await screen.findByRole('grid', { name: 'Ataxx board, 8 by 8' });
    expect(tab.app.session.open.value?.chosen).toEqual({ preset: 'uai', size: 8, map: 'nonlinear' });
  });

  it('explains a wrong spec while it is typed, and takes a right one', async () => {
    const tab = await show([PERSON, RANDOM]);
    const field = screen.getByLabelText('Spec');
    fireEvent.input(field, { target: { value: 'uct(c=abc)' } });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be "abc"');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(tab.app.session.players.value[1]).toEqual(RANDOM);
    fireEvent.input(field, { target: { value: 'greedy' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await expect.poll(() => tab.app.session.players.value[1]).toEqual({ kind: 'agent', spec: 'greedy' });
  });

  it('lists variations below the move that they replace', async () => {
    const tab = await show();
    const { session } = tab.app;
    await session.play('a6');
    session.goTo(0);
    await session.play('b6');
    const main = await screen.findByRole('list', { name: 'Variation' });
    within(main).getByRole('button', { name: 'Move 1: Black clones to b6' });
    fireEvent.click(screen.getByRole('button', { name: 'Make main line' }));
    await expect.poll(() => session.mainLine.value.at(-1)?.move).toBe('b6');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete from here' }));
    await expect.poll(() => session.nodes.value.size).toBe(2);
  });
});

describe('the end of a game', () => {
  async function end(players: readonly Player[]): Promise<Tab> {
    const tab = await show(players, { size: 4 });
    await tab.app.games.setPosition('x3/4/o3/4 o 0 1');
    await tab.settle();
    await tab.app.session.play('a3');
    await tab.settle();
    return tab;
  }

  it('offers a rematch, and the game that was played is kept', async () => {
    const tab = await end([PERSON, PERSON]);
    screen.getByText('White wins 3 to 0.');
    fireEvent.click(await screen.findByRole('button', { name: 'Rematch' }));
    await expect.poll(() => lineOf(tab)).toEqual([]);
    expect(tab.app.games.library.list().map(({ plies }) => plies)).toEqual([1]);
  });

  it('is told only once its position is there', async () => {
    const { session } = (await end([PERSON, PERSON])).app;
    const status = (): string[] =>
      Array.from(document.querySelectorAll('.status-over'), (line) => line.textContent);
    expect(status()).toEqual(['White wins 3 to 0.']);
    session.position.value = { ...session.position.value!, end: undefined };
    await expect.poll(status).toEqual([]);
  });

  it('offers to switch sides, unless they are alike', async () => {
    const tab = await end([RANDOM, PERSON]);
    fireEvent.click(await screen.findByRole('button', { name: 'Switch sides' }));
    await expect.poll(() => tab.app.session.players.value).toEqual([PERSON, RANDOM]);
    cleanup();
    await end([PERSON, PERSON]);
    await screen.findByRole('button', { name: 'Rematch' });
    expect(screen.queryByRole('button', { name: 'Switch sides' })).toBeNull();
  });
});
