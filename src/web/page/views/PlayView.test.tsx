// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../boards/registry.ts';
import type { Engine } from '../engine/engine.ts';
import { firstGame } from '../state/firstGame.ts';
import { HUMAN, type Player } from '../state/players.ts';
import { Session } from '../state/session.ts';
import { PlayView } from './PlayView.tsx';

const engine: Engine = {
  state: signal('idle'),
  start: () => {},
  hurry: () => {},
  stop: () => {},
  destroy: () => {},
};

function show(players: readonly Player[] = [HUMAN, HUMAN], moves: readonly string[] = []): Session {
  const session = new Session({ ...firstGame(boards[0]), players, moves }, boards);
  render(<PlayView session={session} engine={engine} />);
  return session;
}

afterEach(cleanup);

describe('the view of a game', () => {
  it('is a grid with rows, of which one cell can be tabbed to', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'Ataxx board, 7 by 7' });
    expect(within(grid).getAllByRole('row')).toHaveLength(7);
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells).toHaveLength(49);
    expect(cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('can be played with the keyboard, and Escape puts the stone back', async () => {
    const session = show();
    const grid = screen.getByRole('grid');
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(session.held.value).toBe('a7');
    fireEvent.keyDown(grid, { key: 'Escape' });
    expect(session.held.value).toBeUndefined();
    fireEvent.keyDown(grid, { key: ' ' });
    await screen.findByLabelText('a7, black stone, picked up');
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    await screen.findByLabelText('a6, empty, clone here');
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(session.moves.value).toEqual(['a6']);
  });

  it('starts another size at once before the first move, and asks after it', async () => {
    const session = show();
    fireEvent.click(screen.getByLabelText('5'));
    expect(session.position.value).toBe('x3o/5/5/5/o3x x 0 1');
    session.play('a4');
    fireEvent.click(screen.getByLabelText('6'));
    expect(session.moves.value).toEqual(['a4']);
    fireEvent.click(await screen.findByRole('button', { name: 'New game with these rules' }));
    expect(session.position.value).toBe('x4o/6/6/6/6/o4x x 0 1');
  });

  it('brings the size of a map with the map', () => {
    const session = show();
    fireEvent.click(screen.getByLabelText('Nonlinear'));
    expect(session.chosen.value).toEqual({ preset: 'uai', size: 8, map: 'nonlinear' });
    fireEvent.click(screen.getByLabelText('4'));
    expect(session.chosen.value).toEqual({ preset: 'uai', size: 4, map: 'none' });
  });

  it('explains a wrong spec and keeps the player, then takes a right one', async () => {
    const own: Player = { ...HUMAN, opponent: 'own', own: 'uct(iterations=10)' };
    const session = show([HUMAN, own]);
    const field = screen.getByLabelText('Spec');
    fireEvent.input(field, { target: { value: 'uct(c=abc)' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be "abc"');
    expect(session.players.value[1]).toEqual(own);
    fireEvent.input(field, { target: { value: 'greedy' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(session.players.value[1]?.own).toBe('greedy');
  });

  it('shows the spec behind a friendly name and its strength', async () => {
    const session = show([HUMAN, { ...HUMAN, opponent: 'uct', level: 0 }]);
    screen.getByText('uct(c=1, playout=clones(r=4), iterations=200)');
    fireEvent.input(screen.getByRole('slider'), { target: { value: '4' } });
    expect(session.players.value[1]?.level).toBe(4);
    await screen.findByText('uct(c=1, playout=clones(r=4), iterations=100000)');
  });
});

describe('the end of a game', () => {
  const dice: Player = { ...HUMAN, opponent: 'random' };

  function end(players: readonly Player[]): Session {
    const session = show(players);
    session.setPosition('x3/4/o3/4 o 0 1');
    session.play('a3');
    return session;
  }

  it('offers a rematch, which undo takes back', async () => {
    const session = end([HUMAN, dice]);
    fireEvent.click(await screen.findByRole('button', { name: 'Rematch' }));
    expect(session.moves.value).toEqual([]);
    expect(session.players.value).toEqual([HUMAN, dice]);
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back the last game' }));
    expect(session.over.value).toBe(true);
  });

  it('offers to switch sides, unless they are alike', async () => {
    const session = end([HUMAN, dice]);
    fireEvent.click(await screen.findByRole('button', { name: 'Switch sides' }));
    expect(session.players.value).toEqual([dice, HUMAN]);
    cleanup();
    end([HUMAN, HUMAN]);
    await screen.findByRole('button', { name: 'Rematch' });
    expect(screen.queryByRole('button', { name: 'Switch sides' })).toBeNull();
  });
});
