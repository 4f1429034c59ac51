// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, test } from 'vitest';
import { connectFour } from '../../../../../examples/connect-four/connectFour.ts';
import { ticTacToe } from '../../../../../examples/tic-tac-toe/ticTacToe.ts';
import type { Game } from '../../../../core/index.ts';
import { katarenga } from '../../../../games/katarenga/index.ts';
import type { Engine } from '../../engine/engine.ts';
import { firstGame } from '../../state/firstGame.ts';
import { HUMAN } from '../../state/players.ts';
import { Session } from '../../state/session.ts';
import { PlayView } from '../../views/PlayView.tsx';
import { plainBoard } from './index.ts';
import { press } from './press.ts';

const engine: Engine = {
  state: signal('idle'),
  start: () => {},
  hurry: () => {},
  stop: () => {},
  destroy: () => {},
};

function show(game: Game): Session {
  const board = plainBoard(game);
  const session = new Session({ ...firstGame(board), players: [HUMAN, HUMAN] }, [board]);
  render(<PlayView session={session} engine={engine} />);
  return session;
}

afterEach(cleanup);

describe('a game with a grid', () => {
  it('is played by pressing cells, to its end', async () => {
    const session = show(ticTacToe);
    screen.getByRole('grid', { name: 'Tic-tac-toe board, 3 by 3' });
    for (const [i, cell] of ['b2', 'a1', 'a3', 'c1', 'c3', 'a2'].entries()) {
      fireEvent.click(screen.getByLabelText(`${cell}, empty, can be pressed`));
      await screen.findByLabelText(`${cell}, ${'XO'[i % 2]}`);
    }
    expect(session.moves.value).toEqual(['b2', 'a1', 'a3', 'c1', 'c3', 'a2']);
    fireEvent.click(screen.getByLabelText('b3, empty, can be pressed'));
    expect([session.over.value, session.spoken.value]).toEqual([true, 'X plays b3. X wins.']);
  });

  it('takes a press where a stone can go, and no other', () => {
    const session = show(connectFour);
    const grid = screen.getByRole('grid', { name: 'Connect four board, 7 by 6' });
    expect(within(grid).getAllByLabelText(/can be pressed/)).toHaveLength(7);
    fireEvent.click(screen.getByLabelText('d2, empty'));
    expect(session.moves.value).toEqual([]);
    fireEvent.click(screen.getByLabelText('d1, empty, can be pressed'));
    expect(session.moves.value).toEqual(['d']);
  });
});

describe('a game without a grid', () => {
  it('is shown as it is drawn, and played from the list of its moves', async () => {
    const game: Game = katarenga;
    const session = show(game);
    expect(document.querySelector('pre')?.textContent).toBe(game.draw(session.live.value));
    const list = screen.getByRole('list', { name: 'Moves to choose from' });
    const [first] = within(list).getAllByRole('button');
    const move = first!.textContent;
    fireEvent.click(first!);
    expect(session.moves.value).toEqual([move]);
    await screen.findByRole('list', { name: 'Moves to choose from' });
  });
});

test('a move of two cells is made by pressing one after the other', () => {
  // Tic-tac-toe in which a mark is brought from the middle.
  const plain: Game = ticTacToe;
  const brought: Game = {
    ...plain,
    grid: {
      stones: plain.grid!.stones,
      cellsOf: (_state, cell) =>
        cell === 4
          ? []
          : [
              [1, 1],
              [Math.floor(cell / 3), cell % 3],
            ],
    },
  };
  const state = ticTacToe.parsePosition('.../.../...', {});
  expect(press(brought, state, undefined, 'a1')).toEqual({ kind: 'hold', cell: undefined });
  expect(press(brought, state, undefined, 'b2')).toEqual({ kind: 'hold', cell: 'b2' });
  expect(press(brought, state, 'b2', 'b2')).toEqual({ kind: 'hold', cell: undefined });
  expect(press(brought, state, 'b2', 'a1')).toEqual({ kind: 'play', move: 'a1' });
  expect(press(brought, state, undefined, 'move b2')).toEqual({ kind: 'play', move: 'b2' });
});
